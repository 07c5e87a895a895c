import { z } from 'zod';
import { exactHttpUrl, securityContact } from './config-values.ts';
import { SETTING_TEXTS } from './setting-texts.ts';

/** Where the seal comes from. */
export interface SealConfig {
  /** Address of a time-stamping authority (RFC 3161); undefined: seals have no time stamps. */
  readonly timestampUrl: string | undefined;
  /** The seal key and its certificates, in PEM; undefined: the service makes its own. */
  readonly files: { readonly key: string; readonly certificate: string } | undefined;
}

/** The settings of the seal and of the other evidence. */
export const SEAL_VARIABLES = {
  SEAL_KEY_FILE: z
    .string()
    .optional()
    .register(SETTING_TEXTS, {
      en: 'PEM file of a seal key (P-256).',
      zh: '电子印章私钥（P-256）的 PEM 文件。',
      unset: { en: 'the service makes its own', zh: '由服务自行生成' },
    }),
  SEAL_CERT_FILE: z.string().optional().register(SETTING_TEXTS, {
    en: 'PEM file of its certificate, followed by those that lead to its root.',
    zh: '印章证书的 PEM 文件；印章证书在前，其后依次为上级证书直至根证书。',
  }),
  TSA_URL: exactHttpUrl.optional().register(SETTING_TEXTS, {
    en: 'Time-stamping authority (RFC 3161). Its token for each sealed document is kept beside it; documents and mails do not wait for it.',
    zh: '时间戳服务（RFC 3161）的地址。每份盖章文件的时间戳单独保存，签署和邮件都不会等待它。',
    unset: { en: 'no time stamps', zh: '没有时间戳' },
  }),
  CHECKPOINT_INTERVAL: z.coerce
    .number('must be a number of seconds from 1 to 86400')
    .int()
    .min(1)
    .max(86_400)
    .default(3600)
    .register(SETTING_TEXTS, {
      en: 'Seconds between two signed checkpoints of the audit events, 1 to 86400; none is made while nothing happens.',
      zh: '两次签名检查点之间的秒数，1 到 86400；期间没有审计记录则不产生检查点。',
    }),
  SECURITY_CONTACT: securityContact.optional().register(SETTING_TEXTS, {
    en: 'Where vulnerabilities are reported, named in `/.well-known/security.txt`: an e-mail address, or a `mailto:`, `https:` or `tel:` address.',
    zh: '接收漏洞报告的联系方式，公布在 `/.well-known/security.txt`：邮箱，或以 `mailto:`、`https:`、`tel:` 开头的地址。',
    unset: { en: 'none', zh: '不公布' },
  }),
};

type SealVariables = z.output<z.ZodObject<typeof SEAL_VARIABLES>>;

/** The settings of the seal as the service uses them. */
export function toSealConfig(variables: SealVariables): SealConfig {
  const { SEAL_KEY_FILE: key, SEAL_CERT_FILE: certificate, TSA_URL: timestampUrl } = variables;
  return { files: key === undefined || certificate === undefined ? undefined : { key, certificate }, timestampUrl };
}
