import { isEmail } from '#rules/email.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Trims and checks a typed address. Error: `invalid_email` with the field. */
export function checkEmail(given: string, field = 'email'): string {
  const email = given.trim();
  if (!isEmail(email)) {
    throw new AppError('invalid_email', { field });
  }
  return email;
}
