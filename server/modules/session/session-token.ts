import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 random bits, in characters that are safe in cookies and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the form in which a secret is stored and looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
