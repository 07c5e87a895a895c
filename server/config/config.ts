import { z } from 'zod';
import { CODE_PLATFORMS, type CodePlatformName } from '#rules/code-platform.ts';
import type { Language } from '#rules/language.ts';
import {
  CODE_PLATFORM_VARIABLES,
  toCodePlatformApis,
  toCodePlatformConfigs,
  type CodePlatformApis,
  type CodePlatformConfigs,
} from './code-platform-config.ts';
import { DATABASE_VARIABLES, databaseContradiction, toDatabaseConfig, type DatabaseConfig } from './database-config.ts';
import { isDemoByDefault } from './demo-config.ts';
import { FOOTER_VARIABLES, toFooterConfig, type FooterConfig } from './footer-config.ts';
import { GATE_VARIABLES, toGateConfig, type GateConfig } from './gate-config.ts';
import { LIMIT_VARIABLES } from './limit-config.ts';
import { MAIL_VARIABLES, mailboxContradiction, toMailConfig, type MailConfig } from './mail-config.ts';
import { cookieContradiction, NETWORK_VARIABLES } from './network-config.ts';
import { FREE_MAIL_DOMAINS } from './restricted-email-domains.ts';
import { SEAL_VARIABLES, toSealConfig, type SealConfig } from './seal-config.ts';
import { SECRET_VARIABLES, type NamedKey } from './secret-config.ts';
import { SENDER_VARIABLES, toSenderConfig, type SenderConfig } from './sender-config.ts';
import { SIGNING_VARIABLES } from './signing-config.ts';

/** A Markdown text in a public repository: one language of a policy document. */
export interface PolicyDocumentSource {
  readonly platform: CodePlatformName;
  readonly owner: string;
  readonly repo: string;
  readonly path: string;
  readonly language: Language;
}

/** The validated settings of an operator; `docs/operations/configuration.md` describes each variable. */
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

/** The configuration is unusable; the message names each variable and its problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The settings by subject, in the order in which the documentation has them. */
export const SETTING_GROUPS = {
  network: NETWORK_VARIABLES,
  database: DATABASE_VARIABLES,
  secrets: SECRET_VARIABLES,
  mail: MAIL_VARIABLES,
  senders: SENDER_VARIABLES,
  codePlatforms: CODE_PLATFORM_VARIABLES,
  gate: GATE_VARIABLES,
  signing: SIGNING_VARIABLES,
  evidence: SEAL_VARIABLES,
  limits: LIMIT_VARIABLES,
  appearance: FOOTER_VARIABLES,
};

const VARIABLES = z.object({
  ...SETTING_GROUPS.network,
  ...SETTING_GROUPS.database,
  ...SETTING_GROUPS.secrets,
  ...SETTING_GROUPS.mail,
  ...SETTING_GROUPS.senders,
  ...SETTING_GROUPS.codePlatforms,
  ...SETTING_GROUPS.gate,
  ...SETTING_GROUPS.signing,
  ...SETTING_GROUPS.evidence,
  ...SETTING_GROUPS.limits,
  ...SETTING_GROUPS.appearance,
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
  const contradiction =
    cookieContradiction(variables) ?? databaseContradiction(variables) ?? mailboxContradiction(variables);
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
