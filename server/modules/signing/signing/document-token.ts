import { createHash, randomBytes } from 'node:crypto';

/** The secret part of the address of a signed document: 256 random bits. Only its hash is stored. */
export function newDocumentToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a document token's hash, by which it is stored and looked up. */
export function hashDocumentToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
