import { z } from 'zod';
import { httpUrl, mailServers, smtpUrl } from './config-values.ts';
import { COMMON_SERVERS, type SenderServer } from './sender-servers.ts';
import { SETTING_TEXTS } from './setting-texts.ts';

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

const senderSmtpUrl = smtpUrl.refine(
  (url) => (URL.parse(url)?.username ?? '') === '',
  'must hold no user and password: each sender has its own',
);

/** Tencent's business mail, which serves any domain. */
const TENCENT = 'smtps://smtp.exmail.qq.com:465';

const GMAIL = 'smtps://smtp.gmail.com:465';

/** The settings of sender addresses. */
export const SENDER_VARIABLES = {
  SENDER_SMTP_URL: senderSmtpUrl.optional().register(SETTING_TEXTS, {
    en: "Server that communities' own addresses log in to with their authorisation codes, without user and password; over `smtp://` it must offer STARTTLS, unless it runs on this machine.",
    zh: '社区自有邮箱用授权码登录的服务器，不含用户名和密码；使用 `smtp://` 时必须支持 STARTTLS，本机除外。',
    unset: {
      en: 'captured with all other mail, else `smtps://smtp.exmail.qq.com:465`',
      zh: '邮件被截留时一并截留，否则为 `smtps://smtp.exmail.qq.com:465`',
    },
    example: TENCENT,
  }),
  SENDER_SMTP_SERVERS: mailServers.prefault('').register(SETTING_TEXTS, {
    en: 'Further mail servers that communities may choose, as `host:port`, separated by spaces: TLS from the start on port 465, STARTTLS on others. Without `SENDER_SMTP_URL` those of [common providers](server/config/sender-servers.ts) are offered too. A private host must be listed by its IP address.',
    zh: '社区可选的其他邮件服务器，写作 `host:port`，以空格分隔：465 端口直接使用 TLS，其他端口使用 STARTTLS。未设置 `SENDER_SMTP_URL` 时，还会提供[常用邮箱服务商](server/config/sender-servers.ts)的服务器。内网主机必须以 IP 地址列出。',
    example: 'mail.example.org:465 192.0.2.1:587',
  }),
  GMAIL_SMTP_URL: senderSmtpUrl.optional().register(SETTING_TEXTS, {
    en: 'Server that Gmail addresses log in to.',
    zh: 'Gmail 邮箱登录的服务器。',
    unset: {
      en: 'captured with all other mail, else `smtps://smtp.gmail.com:465`',
      zh: '邮件被截留时一并截留，否则为 `smtps://smtp.gmail.com:465`',
    },
    example: GMAIL,
  }),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .register(SETTING_TEXTS, {
      en: 'OAuth client for authorising Gmail addresses; its callback is `$PUBLIC_URL/api/v1/gmail/auth`.',
      zh: '用于授权 Gmail 邮箱的 OAuth 客户端；回调地址为 `$PUBLIC_URL/api/v1/gmail/auth`。',
      unset: { en: 'no Gmail', zh: '不支持 Gmail' },
    }),
  GOOGLE_CLIENT_SECRET: z.string().optional().register(SETTING_TEXTS, { en: 'Its secret.', zh: '该客户端的密钥。' }),
  GOOGLE_URL: httpUrl.default('https://accounts.google.com').register(SETTING_TEXTS, {
    en: 'Where people authorise a Gmail address.',
    zh: '用户授权 Gmail 邮箱的地址。',
  }),
  GOOGLE_API_URL: httpUrl.default('https://oauth2.googleapis.com').register(SETTING_TEXTS, {
    en: 'Where the service fetches tokens for it.',
    zh: '服务获取相应令牌的地址。',
  }),
};

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
    gmailSmtpUrl: variables.GMAIL_SMTP_URL ?? unlessCaptured(GMAIL),
    google: toGoogleConfig(variables),
  };
}

function toGoogleConfig(variables: SenderVariables): GoogleConfig | undefined {
  const { GOOGLE_URL: url, GOOGLE_API_URL: apiUrl, GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = variables;
  return id === undefined || secret === undefined ? undefined : { url, apiUrl, clientId: id, clientSecret: secret };
}
