import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { fontFor, PRINTING_FONTS } from '#rules/printable-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type Outline, outlineOf } from './outline.ts';

/** Unicode's extensions of hanzi that HanaMin B has: the first and last code point of each. */
export const EXTENSIONS = {
  B: [0x2_00_00, 0x2_a6_d6],
  C: [0x2_a7_00, 0x2_b7_34],
  D: [0x2_b7_40, 0x2_b8_1d],
  E: [0x2_b8_20, 0x2_ce_a1],
  F: [0x2_ce_b0, 0x2_eb_e0],
} as const;

/** The package cuts each extension into files of as many characters, counted from 1. */
const PART_SIZE = 1024;
const HANZI = /[\u{20000}-\u{2EBEF}]/gu;

const packageFolder = dirname(fileURLToPath(import.meta.resolve('hanamin/package.json')));

/** How a hanzi is drawn. */
export interface DrawnHanzi {
  /** In ems. */
  readonly width: number;
  readonly outline: Outline;
}

/**
 * Reads the hanzi of texts that only HanaMin B has, by character. Opening a part takes about 0.1 s and 16 MB, so each
 * is opened once for all texts, and none is kept.
 */
export function readExtensionHanzi(texts: readonly string[]): ReadonlyMap<string, DrawnHanzi> {
  const hanzi = new Set(texts.flatMap((text) => text.match(HANZI) ?? []).filter(isExtension));
  const parts = Map.groupBy(hanzi, partOf);
  return new Map(Array.from(parts).flatMap(([part, characters]) => readHanzi(openPart(part), characters)));
}

/** Opens a file of the package. */
export function openPart(part: string): Font {
  const font = create(readFileSync(join(packageFolder, part)));
  if ('fonts' in font) {
    throw new AppError('system_error', { reason: `${part} is a collection, not one font` });
  }
  return font;
}

/** The file of the package that has a hanzi of the extensions. */
export function partOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const [extension, [first, last]] of Object.entries(EXTENSIONS)) {
    if (codePoint >= first && codePoint <= last) {
      const count = Math.ceil((last - first + 1) / PART_SIZE);
      const place = Math.floor((codePoint - first) / PART_SIZE) + 1;
      const suffix = count === 1 ? '' : `-${String(place).padStart(String(count).length, '0')}`;
      return `HanaMinB.CJK-Unified-Ideographs-Extension-${extension}${suffix}.woff2`;
    }
  }
  throw new AppError('system_error', { reason: `no part has the character U+${codePoint.toString(16)}` });
}

function isExtension(character: string): boolean {
  return fontFor(character, PRINTING_FONTS) === 'extensionHanzi';
}

function readHanzi(font: Font, characters: readonly string[]): [string, DrawnHanzi][] {
  return characters.map((character) => {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const width = glyph.advanceWidth / font.unitsPerEm;
    return [character, { width, outline: outlineOf(glyph.path, font.unitsPerEm) }];
  });
}
