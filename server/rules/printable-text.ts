import { graphemes } from './graphemes.ts';
import { type FontName, PRINTABLE } from './printable-ranges.ts';

/** A font whose letters depend on each other: they join, change places or carry marks. */
export type ShapedFont = 'arabic' | 'hebrew' | 'thai' | 'devanagari';

const SHAPED: Readonly<Record<ShapedFont, RegExp>> = {
  arabic: /^\p{Script=Arabic}/u,
  hebrew: /^\p{Script=Hebrew}/u,
  thai: /^\p{Script=Thai}/u,
  devanagari: /^\p{Script=Devanagari}/u,
};
const SHAPED_FONTS = Object.keys(SHAPED) as readonly ShapedFont[];

/** What the shaped fonts are for; their Latin is another font's. */
const SHAPED_BLOCKS =
  /[\u0590-\u08FF\u0900-\u097F\u0E00-\u0E7F\u1CD0-\u1CFF\uA830-\uA83F\uA8E0-\uA8FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10EC0}-\u{10EFF}\u{11B00}-\u{11B5F}]/u;
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const JOINERS = /[\u200C\u200D]/g;
const VARIATIONS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
/** Characters before one that are named with it. */
const CONTEXT = 10;
const HAN = /^\p{Script=Han}/u;

/** The first and last code point of every range, in order. */
type Ranges = readonly (readonly [first: number, last: number])[];

const decoded = new Map<FontName, Ranges>();

/** Whether a font's letters are shaped together. */
export function isShaped(font: FontName): font is ShapedFont {
  return font in SHAPED;
}

/** Whether a text has letters that are shaped together. */
export function needsShaping(text: string): boolean {
  return SHAPED_BLOCKS.test(text);
}

/** The code points that a font prints. */
export function rangesOf(font: FontName): Ranges {
  const ranges = decoded.get(font) ?? decodeRanges(PRINTABLE[font]);
  decoded.set(font, ranges);
  return ranges;
}

/** Ranges as text: each is the gap before it and, of several code points, a dot and their number less one, base 36. */
export function encodeRanges(ranges: Ranges): string {
  let end = 0;
  return ranges
    .map(([first, last]) => {
      const gap = (first - end).toString(36);
      end = last;
      return first === last ? gap : `${gap}.${(last - first).toString(36)}`;
    })
    .join(' ');
}

function decodeRanges(text: string): Ranges {
  let end = 0;
  return text.split(' ').map((range) => {
    const [gap = '', more = '0'] = range.split('.');
    const first = end + Number.parseInt(gap, 36);
    end = first + Number.parseInt(more, 36);
    return [first, end];
  });
}

/** A character that cannot be printed, and up to ten characters that stand before it. */
export interface Unprintable {
  readonly character: string;
  readonly before: string;
}

/**
 * Finds the first user-perceived character that none of our fonts can print; undefined when all can be. Control and
 * format characters, including line breaks, cannot.
 */
export function findUnprintable(text: string): Unprintable | undefined {
  const characters = graphemes(text);
  const index = characters.findIndex((character) => fontFor(character, PRINTING_FONTS) === undefined);
  const character = characters[index];
  return character === undefined
    ? undefined
    : { character, before: characters.slice(Math.max(0, index - CONTEXT), index).join('') };
}

/** All fonts, in the order in which a character is looked up. */
export const PRINTING_FONTS = Object.keys(PRINTABLE) as readonly FontName[];

/** The first of the fonts, in order of preference, that can print the whole character. */
export function fontFor(grapheme: string, preference: readonly FontName[]): FontName | undefined {
  const shaped = SHAPED_FONTS.find((name) => SHAPED[name].test(grapheme));
  const seen = withoutUnseen(grapheme, shaped);
  const candidates = shaped === undefined ? preference : [shaped];
  return INVISIBLE.test(seen) ? undefined : candidates.find((name) => covers(rangesOf(name), seen));
}

/** Joiners only shape the letters beside them, and of a hanzi with a selector the hanzi is printed. */
function withoutUnseen(grapheme: string, shaped: ShapedFont | undefined): string {
  if (shaped !== undefined) {
    return grapheme.replaceAll(JOINERS, '');
  }
  return HAN.test(grapheme) ? grapheme.replaceAll(VARIATIONS, '') : grapheme;
}

function covers(ranges: Ranges, grapheme: string): boolean {
  return Array.from(grapheme).every((character) => holds(ranges, character.codePointAt(0) ?? 0));
}

/** Binary search. */
function holds(ranges: Ranges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ranges[middle]?.[0] ?? Infinity) <= codePoint) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  const [first, last] = ranges[low] ?? [Infinity, -Infinity];
  return first <= codePoint && codePoint <= last;
}
