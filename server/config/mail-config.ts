import { z } from 'zod';
import { flag, isLoopback, mailbox, smtpUrl } from './config-values.ts';
import { SETTING_TEXTS } from './setting-texts.ts';

/** How mail is sent: over SMTP, or captured and shown at `/mailbox`. */
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly requireTls: boolean; readonly from: string }
  | { readonly kind: 'capture'; readonly from: string };

/** The settings of the service's own mail. */
export const MAIL_VARIABLES = {
  SMTP_URL: smtpUrl.optional().register(SETTING_TEXTS, {
    en: '`smtp://` or `smtps://`, with user and password if needed.',
    zh: '`smtp://` 或 `smtps://`，必要时含用户名和密码。',
    unset: {
      en: 'embedded: captured, and shown at `/mailbox` by the link printed at the start',
      zh: '内嵌数据库：截留，可用启动时打印的链接在 `/mailbox` 查看',
    },
  }),
  SMTP_TLS: z
    .enum(['required', 'optional'], 'must be required or optional')
    .optional()
    .register(SETTING_TEXTS, {
      en: '`required`, or `optional` to let mail go unencrypted to a server that offers no encryption.',
      zh: '`required`，或设为 `optional`，允许邮件不加密地发给不支持加密的服务器。',
      unset: { en: '`required`, on this machine `optional`', zh: '`required`，本机为 `optional`' },
      example: 'required',
    }),
  MAIL_FROM: mailbox.default('Signet <no-reply@localhost>').register(SETTING_TEXTS, {
    en: "Sender of mails that do not come from a community's own address.",
    zh: '非社区自有邮箱所发邮件的发件人。',
  }),
  SHOW_MAILBOX: flag.default(false).register(SETTING_TEXTS, {
    en: "Shows captured mails also where `HOST` is not this machine's, as in a [container](docs/operations/container.md); `PUBLIC_URL` must be.",
    zh: '`HOST` 不是本机地址时（例如在[容器](docs/operations/container.md)中）也显示截留的邮件；`PUBLIC_URL` 必须是本机地址。',
  }),
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
