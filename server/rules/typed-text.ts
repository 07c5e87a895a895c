import { composed, graphemes } from './graphemes.ts';

/** Most UTF-16 units per character that is allowed: marks without end are no name, and 100 characters fit a column. */
const UNITS_PER_CHARACTER = 2.5;

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
/** Stand for a letter that is missing, in names too; never dropped without a word. */
const FILLER = /[\u115F\u1160\u3164\uFFA0]/;
const UNSEEN = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/u;
const JOINER = /[\u200C\u200D]/;
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
const VARIATION = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;
const HAN = /\p{Script=Han}/u;

/**
 * A line as it was meant: trimmed, composed, without the characters that come from a clipboard and show nothing, such
 * as soft hyphens, zero-width spaces and marks of direction. Joiners stay within Arabic and Devanagari, which they
 * shape, and a variation selector stays with its hanzi.
 */
export function typedText(given: string): string {
  return composed(IGNORABLE.test(given) ? withoutIgnorable(given) : given).trim();
}

function withoutIgnorable(text: string): string {
  const characters = Array.from(text);
  return characters.filter((character, index) => !IGNORABLE.test(character) || isNeeded(characters, index)).join('');
}

function isNeeded(characters: readonly string[], index: number): boolean {
  const [before = '', character = '', after = ''] = [characters[index - 1], characters[index], characters[index + 1]];
  if (JOINER.test(character)) {
    return JOINED.test(before) && JOINED.test(after);
  }
  return FILLER.test(character) || (VARIATION.test(character) && HAN.test(before));
}

/** A character as it can be shown in a sentence: itself, or such as `U+3164` when nothing would be seen. */
export function shownCharacter(character: string): string {
  return UNSEEN.test(character) ? numberOf(character) : character;
}

/** The number of a character in Unicode, such as `U+3164`. */
export function numberOf(character: string): string {
  const codes = Array.from(character, (part) => (part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'));
  return codes.map((code) => `U+${code}`).join(' ');
}

/** Whether a text has more characters than allowed, as a reader counts them, or far more units than they take. */
export function isLonger(text: string, maxLength: number): boolean {
  return (
    text.length > maxLength && (text.length > maxLength * UNITS_PER_CHARACTER || graphemes(text).length > maxLength)
  );
}
