import { z } from 'zod';
import { httpUrl, smtpUrl } from './config-values.ts';

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
  GMAIL_SMTP_URL: senderSmtpUrl,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_URL: httpUrl.default('https://accounts.google.com'),
  GOOGLE_API_URL: httpUrl.default('https://oauth2.googleapis.com'),
};

type SenderVariables = z.output<z.ZodObject<typeof SENDER_VARIABLES>>;

/** In capture mode, mails of communities are captured too unless a server is given for them. */
export function toSenderConfig(variables: SenderVariables, captured: boolean): SenderConfig {
  const unlessCaptured = (url: string): string | undefined => (captured ? undefined : url);
  return {
    smtpUrl: variables.SENDER_SMTP_URL ?? unlessCaptured('smtps://smtp.exmail.qq.com:465'),
    gmailSmtpUrl: variables.GMAIL_SMTP_URL ?? unlessCaptured('smtps://smtp.gmail.com:465'),
    google: toGoogleConfig(variables),
  };
}

function toGoogleConfig(variables: SenderVariables): GoogleConfig | undefined {
  const { GOOGLE_URL: url, GOOGLE_API_URL: apiUrl, GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = variables;
  return id === undefined || secret === undefined ? undefined : { url, apiUrl, clientId: id, clientSecret: secret };
}
