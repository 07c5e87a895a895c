import type { FontName } from './font-files.ts';
import type { Fonts } from './fonts.ts';
import { FONT_FEATURES } from './glyph-cache.ts';
import type { TextLine } from './sheet.ts';
import type { Letter } from './typeset.ts';

const MARK = /\p{M}/u;

/** A text in one font at a position: what a single PDF operator shows. */
export interface GlyphPiece {
  readonly font: FontName;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Splits a line where the font changes, and letters with marks, because PDF does not position marks itself. */
export function glyphPieces(line: TextLine, fonts: Fonts): GlyphPiece[] {
  let { x } = line;
  return joinLetters(line.letters).flatMap((run) => {
    const place = { x, y: line.y, size: line.size };
    x += run.width * line.size;
    return MARK.test(run.text)
      ? placeMarks(run, place, fonts)
      : [{ font: run.font, text: run.text, x: place.x, y: place.y }];
  });
}

function joinLetters(letters: readonly Letter[]): Letter[] {
  const runs: Letter[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last === undefined || last.font !== letter.font || MARK.test(last.text + letter.text)) {
      runs.push(letter);
    } else {
      runs[runs.length - 1] = { font: last.font, text: last.text + letter.text, width: last.width + letter.width };
    }
  }
  return runs;
}

function placeMarks(
  { text, font }: Letter,
  { x, y, size }: { x: number; y: number; size: number },
  fonts: Fonts,
): GlyphPiece[] {
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
