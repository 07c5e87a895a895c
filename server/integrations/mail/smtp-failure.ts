import { AppError } from '#server/errors/app-error.ts';

/**
 * What a failed attempt to send means: the code `refused` when the server does not let us log in, else
 * `failed_to_send_email`, both with a `reason` that names no person. The cause is left out: it quotes the server, and
 * servers quote addresses and log-in names.
 */
export function toSmtpFailure(error: unknown, refused: 'invalid_email_auth_code' | 'failed_to_send_email'): AppError {
  // Our own failures travel through the SMTP library as the cause of one that it can write on.
  if (error instanceof Error && error.cause instanceof AppError) {
    return error.cause;
  }
  return new AppError(isLoginRefused(error) ? refused : 'failed_to_send_email', { reason: reasonOf(error) });
}

/** Answers to `AUTH` that are about the command or the connection, not about who logs in (RFC 4954 §6). */
const NOT_ABOUT_THE_LOGIN = new Set([500, 501, 502, 503, 504, 530, 538]);

function isLoginRefused(error: unknown): boolean {
  const status = Number(read(error, 'responseCode'));
  return read(error, 'code') === 'EAUTH' && status >= 500 && !NOT_ABOUT_THE_LOGIN.has(status);
}

/** Which step failed and by what codes, such as `EENVELOPE RCPT TO 550 5.1.1`. */
function reasonOf(error: unknown): string {
  const enhancedStatus = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(read(error, 'response')))?.[1];
  const parts = [read(error, 'code'), read(error, 'command'), read(error, 'responseCode'), enhancedStatus];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
}

function read(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
