import { createHash } from 'node:crypto';

/** A version is stored with every consent and printed on signed documents, so it is short and of plain characters. */
const USABLE = /^[\x20-\x7E]{1,100}$/;

/**
 * The version that a text gives itself in its first line `Last updated: …`; a text without a usable one is known by its
 * sha256, so that every change of it still is a new version (design §10).
 */
export function versionOf(text: string): string {
  const given = /^Last updated:(.*)$/m.exec(text)?.[1]?.trim() ?? '';
  return USABLE.test(given) ? given : createHash('sha256').update(text).digest('hex');
}
