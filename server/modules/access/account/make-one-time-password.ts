import { hashPassword } from '#server/security/password-hash.ts';
import { generatePassword } from './create-community-account.ts';

/** A one-time password, which only the mail contains, and its hash. */
export interface OneTimePassword {
  readonly password: string;
  readonly passwordHash: string;
}

/** Makes a one-time password; outside of transactions, because hashing is slow by design. */
export async function makeOneTimePassword(): Promise<OneTimePassword> {
  const password = generatePassword();
  return { password, passwordHash: await hashPassword(password) };
}
