import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FontName } from '#rules/printable-ranges.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { FONT_FILES } from './font-files.ts';

/** Reads a vendored font as TrueType; takes up to 0.1 s. */
export function unpackFont(name: FontName): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(brotliDecompressSync(readFileSync(join(projectRoot, FONT_FILES[name]))));
}
