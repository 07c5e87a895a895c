import { Path2D } from '@napi-rs/canvas';
import type { Fonts } from '../fonts.ts';
import { FONT_FEATURES } from '../glyph-cache.ts';
import { widthOf } from '../line-breaking.ts';
import { type Outline, UNITS_PER_EM } from '../outline.ts';
import { PALETTE } from '../palette.ts';
import { SHEET, type Sheet, type TextLine } from '../sheet.ts';
import { directedRuns } from '../visual-order.ts';
import { type Area, type Bitmap, blankSheet, compareInk } from './render.ts';

type Context = ReturnType<typeof blankSheet>['context'];

/**
 * For each line of a sheet, how far the ink of a rendered page differs from the outlines of the complete fonts: 0 is
 * the same picture, 1 a missing line. Reveals subsets with blank or wrong glyphs, whatever the text layer says.
 */
export function lineDeviations(page: Bitmap, sheet: Sheet, fonts: Fonts): { text: string; deviation: number }[] {
  const lines = sheet.filter((item) => item.kind === 'text').filter(({ letters }) => letters.length > 0);
  const { context, read } = blankSheet(SHEET.width, SHEET.height);
  for (const line of lines) {
    drawOutlines(context, line, fonts);
  }
  const expected = read();
  return lines.map((line) => {
    const { expectedInk, difference } = compareInk(page, expected, areaOf(line));
    return { text: line.letters.map(({ text }) => text).join(''), deviation: difference / expectedInk };
  });
}

function areaOf({ x, y, letters, size }: TextLine): Area {
  return { left: x, bottom: y - size * 0.2, right: x + widthOf(letters) * size, top: y + size * 0.9 };
}

function drawOutlines(context: Context, line: TextLine, fonts: Fonts): void {
  const { red, green, blue } = PALETTE[line.tint];
  context.fillStyle = `rgb(${red * 255}, ${green * 255}, ${blue * 255})`;
  for (const { text, font, outline, x } of directedRuns(line).flat()) {
    if (outline !== undefined) {
      fillOutline(context, outline, { x, y: line.y, scale: line.size / UNITS_PER_EM });
      continue;
    }
    const { outlines } = fonts[font];
    const scale = line.size / outlines.unitsPerEm;
    const { glyphs, positions } = outlines.layout(text, FONT_FEATURES);
    let pen = x;
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      context.save();
      context.translate(pen + xOffset * scale, line.y + yOffset * scale);
      context.scale(scale, scale);
      context.fill(new Path2D(glyph.path.toSVG()));
      context.restore();
      pen += xAdvance * scale;
    });
  }
}

function fillOutline(
  context: Context,
  outline: Outline,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fill(new Path2D(outline.map(({ type, values }) => `${type}${values.join(' ')}`).join('')));
  context.restore();
}
