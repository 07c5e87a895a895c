import { writeFileSync } from 'node:fs';
import { coverageFile } from '../font-coverage.ts';
import { FONT_FILES, type FontName } from '../font-files.ts';
import { loadFonts } from '../fonts.ts';

// Writes the list of characters beside every font. Run it after changing a font.
for (const name of Object.keys(FONT_FILES) as FontName[]) {
  writeFileSync(coverageFile(name), `${toRanges(loadFonts()[name].outlines.characterSet).join('\n')}\n`);
}

/** Code points as ranges in hexadecimal, such as `20-7e`. */
function toRanges(codePoints: readonly number[]): string[] {
  const ranges: { first: number; last: number }[] = [];
  for (const codePoint of codePoints.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.last === codePoint - 1) {
      range.last = codePoint;
    } else {
      ranges.push({ first: codePoint, last: codePoint });
    }
  }
  return ranges.map(({ first, last }) =>
    first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`,
  );
}
