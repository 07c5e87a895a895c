import { randomBytes } from 'node:crypto';

/** Letters and digits that are not confused when read aloud: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a reference such as `SG-7K2M-9QXD-04TB`: 60 random bits, so it neither repeats nor reveals a count. */
export function newReference(): string {
  const letters = Array.from(randomBytes(12), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return ['SG', letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}
