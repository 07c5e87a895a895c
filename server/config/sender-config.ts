import { z } from 'zod';
import { httpUrl, mailServers, smtpUrl } from './config-values.ts';
import { COMMON_SERVERS, type SenderServer } from './sender-servers.ts';

/** Google as an OAuth provider: its consent page, its token endpoint, and our client there. */
export interface GoogleConfig {
  readonly url: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** How mail is sent from a community's own address. Without a server it is captured, like all other mail. */
export interface SenderConfig {
  /** Server that an address logs in to with its authorisation code. */
  readonly smtpUrl: string | undefined;
  /** The servers that a manager may choose from; the first is that of `smtpUrl`. */
  readonly servers: readonly [SenderServer, ...SenderServer[]];
  readonly gmailSmtpUrl: string | undefined;
  /** Undefined when Gmail addresses cannot be authorised. */
  readonly google: GoogleConfig | undefined;
}

const senderSmtpUrl = smtpUrl
  .refine((url) => (URL.parse(url)?.username ?? '') === '', 'must hold no user and password: each sender has its own')
  .optional();

/** The settings of sender addresses. */
export const SENDER_VARIABLES = {
  SENDER_SMTP_URL: senderSmtpUrl,
  SENDER_SMTP_SERVERS: mailServers.prefault(''),
  GMAIL_SMTP_URL: senderSmtpUrl,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_URL: httpUrl.default('https://accounts.google.com'),
  GOOGLE_API_URL: httpUrl.default('https://oauth2.googleapis.com'),
};

/** Tencent's business mail, which serves any domain. */
const TENCENT = 'smtps://smtp.exmail.qq.com:465';

function serverOf(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? (protocol === 'smtps:' ? '465' : '587') : port}`;
}

type SenderVariables = z.output<z.ZodObject<typeof SENDER_VARIABLES>>;

/** In capture mode, mails of communities are captured too unless a server is given for them. */
export function toSenderConfig(variables: SenderVariables, captured: boolean): SenderConfig {
  const { SENDER_SMTP_URL: own, SENDER_SMTP_SERVERS: listed } = variables;
  const unlessCaptured = (url: string): string | undefined => (captured ? undefined : url);
  return {
    smtpUrl: own ?? unlessCaptured(TENCENT),
    servers: [
      { name: serverOf(own ?? TENCENT), domains: [] },
      ...(own === undefined ? COMMON_SERVERS : []),
      ...listed.map((name) => ({ name, domains: [] })),
    ],
    gmailSmtpUrl: variables.GMAIL_SMTP_URL ?? unlessCaptured('smtps://smtp.gmail.com:465'),
    google: toGoogleConfig(variables),
  };
}

function toGoogleConfig(variables: SenderVariables): GoogleConfig | undefined {
  const { GOOGLE_URL: url, GOOGLE_API_URL: apiUrl, GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = variables;
  return id === undefined || secret === undefined ? undefined : { url, apiUrl, clientId: id, clientSecret: secret };
}
