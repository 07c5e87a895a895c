import type { Config } from '#server/config/config.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createCaptureTransport } from './capture-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Creates the configured transport for the service's own mail. */
export function createMailTransport(config: Config): MailTransport {
  const { mail } = config;
  return mail.kind === 'smtp' ? createSmtpTransport(mail.url, { requireTls: mail.requireTls }) : captureMail(config);
}

/** Keeps mail in the data directory, where `/mailbox` shows it. Error: `system_error` without a data directory. */
export function captureMail({ database }: Config): MailTransport {
  if (database.kind !== 'embedded') {
    throw new AppError('system_error', { reason: 'mail is captured only on the embedded database' });
  }
  return createCaptureTransport(database.dataDir);
}
