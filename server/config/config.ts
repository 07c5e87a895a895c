import { isIP } from 'node:net';
import { z } from 'zod';
import { CODE_PLATFORMS, CodePlatformName } from '#rules/code-platform.ts';
import { Language } from '#rules/language.ts';
import {
  CODE_PLATFORM_VARIABLES,
  toCodePlatformApis,
  toCodePlatformConfigs,
  type CodePlatformApis,
  type CodePlatformConfigs,
} from './code-platform-config.ts';
import { domains, flag, httpUrl, json, portNumber, proxies, securityContact, urlPrefixes } from './config-values.ts';
import { DATABASE_VARIABLES, databaseContradiction, toDatabaseConfig, type DatabaseConfig } from './database-config.ts';
import { isDemoByDefault } from './demo-config.ts';
import { FOOTER_VARIABLES, toFooterConfig, type FooterConfig } from './footer-config.ts';
import { GATE_VARIABLES, toGateConfig, type GateConfig } from './gate-config.ts';
import { MAIL_VARIABLES, mailboxContradiction, toMailConfig, type MailConfig } from './mail-config.ts';
import { FREE_MAIL_DOMAINS } from './restricted-email-domains.ts';
import { SEAL_VARIABLES, toSealConfig, type SealConfig } from './seal-config.ts';
import { SENDER_VARIABLES, toSenderConfig, type SenderConfig } from './sender-config.ts';

/** A Markdown text in a public repository: one language of a policy document. */
export interface PolicyDocumentSource {
  readonly platform: CodePlatformName;
  readonly owner: string;
  readonly repo: string;
  readonly path: string;
  readonly language: Language;
}

/** The validated settings of an operator; the README describes each variable. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where metrics are served; undefined: nowhere. 0: any free port. */
  readonly metricsPort: number | undefined;
  readonly publicUrl: URL;
  readonly database: DatabaseConfig;
  /** From `SECRET_KEY`; undefined means that one is generated in the data directory. */
  readonly secretKey: string | undefined;
  /** From `SECRET_KEYS`: the first writes, all read. Empty: `secretKey` does both. */
  readonly secretKeys: readonly NamedKey[];
  readonly mail: MailConfig;
  /** Shows captured mails although `host` is not this machine's alone: in a container, whose port is. */
  readonly showMailbox: boolean;
  readonly senders: SenderConfig;
  readonly codePlatforms: CodePlatformConfigs;
  readonly codePlatformApi: CodePlatformApis;
  /** URL prefixes that CLAs may be downloaded from. */
  readonly claSources: readonly URL[];
  /** URL prefixes, beside any public https address, that webhooks may be sent to. */
  readonly webhookTargets: readonly URL[];
  readonly policyDocuments: {
    readonly privacy: readonly PolicyDocumentSource[];
    readonly cookies: readonly PolicyDocumentSource[];
    readonly informationList: readonly PolicyDocumentSource[];
  };
  readonly maxEmployeeManagers: number;
  /** Mails with codes that go out for one link a day, before codes cost work and the service sends them itself. */
  readonly linkMailBudget: number;
  /** What one account may upload in a day, and what may be uploaded at one link. */
  readonly uploadQuota: { readonly files: number; readonly megabytes: number };
  /** Domains whose addresses cannot stand for a corporation, in lower case. */
  readonly restrictedEmailDomains: readonly string[];
  /** Domains, with all their subdomains, that mail reaches although they are reserved or private; in lower case. */
  readonly reachableDomains: readonly string[];
  /** Domain of the session cookies; undefined for this host only. */
  readonly cookieDomain: string | undefined;
  /** Lets older clients that do not know the consent to the privacy policy log in. */
  readonly legacyLoginWithoutConsent: boolean;
  /** Undefined: use the socket's address. Number: how many proxies to trust. String: addresses of trusted proxies. */
  readonly trustProxy: number | string | undefined;
  readonly rateLimitScale: number;
  /** Where vulnerabilities are reported: a `mailto:`, `https:` or `tel:` address; undefined: nowhere. */
  readonly securityContact: string | undefined;
  /** Seconds between two checkpoints of the audit chains. */
  readonly checkpointInterval: number;
  readonly gate: GateConfig;
  readonly seal: SealConfig;
  readonly signLinkAliases: Readonly<Record<string, string>>;
  readonly footer: FooterConfig;
  /** For readers whose browser names none of the languages; undefined: see `preferredLanguage`. */
  readonly defaultLanguage: Language | undefined;
  readonly demo: boolean;
  readonly logLevel: string;
}

/** Minimum length of the secret key, in bytes. */
export const SECRET_KEY_MIN_BYTES = 32;

/** A secret key with the name that ciphertexts call it by. */
export interface NamedKey {
  readonly id: string;
  readonly secret: string;
}

/** The configuration is unusable; the message names each variable and its problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

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

const secretKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => /^([a-z0-9-]{1,32}):(.*)$/.exec(key.trim()) ?? []))
  .transform((keys) => keys.map(([, id = '', secret = '']): NamedKey => ({ id, secret })))
  .refine(
    (keys) => keys.every(({ secret }) => Buffer.byteLength(secret) >= SECRET_KEY_MIN_BYTES),
    'must be id:key, separated by commas, each key of at least 32 bytes',
  )
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'repeats an id')
  .default([]);

const wholeNumber = z.coerce.number('must be a whole number above 0').int().min(1);

const VARIABLES = z.object({
  PORT: portNumber.default(4000),
  METRICS_PORT: portNumber.optional(),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl
    .refine(
      (url) => new URL(url).href === `${new URL(url).origin}/`,
      'must have no path and nothing else after the host',
    )
    .optional(),
  ...DATABASE_VARIABLES,
  SECRET_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= SECRET_KEY_MIN_BYTES, 'must hold at least 32 bytes')
    .optional(),
  SECRET_KEYS: secretKeys,
  ...MAIL_VARIABLES,
  ...SENDER_VARIABLES,
  ...CODE_PLATFORM_VARIABLES,
  CLA_SOURCES: urlPrefixes.prefault('https://gitee.com/ https://github.com/ https://raw.githubusercontent.com/'),
  WEBHOOK_TARGETS: urlPrefixes.prefault(''),
  PRIVACY_POLICY_DOCUMENTS: policyDocuments,
  COOKIE_DOCUMENTS: policyDocuments,
  INFORMATION_LIST_DOCUMENTS: policyDocuments,
  MAX_EMPLOYEE_MANAGERS: z.coerce.number('must be a whole number from 1 to 1000').int().min(1).max(1000).default(5),
  LINK_MAIL_BUDGET: wholeNumber.default(1000),
  UPLOADS_PER_DAY: wholeNumber.default(300),
  UPLOAD_MEGABYTES_PER_DAY: wholeNumber.default(500),
  RESTRICTED_EMAIL_DOMAINS: domains
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a list of domains')))
    .optional(),
  REACHABLE_DOMAINS: domains
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a list of domains')))
    .prefault(''),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name in lower case')
    .optional(),
  LEGACY_LOGIN_WITHOUT_CONSENT: flag.default(false),
  TRUST_PROXY: proxies.optional(),
  ...GATE_VARIABLES,
  ...SEAL_VARIABLES,
  SECURITY_CONTACT: securityContact.optional(),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number above 0').positive().default(1),
  CHECKPOINT_INTERVAL: z.coerce
    .number('must be a number of seconds from 1 to 86400')
    .int()
    .min(1)
    .max(86_400)
    .default(3600),
  SIGN_LINK_ALIASES: json(z.record(z.string(), z.string())).default({}),
  ...FOOTER_VARIABLES,
  DEFAULT_LANGUAGE: z.enum(Language, 'must be zh or en').optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level')
    .default('info'),
});

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
  for (const { key } of CODE_PLATFORMS) {
    refuseHalf(variables, `${key}_CLIENT_ID`, `${key}_CLIENT_SECRET`);
  }
  refuseHalf(variables, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  refuseHalf(variables, 'SEAL_KEY_FILE', 'SEAL_CERT_FILE');
  refuseHalf(variables, 'GITHUB_APP_ID', 'GITHUB_APP_PRIVATE_KEY');
  refuseHalf(variables, 'GITHUB_APP_ID', 'GITHUB_APP_WEBHOOK_SECRET');
  refuseForeignCookies(variables);
  const contradiction = databaseContradiction(variables) ?? mailboxContradiction(variables);
  if (contradiction !== undefined) {
    throw new ConfigError(contradiction);
  }
  if (variables.DATABASE_URL === undefined) {
    return;
  }
  if (variables.SECRET_KEY === undefined && variables.SECRET_KEYS.length === 0) {
    throw new ConfigError('SECRET_KEY: is required with DATABASE_URL, 32 bytes or more that every replica shares');
  }
  if (variables.SMTP_URL === undefined) {
    throw new ConfigError('SMTP_URL: is required with DATABASE_URL, mail is captured only on the embedded database');
  }
}

/** Browsers drop cookies for a foreign domain or a top-level domain, so nobody could log in. */
function refuseForeignCookies({ COOKIE_DOMAIN: domain, PUBLIC_URL: url }: Variables): void {
  const host = new URL(url ?? 'http://localhost').hostname;
  if (domain === undefined || domain === host) {
    return;
  }
  const isParent = host.endsWith(`.${domain}`) && domain.includes('.') && isIP(host) === 0;
  if (!isParent) {
    throw new ConfigError('COOKIE_DOMAIN: must be the host of PUBLIC_URL or a domain that it is in');
  }
}

/** An OAuth client needs both its id and its secret, a seal its key and its certificate: one alone is a mistake. */
function refuseHalf(variables: Variables, id: keyof Variables, secret: keyof Variables): void {
  const missing = [id, secret].filter((name) => variables[name] === undefined);
  if (missing.length === 1) {
    throw new ConfigError(`${missing[0]}: is required with ${missing[0] === id ? secret : id}`);
  }
}

function toConfig(variables: Variables): Config {
  const embedded = variables.DATABASE_URL === undefined;
  const publicUrl = new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`);
  const demo = variables.DEMO ?? isDemoByDefault(embedded, publicUrl);
  return {
    host: variables.HOST,
    port: variables.PORT,
    metricsPort: variables.METRICS_PORT,
    publicUrl,
    database: toDatabaseConfig(variables),
    secretKey: variables.SECRET_KEY,
    secretKeys: variables.SECRET_KEYS,
    mail: toMailConfig(variables),
    showMailbox: variables.SHOW_MAILBOX,
    senders: toSenderConfig(variables, variables.SMTP_URL === undefined),
    codePlatforms: toCodePlatformConfigs(variables),
    codePlatformApi: toCodePlatformApis(variables),
    claSources: variables.CLA_SOURCES,
    webhookTargets: variables.WEBHOOK_TARGETS,
    policyDocuments: {
      privacy: variables.PRIVACY_POLICY_DOCUMENTS,
      cookies: variables.COOKIE_DOCUMENTS,
      informationList: variables.INFORMATION_LIST_DOCUMENTS,
    },
    maxEmployeeManagers: variables.MAX_EMPLOYEE_MANAGERS,
    linkMailBudget: variables.LINK_MAIL_BUDGET,
    uploadQuota: { files: variables.UPLOADS_PER_DAY, megabytes: variables.UPLOAD_MEGABYTES_PER_DAY },
    restrictedEmailDomains: variables.RESTRICTED_EMAIL_DOMAINS ?? FREE_MAIL_DOMAINS,
    reachableDomains: variables.REACHABLE_DOMAINS,
    cookieDomain: variables.COOKIE_DOMAIN,
    legacyLoginWithoutConsent: variables.LEGACY_LOGIN_WITHOUT_CONSENT,
    trustProxy: variables.TRUST_PROXY,
    rateLimitScale: variables.RATE_LIMIT_SCALE,
    securityContact: variables.SECURITY_CONTACT,
    checkpointInterval: variables.CHECKPOINT_INTERVAL,
    gate: toGateConfig(variables),
    seal: toSealConfig(variables),
    signLinkAliases: variables.SIGN_LINK_ALIASES,
    footer: toFooterConfig(variables, demo),
    defaultLanguage: variables.DEFAULT_LANGUAGE,
    demo,
    logLevel: variables.LOG_LEVEL,
  };
}
