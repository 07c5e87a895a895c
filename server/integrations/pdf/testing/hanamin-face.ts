import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

const packageFolder = dirname(fileURLToPath(import.meta.resolve('hanamin/package.json')));
const FACE = /url\(([^)]+)\)[^}]+unicode-range:([^;]+);/g;

/** Registers the face that the package's style sheet names for a hanzi with the canvas, and returns its family. */
export function hanaminFace(hanzi: string): string {
  const codePoint = hanzi.codePointAt(0) ?? 0;
  const styles = readFileSync(join(packageFolder, 'HanaMin.css'), 'utf8');
  const face = [...styles.matchAll(FACE)].find(([, , ranges = '']) => holds(ranges, codePoint));
  const file = face?.[1] ?? 'no face has it';
  if (!GlobalFonts.has(file)) {
    GlobalFonts.register(readFileSync(join(packageFolder, file)), file);
  }
  return file;
}

function holds(ranges: string, codePoint: number): boolean {
  return ranges.split(',').some((range) => {
    const [first = Infinity, last = first] = (range.match(/[\da-f]+/gi) ?? []).map((digits) =>
      Number.parseInt(digits, 16),
    );
    return first <= codePoint && codePoint <= last;
  });
}
