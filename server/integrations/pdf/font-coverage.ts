import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { FONT_FILES, type FontName } from './font-files.ts';
import { graphemes } from './graphemes.ts';

const FONT_NAMES: readonly FontName[] = ['latin', 'hanzi', 'hangul'];
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** The first and last code point of every range, in order. */
type Ranges = readonly (readonly [first: number, last: number])[];

const loaded = new Map<FontName, Ranges>();

/** The code points that a font has glyphs for, from the list beside it, because unpacking the font would be slow. */
export function rangesOf(font: FontName): Ranges {
  const ranges = loaded.get(font) ?? readRanges(font);
  loaded.set(font, ranges);
  return ranges;
}

/** The file with a font's code points: one range in hexadecimal per line. */
export function coverageFile(font: FontName): string {
  return join(projectRoot, FONT_FILES[font].replace(/\.ttf\.br$/, '.coverage.txt'));
}

function readRanges(font: FontName): Ranges {
  const lines = readFileSync(coverageFile(font), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [first = '', last = first] = line.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/**
 * Finds the first user-perceived character that none of our fonts can print; undefined when all can be. Control and
 * format characters, including line breaks, cannot.
 */
export function unprintableCharacter(text: string): string | undefined {
  return graphemes(text).find((grapheme) => fontFor(grapheme, FONT_NAMES) === undefined);
}

/** The first of the fonts, in order of preference, that can print the whole character. */
export function fontFor(grapheme: string, preference: readonly FontName[]): FontName | undefined {
  return INVISIBLE.test(grapheme) ? undefined : preference.find((name) => covers(rangesOf(name), grapheme));
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
