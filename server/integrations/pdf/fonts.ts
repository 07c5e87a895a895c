import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { projectRoot } from '#server/config/project-root.ts';
import { AppError } from '#server/errors/app-error.ts';
import { FONT_FILES, type FontName } from './font-files.ts';
import { GlyphCache } from './glyph-cache.ts';
import { graphemes } from './graphemes.ts';

/** A font: the bytes to embed into a PDF, and the outlines to measure. */
export interface PdfFont {
  readonly bytes: Uint8Array;
  readonly outlines: Font;
  readonly glyphs: GlyphCache;
  /** The same outlines for the PDF writer, which shapes text by `glyphs`. */
  readonly embeddable: Font;
}

/** All fonts that our PDFs use. */
export type Fonts = Readonly<Record<FontName, PdfFont>>;

const unpacked = new Map<FontName, PdfFont>();

/** Unpacks each font on first use (up to 0.1 s) and keeps it for the life of the thread. */
const FONTS: Fonts = {
  get latin() {
    return fontOf('latin');
  },
  get hanzi() {
    return fontOf('hanzi');
  },
  get hangul() {
    return fontOf('hangul');
  },
};

/** The fonts of this thread. Not for the main thread: unpacking and shaping block it. */
export function loadFonts(): Fonts {
  return FONTS;
}

function fontOf(name: FontName): PdfFont {
  const font = unpacked.get(name) ?? unpack(name);
  unpacked.set(name, font);
  return font;
}

/** The embedder needs plain TrueType: from WOFF2, which fontkit also reads, it embeds blank glyphs. */
function unpack(name: FontName): PdfFont {
  const path = join(projectRoot, FONT_FILES[name]);
  const bytes = brotliDecompressSync(readFileSync(path));
  const outlines = create(bytes);
  if ('fonts' in outlines) {
    throw new AppError('system_error', { reason: `${path} is a collection, not one font` });
  }
  const glyphs = new GlyphCache(outlines);
  const layout = (text: string) => ({ glyphs: graphemes(text).flatMap((character) => glyphs.shape(character).glyphs) });
  return { bytes, outlines, glyphs, embeddable: Object.create(outlines, { layout: { value: layout } }) as Font };
}
