import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createCaptureTransport } from './capture-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The way out for mail that the configuration asks for. */
export function createMailTransport(config: Config): MailTransport {
  return config.mail.kind === 'smtp' ? createSmtpTransport(config.mail.url) : captureMail(config);
}

/** Keeps mail in the data directory, where `/mailbox` shows it; `system_error` without one. */
export function captureMail({ database }: Config): MailTransport {
  if (database.kind !== 'embedded') {
    throw new AppError('system_error', { reason: 'mail is captured only on the embedded database' });
  }
  return createCaptureTransport(database.dataDir);
}
