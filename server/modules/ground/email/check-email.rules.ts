import { isEmail, toAsciiEmail } from '#rules/email.ts';
import { canReceiveMail } from '#rules/mail-reach.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Trims and checks a typed address, and returns it with its domain in ASCII. Error: `invalid_email` with the field. */
export function checkEmail(given: string, field = 'email'): string {
  const email = given.trim();
  if (!isEmail(email)) {
    throw new AppError('invalid_email', { field });
  }
  return toAsciiEmail(email);
}

/** Where mail arrives, and the field that an address was typed into. */
export interface MailPlace {
  readonly reachableDomains: readonly string[];
  readonly field?: string;
}

/**
 * Does the same for an address that a mail is sent to. Error: `invalid_email` with the field, and with the reason
 * `unreachable` when no mail can arrive there.
 */
export function checkMailbox(given: string, { reachableDomains, field = 'email' }: MailPlace): string {
  const email = checkEmail(given, field);
  if (!canReceiveMail(email, reachableDomains)) {
    throw new AppError('invalid_email', { field, reason: 'unreachable' });
  }
  return email;
}
