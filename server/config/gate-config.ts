import { z } from 'zod';
import { CODE_PLATFORMS, type CodePlatformKey, type CodePlatformName } from '#rules/code-platform.ts';
import type { GatePlatformName } from '#rules/gate-platform.ts';
import { type httpUrl, urlPrefixes } from './config-values.ts';
import { SETTING_TEXTS } from './setting-texts.ts';

/** A GitHub App of the operator. */
export interface GithubAppConfig {
  readonly appId: string;
  /** PEM. */
  readonly privateKey: string;
  readonly webhookSecret: string;
  /** Its name in addresses, from which it is installed; undefined when not given. */
  readonly slug: string | undefined;
}

/** Addresses of an instance of a code platform. */
export interface InstanceConfig {
  readonly url: string;
  readonly apiUrl: string;
}

/** What the operator sets about judging pull requests. */
export interface GateConfig {
  readonly githubApp: GithubAppConfig | undefined;
  /** The instance of each platform that is meant when none is named. */
  readonly instances: Readonly<
    Record<CodePlatformName, InstanceConfig> & Partial<Record<GatePlatformName, InstanceConfig>>
  >;
  /** Prefixes of the addresses of self-hosted platforms. */
  readonly platformUrls: readonly URL[];
  /** Seconds between two sweeps. */
  readonly sweepSeconds: number;
}

/** Environment variables cannot always hold line breaks, so `\n` stands for one. */
const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => /-----BEGIN (RSA )?PRIVATE KEY-----/.test(text), 'must be a private key in PEM');

/** The settings of the gate. */
export const GATE_VARIABLES = {
  GITHUB_APP_ID: z
    .string()
    .regex(/^\d+$/, 'must be a number')
    .optional()
    .register(SETTING_TEXTS, {
      en: 'A GitHub App of the operator that judges pull requests, all three of its settings or none. Its webhooks go to `$PUBLIC_URL/hooks/github/github-app`.',
      zh: '运维人员的 GitHub App，用于检查合并请求；它的三项设置要么都设置，要么都不设置。其 Webhook 发往 `$PUBLIC_URL/hooks/github/github-app`。',
      unset: { en: 'managers register Apps of their own', zh: '由社区管理员注册自己的 App' },
    }),
  GITHUB_APP_PRIVATE_KEY: pem.optional().register(SETTING_TEXTS, {
    en: 'PEM; `\\n` may stand for a line break.',
    zh: 'PEM 私钥；换行可写作 `\\n`。',
  }),
  GITHUB_APP_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must hold at least 16 characters')
    .optional()
    .register(SETTING_TEXTS, { en: 'At least 16 characters.', zh: '至少 16 个字符。' }),
  GITHUB_APP_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be as in the address of the App')
    .optional()
    .register(SETTING_TEXTS, {
      en: 'Name of that App in its address, shown to managers.',
      zh: '该 App 地址中的名称，会显示给社区管理员。',
    }),
  PLATFORM_URLS: urlPrefixes.prefault('').register(SETTING_TEXTS, {
    en: 'Addresses of self-hosted code platforms that may be connected, separated by spaces.',
    zh: '允许接入的自建代码平台地址，以空格分隔。',
    example: 'https://github.example.org/',
  }),
  GATE_SWEEP_SECONDS: z.coerce
    .number('must be a number of seconds from 1 to 86400')
    .int()
    .min(1)
    .max(86_400)
    .default(120)
    .register(SETTING_TEXTS, {
      en: 'Seconds after which lost webhooks and pull requests without a verdict are looked for again, 1 to 86400; a start looks at once.',
      zh: '每隔多少秒补查遗漏的 Webhook 和尚无结论的合并请求，1 到 86400；启动时会立即补查一次。',
    }),
  WEBHOOK_TARGETS: urlPrefixes.prefault('').register(SETTING_TEXTS, {
    en: 'URL prefixes, separated by spaces, that [webhooks](docs/webhooks.md) may be sent to although they are http or private. Any public https address is allowed without it.',
    zh: '允许 [Webhook](docs/webhooks.zh.md) 发往的 http 或内网网址前缀，以空格分隔；公网 https 地址无需列出。',
    example: 'http://ci.internal:8080/',
  }),
};

type GateVariables = z.output<z.ZodObject<typeof GATE_VARIABLES>> &
  Readonly<Record<`${CodePlatformKey}_URL` | `${CodePlatformKey}_API_URL`, z.output<typeof httpUrl>>>;

export function toGateConfig(variables: GateVariables): GateConfig {
  return {
    githubApp: toGithubApp(variables),
    instances: toInstances(variables),
    platformUrls: variables.PLATFORM_URLS,
    sweepSeconds: variables.GATE_SWEEP_SECONDS,
  };
}

function toInstances(variables: GateVariables): GateConfig['instances'] {
  const instances = CODE_PLATFORMS.map(({ name, key }) => [
    name,
    { url: variables[`${key}_URL`], apiUrl: variables[`${key}_API_URL`] },
  ]);
  return Object.fromEntries(instances) as GateConfig['instances'];
}

function toGithubApp(variables: GateVariables): GithubAppConfig | undefined {
  const { GITHUB_APP_ID: appId, GITHUB_APP_PRIVATE_KEY: privateKey, GITHUB_APP_SLUG: slug } = variables;
  const webhookSecret = variables.GITHUB_APP_WEBHOOK_SECRET;
  return appId === undefined || privateKey === undefined || webhookSecret === undefined
    ? undefined
    : { appId, privateKey, webhookSecret, slug };
}
