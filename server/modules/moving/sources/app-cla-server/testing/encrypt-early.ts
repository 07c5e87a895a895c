import { createCipheriv } from 'node:crypto';

/** The setting of an invented server. */
export const EARLY_KEY = '0123456789abcdef0123456789abcdef';

/** Of the address `li.lei@example.org`, as the reference has it. */
export const VECTOR = '0a0b0c0d0e0f1011121314155566aaded73bd6003fd330ddd2721ecd1f7b5b1691b610df6fb2180da28b93b4f0bf';

const NONCE = Buffer.from(VECTOR.slice(0, 24), 'hex');

/** Encrypts a text as P1 does. */
export function encryptEarly(text: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', EARLY_KEY, NONCE);
  return Buffer.concat([NONCE, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}
