import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeRanges } from '#rules/printable-text.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { EXTENSIONS } from '../extension-hanzi.ts';
import { FONT_FILES, type HeldFont } from '../font-files.ts';
import { loadFonts, printableBy } from '../fonts.ts';

// Writes which characters every font prints. Run it after changing a font.
const rows = (Object.keys(FONT_FILES) as HeldFont[]).map((name) => {
  return `  ${name}: '${encodeRanges(toRanges(printableBy(name, loadFonts()[name].outlines)))}',\n`;
});

writeFileSync(
  join(projectRoot, 'server/rules/printable-ranges.ts'),
  `/** The code points that each font of our PDFs prints, as \`encodeRanges\` writes them; \`write-coverage.ts\` did. */
export const PRINTABLE = {
${rows.join('')}  extensionHanzi: '${encodeRanges(Object.values(EXTENSIONS))}',
} as const;

/** A font, named after its script. */
export type FontName = keyof typeof PRINTABLE;
`,
);

function toRanges(codePoints: readonly number[]): (readonly [first: number, last: number])[] {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints) {
    const range = ranges.at(-1);
    if (range?.[1] === codePoint - 1) {
      range[1] = codePoint;
    } else {
      ranges.push([codePoint, codePoint]);
    }
  }
  return ranges;
}
