import { createHash } from 'node:crypto';

/** A version is stored with every consent and printed on signed documents, so it must be short and printable. */
const USABLE = /^[\x20-\x7E]{1,100}$/;

/**
 * Returns the version that a text states in its first line `Last updated: …`; without a usable one the SHA-256 of the
 * text, so that every change is still a new version.
 */
export function versionOf(text: string): string {
  const given = /^Last updated:(.*)$/m.exec(text)?.[1]?.trim() ?? '';
  return USABLE.test(given) ? given : createHash('sha256').update(text).digest('hex');
}
