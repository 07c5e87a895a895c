import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, in characters that a cookie and an address can hold. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a secret is stored and looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
