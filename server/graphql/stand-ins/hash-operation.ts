import { type BinaryToTextEncoding, hash } from 'node:crypto';

/** A text to be hashed, with the methods of Node's streams that Apollo Server calls. */
interface Hashing {
  update(text: string): { digest(encoding: BinaryToTextEncoding): string };
}

/**
 * Stands in the build for `@apollo/utils.createhash`: Apollo Server hashes the text of every operation, and opening a
 * stream for it takes four times as long as the hash itself.
 */
export function createHash(algorithm: string): Hashing {
  return { update: (text) => ({ digest: (encoding) => hash(algorithm, text, encoding) }) };
}
