import { isEmail, normalizeEmail } from './email.ts';
import { trimEndOf } from './trim-end.ts';

/** Most addresses that are taken at once. */
export const EMAIL_LIST_MAX = 500;

/** Addresses found in a text. */
export interface EmailList {
  /** Each once, in the order of the text. */
  readonly emails: readonly string[];
  /** What looks like an address and is none. */
  readonly wrong: readonly string[];
}

/**
 * Finds the addresses in a pasted text or a CSV file: separated by white space, commas, semicolons or tabs, in quotes
 * or angle brackets. Everything without an `@`, such as names and headings, is passed over.
 */
export function findEmails(text: string): EmailList {
  const words = text
    .split(/[\s,;，；、"'<>()]+/u)
    .map((word) => trimEndOf(word.replace(/^(?:mailto:|\uFEFF)+/i, ''), '.'))
    .filter((word) => word.includes('@'));
  const found = new Map(words.map((word) => [normalizeEmail(word), word]));
  const unique = [...found.values()];
  return { emails: unique.filter(isEmail), wrong: unique.filter((word) => !isEmail(word)) };
}
