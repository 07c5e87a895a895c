import { z } from 'zod';
import { CodePlatformName } from '#rules/code-platform.ts';
import { Language } from '#rules/language.ts';
import { domains, flag, json, urlPrefixes } from './config-values.ts';
import { SETTING_TEXTS } from './setting-texts.ts';

const policyDocuments = json(
  z
    .array(
      z.strictObject({
        platform: z.enum(CodePlatformName),
        owner: z.string().min(1),
        repo: z.string().min(1),
        path: z.string().min(1),
        language: z.enum(Language),
      }),
    )
    .refine((list) => new Set(list.map((item) => item.language)).size === list.length, 'a language is repeated'),
).default([]);

const BUILT_IN = { en: 'the built-in text', zh: '内置文本' };

/** A setting with the sources of one policy document. */
function policySetting(en: string, zh: string) {
  return policyDocuments.clone().register(SETTING_TEXTS, {
    en: `${en}: a JSON array of \`{platform, owner, repo, path, language}\`, Markdown files in public repositories, one per language.`,
    zh: `${zh}：\`{platform, owner, repo, path, language}\` 的 JSON 数组，即公开仓库中的 Markdown 文件，每种语言一个。`,
    unset: BUILT_IN,
  });
}

/** What people sign, and who may. */
export const SIGNING_VARIABLES = {
  CLA_SOURCES: urlPrefixes
    .prefault('https://gitee.com/ https://github.com/ https://raw.githubusercontent.com/')
    .register(SETTING_TEXTS, {
      en: 'URL prefixes, separated by spaces, that CLA PDFs may be downloaded from. A private host must be listed by its IP address.',
      zh: '允许下载 CLA PDF 的网址前缀，以空格分隔。内网主机必须以 IP 地址列出。',
    }),
  PRIVACY_POLICY_DOCUMENTS: policySetting('The privacy policy', '隐私政策'),
  COOKIE_DOCUMENTS: policySetting('The cookie policy', 'Cookie 政策'),
  INFORMATION_LIST_DOCUMENTS: policySetting('The list of personal information that is collected', '个人信息收集清单'),
  MAX_EMPLOYEE_MANAGERS: z.coerce
    .number('must be a whole number from 1 to 1000')
    .int()
    .min(1)
    .max(1000)
    .default(5)
    .register(SETTING_TEXTS, {
      en: 'Most employee managers that a corporation may have, 1 to 1000.',
      zh: '一家企业最多可有的员工管理员人数，1 到 1000。',
    }),
  RESTRICTED_EMAIL_DOMAINS: domains
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a list of domains')))
    .optional()
    .register(SETTING_TEXTS, {
      en: 'Domains, separated by commas, whose addresses, and those of their subdomains, cannot sign for a corporation.',
      zh: '以逗号分隔的域名，这些域名（含子域名）的邮箱不能代表企业签署。',
      unset: { en: 'a maintained list of free-mail and forwarding providers', zh: '内置的免费邮箱和转发邮箱列表' },
    }),
  REACHABLE_DOMAINS: domains
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a list of domains')))
    .prefault('')
    .register(SETTING_TEXTS, {
      en: 'Domains of a closed network, separated by commas or spaces, that mail reaches with all their subdomains although they are reserved or private: `.local`, `.internal`, `.lan`, `.localdomain`, `.home.arpa`, hosts without a dot. No code is sent to other addresses in these.',
      zh: '以逗号或空格分隔的内网域名（含子域名），邮件能够送达这些域名，尽管它们属于保留或私有域名：`.local`、`.internal`、`.lan`、`.localdomain`、`.home.arpa`，以及不含点的主机名。其他此类邮箱不会收到验证码。',
    }),
  LEGACY_LOGIN_WITHOUT_CONSENT: flag.default(false).register(SETTING_TEXTS, {
    en: 'Lets older clients log in that cannot ask for consent to the privacy policy; their sessions need none.',
    zh: '允许无法征求隐私政策同意的旧客户端登录；其会话无需同意。',
  }),
  SIGN_LINK_ALIASES: json(z.record(z.string(), z.string())).default({}).register(SETTING_TEXTS, {
    en: 'JSON object that maps identifiers in old sign links to link ids, with [examples](docs/operations/sign-links.md).',
    zh: 'JSON 对象，将旧签署链接中的标识对应到链接 ID，见[示例](docs/operations/sign-links.md)。',
  }),
  DEFAULT_LANGUAGE: z
    .enum(Language, 'must be zh or en')
    .optional()
    .register(SETTING_TEXTS, {
      en: '`zh` or `en`, for readers whose browser names neither. Without it, those who name other languages get English, and those who name none Chinese.',
      zh: '`zh` 或 `en`，用于浏览器未列出这两种语言的读者。不设置时，列出其他语言的读者看到英文，未列出任何语言的看到中文。',
      unset: { en: 'by browser', zh: '按浏览器' },
    }),
};
