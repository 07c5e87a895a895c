import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedPurpose, SecretKey } from '#server/security/secret-box.ts';

/** Encrypts as earlier releases did with `SECRET_KEY`: the ciphertext names no key and is bound to no place. */
export function encryptUnbound({ secret }: SecretKey, purpose: SealedPurpose, plain: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', secret, 'signet', purpose, 32)), nonce);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}
