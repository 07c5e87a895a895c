import { z } from 'zod';
import { flag, isLoopback, mailbox, smtpUrl } from './config-values.ts';

/** How mail is sent: over SMTP, or captured and shown at `/mailbox`. */
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly requireTls: boolean; readonly from: string }
  | { readonly kind: 'capture'; readonly from: string };

/** The settings of the service's own mail. */
export const MAIL_VARIABLES = {
  SMTP_URL: smtpUrl.optional(),
  SMTP_TLS: z.enum(['required', 'optional'], 'must be required or optional').optional(),
  SHOW_MAILBOX: flag.default(false),
  MAIL_FROM: mailbox.default('Signet <no-reply@localhost>'),
};

type Variables = z.output<z.ZodObject<typeof MAIL_VARIABLES>>;

/** Mails hold codes and passwords, so over a network they go encrypted unless the operator says otherwise. */
export function toMailConfig({ SMTP_URL: url, SMTP_TLS: tls, MAIL_FROM: from }: Variables): MailConfig {
  if (url === undefined) {
    return { kind: 'capture', from };
  }
  const isLocal = isLoopback(new URL(url).hostname);
  return { kind: 'smtp', url, requireTls: tls === undefined ? !isLocal : tls === 'required', from };
}

/** Captured mails hold other people's codes and passwords: returns why they cannot be shown as the settings ask. */
export function mailboxContradiction({
  SHOW_MAILBOX: isShown,
  SMTP_URL: smtp,
  PUBLIC_URL: publicUrl = 'http://localhost',
  DATABASE_URL: database,
}: Variables & { readonly PUBLIC_URL?: string | undefined; readonly DATABASE_URL?: string | undefined }):
  | string
  | undefined {
  const isTrial = smtp === undefined && database === undefined && isLoopback(new URL(publicUrl).hostname);
  return isShown && !isTrial
    ? 'SHOW_MAILBOX: is for trying Signet out: with a PUBLIC_URL of this machine, without SMTP_URL and DATABASE_URL'
    : undefined;
}
