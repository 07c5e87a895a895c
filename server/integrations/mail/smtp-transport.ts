import { createTransport } from 'nodemailer';
import { AppError } from '#server/errors/app-error.ts';
import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './to-message.ts';

/** Milliseconds after which a server counts as silent. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Milliseconds after which a mail is given up, however busily the server answers; below the time a job may run. */
const SEND_DEADLINE = 25_000;

/** Sends over SMTP through a pool of connections; `url` is `smtp://` or `smtps://` and may hold credentials. */
export function createSmtpTransport(url: string): MailTransport {
  // The job queue alone retries: a second attempt made here could send a mail twice unseen.
  const pool = createTransport({ url, pool: true, maxRequeues: 0, ...TIMEOUTS });
  return {
    async send(mail) {
      try {
        await pool.sendMail({ ...toMessage(mail), signal: AbortSignal.timeout(SEND_DEADLINE) });
      } catch (error) {
        // Without the cause: it quotes the server, and servers quote addresses and log-in names.
        throw new AppError('failed_to_send_email', { reason: reasonOf(error) });
      }
    },
    close: () => pool.close(),
  };
}

/** Which step failed and by what codes, such as `EENVELOPE RCPT TO 550 5.1.1`. */
function reasonOf(error: unknown): string {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const enhancedStatus = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(read('response')))?.[1];
  const parts = [read('code'), read('command'), read('responseCode'), enhancedStatus];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
}
