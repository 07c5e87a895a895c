import { AppError } from '#server/errors/app-error.ts';

/**
 * Translates a failed attempt to send: `refused` when the server refuses the login, otherwise `failed_to_send_email`,
 * both with a `reason` that names no person. Drops the cause, because servers quote addresses and login names.
 */
export function toSmtpFailure(error: unknown, refused: 'invalid_email_auth_code' | 'failed_to_send_email'): AppError {
  // Our own errors pass through the SMTP library as the cause of an error that it can modify.
  if (error instanceof Error && error.cause instanceof AppError) {
    return error.cause;
  }
  return new AppError(isLoginRefused(error) ? refused : 'failed_to_send_email', { reason: reasonOf(error) });
}

/** Replies to `AUTH` about the command or the connection rather than the login (RFC 4954 §6). */
const NOT_ABOUT_THE_LOGIN = new Set([500, 501, 502, 503, 504, 530, 538]);

function isLoginRefused(error: unknown): boolean {
  const status = Number(read(error, 'responseCode'));
  return read(error, 'code') === 'EAUTH' && status >= 500 && !NOT_ABOUT_THE_LOGIN.has(status);
}

/** The step that failed and its codes, such as `EENVELOPE RCPT TO 550 5.1.1`. */
function reasonOf(error: unknown): string {
  const enhancedStatus = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(read(error, 'response')))?.[1];
  const parts = [read(error, 'code'), read(error, 'command'), read(error, 'responseCode'), enhancedStatus];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
}

function read(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
