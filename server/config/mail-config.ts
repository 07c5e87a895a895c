import { z } from 'zod';
import { isLoopback, mailbox, smtpUrl } from './config-values.ts';

/** How mail is sent: over SMTP, or captured and shown at `/mailbox`. */
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly requireTls: boolean; readonly from: string }
  | { readonly kind: 'capture'; readonly from: string };

/** The settings of the service's own mail. */
export const MAIL_VARIABLES = {
  SMTP_URL: smtpUrl.optional(),
  SMTP_TLS: z.enum(['required', 'optional'], 'must be required or optional').optional(),
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
