import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '#server/config/project-root.ts';
import { FONT_FILES, type HeldFont } from './font-files.ts';

/** Reads a vendored font as TrueType; takes up to 0.1 s. */
export function unpackFont(name: HeldFont): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(brotliDecompressSync(readFileSync(join(projectRoot, FONT_FILES[name]))));
}
