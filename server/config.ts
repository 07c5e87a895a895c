import { isIP } from 'node:net';
import { z } from 'zod';

/** A Markdown text in a public repository: one language of a policy (specification §3). */
export interface PolicyDocumentSource {
  readonly platform: 'github' | 'gitee';
  readonly owner: string;
  readonly repo: string;
  readonly path: string;
  readonly language: 'en' | 'zh';
}

/** Where the data lives: an embedded database of this process alone, or a PostgreSQL server. */
export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | { readonly kind: 'postgresql'; readonly url: string };

/** How mail leaves: over SMTP, or kept and shown at `/mailbox`. */
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'capture'; readonly from: string };

/** Everything an operator can set, checked; the meaning of each variable is in the README. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: URL;
  readonly database: DatabaseConfig;
  /** From `SECRET_KEY`; undefined means: generated in the data directory. */
  readonly secretKey: string | undefined;
  readonly mail: MailConfig;
  readonly codePlatformApi: Readonly<Record<'github' | 'gitee', string>>;
  readonly policyDocuments: {
    readonly privacy: readonly PolicyDocumentSource[];
    readonly cookies: readonly PolicyDocumentSource[];
    readonly informationList: readonly PolicyDocumentSource[];
  };
  readonly maxEmployeeManagers: number;
  /** False: the socket's address counts. A number: that many proxies are believed. A text: these addresses are. */
  readonly trustProxy: false | number | string;
  readonly rateLimitScale: number;
  readonly signLinkAliases: Readonly<Record<string, string>>;
  readonly footer: { readonly icp: string; readonly police: string; readonly copyright: string };
  readonly demo: boolean;
  readonly logLevel: string;
}

/** Shortest secret key, in bytes (design §10). */
export const SECRET_KEY_MIN_BYTES = 32;

/** The configuration cannot be used; the message names each variable and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, ctx): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        ctx.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const httpUrl = z
  .url({ protocol: /^https?$/, message: 'must be an http or https URL' })
  .transform((text) => text.replace(/\/+$/, ''));

const policyDocuments = json(
  z
    .array(
      z.strictObject({
        platform: z.enum(['github', 'gitee']),
        owner: z.string().min(1),
        repo: z.string().min(1),
        path: z.string().min(1),
        language: z.enum(['en', 'zh']),
      }),
    )
    .refine((list) => new Set(list.map((item) => item.language)).size === list.length, 'a language is repeated'),
).default([]);

const VARIABLES = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl
    .refine(
      (url) => new URL(url).href === `${new URL(url).origin}/`,
      'must have no path and nothing else after the host',
    )
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgresql:// URL' }).optional(),
  DATA_DIR: z.string().default('./data'),
  SECRET_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= SECRET_KEY_MIN_BYTES, 'must hold at least 32 bytes')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z.string().default('Signet <no-reply@localhost>'),
  GITHUB_API_URL: httpUrl.default('https://api.github.com'),
  GITEE_API_URL: httpUrl.default('https://gitee.com/api/v5'),
  PRIVACY_POLICY_DOCUMENTS: policyDocuments,
  COOKIE_DOCUMENTS: policyDocuments,
  INFORMATION_LIST_DOCUMENTS: policyDocuments,
  MAX_EMPLOYEE_MANAGERS: z.coerce.number('must be a number').int().min(1).max(1000).default(5),
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy, 'must be a number of proxies, or their addresses and networks')
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : text))
    .optional(),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive().default(1),
  SIGN_LINK_ALIASES: json(z.record(z.string(), z.string())).default({}),
  FOOTER_ICP: z.string().default(''),
  FOOTER_POLICE: z.string().default(''),
  FOOTER_COPYRIGHT: z.string().default(''),
  DEMO: z
    .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
    .transform((text) => ['true', '1', 'on'].includes(text))
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level')
    .default('info'),
});

function isTrustProxy(text: string): boolean {
  return /^\d+$/.test(text) || text.split(',').every((proxy) => isNetwork(proxy.trim()));
}

/** An IP address, alone or with the length of its network's prefix. */
function isNetwork(text: string): boolean {
  const [, address = '', length = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(length) >= 1 && Number(length) <= longest;
}

type Variables = z.output<typeof VARIABLES>;

/** Reads the configuration from the environment; an empty variable counts as unset. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = VARIABLES.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  refuseContradictions(parsed.data);
  return toConfig(parsed.data);
}

function refuseContradictions(variables: Variables): void {
  if (variables.DATABASE_URL === undefined) {
    return;
  }
  if (variables.SECRET_KEY === undefined) {
    throw new ConfigError('SECRET_KEY: is required with DATABASE_URL, 32 bytes or more that every replica shares');
  }
  if (variables.SMTP_URL === undefined) {
    throw new ConfigError('SMTP_URL: is required with DATABASE_URL, mail is captured only on the embedded database');
  }
}

function toConfig(variables: Variables): Config {
  const embedded = variables.DATABASE_URL === undefined;
  const demo = variables.DEMO ?? embedded;
  return {
    host: variables.HOST,
    port: variables.PORT,
    publicUrl: new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`),
    database:
      variables.DATABASE_URL === undefined
        ? { kind: 'embedded', dataDir: variables.DATA_DIR }
        : { kind: 'postgresql', url: variables.DATABASE_URL },
    secretKey: variables.SECRET_KEY,
    mail: toMailConfig(variables),
    codePlatformApi: { github: variables.GITHUB_API_URL, gitee: variables.GITEE_API_URL },
    policyDocuments: {
      privacy: variables.PRIVACY_POLICY_DOCUMENTS,
      cookies: variables.COOKIE_DOCUMENTS,
      informationList: variables.INFORMATION_LIST_DOCUMENTS,
    },
    maxEmployeeManagers: variables.MAX_EMPLOYEE_MANAGERS,
    trustProxy: variables.TRUST_PROXY ?? false,
    rateLimitScale: variables.RATE_LIMIT_SCALE,
    signLinkAliases: variables.SIGN_LINK_ALIASES,
    footer: toFooter(variables, demo),
    demo,
    logLevel: variables.LOG_LEVEL,
  };
}

function toMailConfig({ SMTP_URL: url, MAIL_FROM: from }: Variables): MailConfig {
  return url === undefined ? { kind: 'capture', from } : { kind: 'smtp', url, from };
}

function toFooter(variables: Variables, demo: boolean): Config['footer'] {
  const example = {
    icp: '示例ICP备00000000号',
    police: '示例公网安备00000000000000号',
    copyright: 'Copyright © Example Infrastructure Team',
  };
  const given = { icp: variables.FOOTER_ICP, police: variables.FOOTER_POLICE, copyright: variables.FOOTER_COPYRIGHT };
  const untouched = Object.values(given).every((text) => text === '');
  return demo && untouched ? example : given;
}

/** The start of a loopback address or name: only this machine can reach the service. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The data directory whose captured mails `/mailbox` shows; undefined when there is no such page (design §8). */
export function mailboxDataDir({ mail, database, host }: Config): string | undefined {
  return mail.kind === 'capture' && database.kind === 'embedded' && isLoopback(host) ? database.dataDir : undefined;
}
