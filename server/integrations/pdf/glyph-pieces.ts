import type { HeldFont } from './font-files.ts';
import type { Fonts } from './fonts.ts';
import { FONT_FEATURES } from './glyph-cache.ts';
import type { Outline } from './outline.ts';
import type { TextLine } from './sheet.ts';
import { directedRuns, type PlacedLetter } from './visual-order.ts';

const MARK = /\p{M}/u;

/** A text in one font at a position: what a single PDF operator shows. */
export interface GlyphPiece {
  readonly font: HeldFont;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A letter that is drawn by its outline. */
export interface DrawnLetter {
  readonly text: string;
  readonly width: number;
  readonly outline: Outline;
}

/** Drawn letters side by side, from left to right. */
export interface DrawnPiece {
  readonly drawn: readonly DrawnLetter[];
  readonly x: number;
  readonly y: number;
}

/** Splits a line where font or direction change, and letters with marks, because PDF does not position marks itself. */
export function glyphPieces(line: TextLine, fonts: Fonts): (GlyphPiece | DrawnPiece)[] {
  const { y, size } = line;
  return directedRuns(line)
    .flatMap(joinLetters)
    .flatMap((letters): (GlyphPiece | DrawnPiece)[] => {
      const [first] = letters;
      if (first === undefined) {
        return [];
      }
      const { x } = first;
      if (isDrawn(first)) {
        return [{ drawn: letters.filter(isDrawn).flatMap(byCharacter), x, y }];
      }
      const { font } = first;
      const text = letters.map((letter) => letter.text).join('');
      return MARK.test(text) ? placeMarks({ font, text, x, y }, size, fonts) : [{ font, text, x, y }];
    });
}

/**
 * One letter per character, the first with the outline of all, from left to right: a PDF reader takes a code of several
 * characters with a mark for one without width, and turns their order round within a text from right to left.
 */
function byCharacter({ text, width, outline, level = 0 }: PlacedLetter & DrawnLetter): DrawnLetter[] {
  const letters = Array.from(text, (character, index) =>
    index === 0 ? { text: character, width, outline } : { text: character, width: 0, outline: [] },
  );
  return level % 2 === 0 ? letters : letters.toReversed();
}

function isDrawn<L extends PlacedLetter>(letter: L): letter is L & DrawnLetter {
  return letter.outline !== undefined;
}

function joinLetters(letters: readonly PlacedLetter[]): PlacedLetter[][] {
  const runs: PlacedLetter[][] = [];
  for (const letter of letters) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run === undefined || last === undefined || !isJoined(last, letter)) {
      runs.push([letter]);
    } else {
      run.push(letter);
    }
  }
  return runs;
}

function isJoined(one: PlacedLetter, other: PlacedLetter): boolean {
  if (isDrawn(one) || isDrawn(other)) {
    return isDrawn(one) && isDrawn(other);
  }
  return one.font === other.font && !MARK.test(one.text + other.text);
}

function placeMarks({ text, font, x, y }: GlyphPiece, size: number, fonts: Fonts): GlyphPiece[] {
  const { outlines } = fonts[font];
  const { positions } = outlines.layout(text, FONT_FEATURES);
  const scale = size / outlines.unitsPerEm;
  let pen = 0;
  return Array.from(text, (character, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const piece = { font, text: character, x: x + (pen + xOffset) * scale, y: y + yOffset * scale };
    pen += xAdvance;
    return piece;
  });
}
