import { type EmailProblem, emailProblem, normalizeEmail, toAsciiEmail } from './email.ts';
import { splitEntries } from './split-entries.ts';

/** Most addresses that are taken at once. */
export const EMAIL_LIST_MAX = 500;

/** What looks like an address and is none. */
export interface WrongEmail {
  /** As it stands in the text. */
  readonly text: string;
  /** `name` when the name beside an address in angle brackets holds another address. */
  readonly problem: EmailProblem | 'name';
}

/** Addresses found in a text. */
export interface EmailList {
  /** Each once, in the order of the text. */
  readonly emails: readonly string[];
  readonly wrong: readonly WrongEmail[];
}

/**
 * Finds the addresses in a pasted text or a CSV file: separated by white space, commas, semicolons or tabs, alone or
 * behind a name, in quotes or brackets. A word with an `@` is an address as a whole, or it is wrong: nothing is cut out
 * of it. Words without an `@`, such as names and headings, are passed over.
 */
export function findEmails(text: string): EmailList {
  const found = splitEntries(text).flatMap(readEntry);
  const emails = new Map(found.filter((word) => word.problem === undefined).map((word) => [word.key, word.email]));
  const wrong = new Map<string, WrongEmail>();
  for (const { text: word, problem } of found) {
    if (problem !== undefined) {
      wrong.set(word, { text: word, problem });
    }
  }
  return { emails: [...emails.values()], wrong: [...wrong.values()] };
}

interface ReadWord {
  readonly text: string;
  readonly email: string;
  readonly key: string;
  readonly problem: WrongEmail['problem'] | undefined;
}

/** In an entry such as `Ann <ann@example.com>` no other address may stand beside the one in angle brackets. */
function readEntry(words: readonly string[]): ReadWord[] {
  const read = words.filter((word) => word.includes('@')).map(readWord);
  const bracketed = read.filter(({ text }) => /[>\uFF1E]$/u.test(text));
  const meant = new Set(bracketed.map(({ key }) => key));
  return read.map((word) =>
    word.problem !== undefined || meant.size === 0 || meant.has(word.key) ? word : { ...word, problem: 'name' },
  );
}

function readWord(word: string): ReadWord {
  const text = stripEnd(word.replaceAll('\uFEFF', ''));
  const bare = unwrap(text);
  return { text, email: toAsciiEmail(bare), key: normalizeEmail(bare), problem: emailProblem(bare) };
}

/** Marks that belong together. `'` and `"` are legal parts of an address, but not at both of its ends. */
const PAIRS = new Map([
  ['"', '"'],
  ["'", "'"],
  ['<', '>'],
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['‘', '’'],
  ['「', '」'],
  ['《', '》'],
  ['〈', '〉'],
  ['【', '】'],
  ['（', '）'],
  ['＜', '＞'],
]);

const OPENING = ['<', '＜', '(', '（'];

/** Returns what stands in the brackets of `Name<address>`, when that is all that follows the name. */
function afterName(word: string): string {
  const opening = OPENING.find((mark) => word.includes(mark) && word.endsWith(PAIRS.get(mark) ?? mark));
  const from = opening === undefined ? 0 : word.lastIndexOf(opening);
  return word.slice(0, from).includes('@') ? word : word.slice(from);
}

/** Takes off the marks that enclose a whole word, and what may stand in front of an address. */
function unwrap(word: string): string {
  const bare = stripEnd(afterName(word.replace(/^mailto:/i, '')));
  const closing = PAIRS.get(bare.charAt(0));
  return closing !== undefined && bare.length > 1 && bare.endsWith(closing) ? unwrap(bare.slice(1, -1).trim()) : bare;
}

/** Takes off what ends a sentence. */
function stripEnd(word: string): string {
  let end = word.length;
  while (end > 0 && '.。:：'.includes(word.charAt(end - 1))) {
    end -= 1;
  }
  return word.slice(0, end);
}
