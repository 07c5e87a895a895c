import { create, type Font } from 'fontkit';
import { graphemes } from '#rules/graphemes.ts';
import { isShaped, needsShaping } from '#rules/printable-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type DrawnHanzi, readExtensionHanzi } from './extension-hanzi.ts';
import { FONT_FILES, type HeldFont } from './font-files.ts';
import { GlyphCache } from './glyph-cache.ts';
import { loadShaping, type Shaping } from './shaping.ts';
import { unpackFont } from './unpack-font.ts';

/** A font: the bytes to embed into a PDF, and the outlines to measure. */
export interface PdfFont {
  readonly bytes: Uint8Array;
  readonly outlines: Font;
  readonly glyphs: GlyphCache;
  /** The same outlines for the PDF writer, which shapes text by `glyphs`. */
  readonly embeddable: Font;
}

/** All fonts that our PDFs use. */
export type Fonts = Readonly<Record<HeldFont, PdfFont>> & {
  /** Where a text needs it. */
  readonly shaping?: Shaping;
  /** The hanzi of the texts that no held font has. */
  readonly extensionHanzi: ReadonlyMap<string, DrawnHanzi>;
};

const unpacked = new Map<HeldFont, PdfFont>();

/** Unpacks each font on first use (up to 0.1 s) and keeps it for the life of the thread. */
const HELD_FONTS = Object.defineProperties(
  {},
  Object.fromEntries(
    (Object.keys(FONT_FILES) as HeldFont[]).map((name) => [name, { get: () => fontOf(name), enumerable: true }]),
  ),
) as Readonly<Record<HeldFont, PdfFont>>;
const FONTS = Object.create(HELD_FONTS, { extensionHanzi: { value: new Map() } }) as Fonts;

/** The fonts of this thread. Not for the main thread: unpacking and shaping block it. */
export function loadFonts(): Fonts {
  return FONTS;
}

/** The same, with the shaper if one of the texts needs it, and with the hanzi of the texts that no held font has. */
export async function loadFontsFor(texts: readonly string[]): Promise<Fonts> {
  const shaping = texts.some(needsShaping) ? await loadShaping() : undefined;
  return Object.create(FONTS, {
    extensionHanzi: { value: readExtensionHanzi(texts) },
    ...(shaping !== undefined && { shaping: { value: shaping } }),
  }) as Fonts;
}

/** The code points that a font prints, in order; a font that is shaped is used for its script alone. */
export function printableBy(name: HeldFont, { characterSet }: Font): number[] {
  return characterSet
    .filter((codePoint) => !isShaped(name) || needsShaping(String.fromCodePoint(codePoint)))
    .toSorted((one, other) => one - other);
}

function fontOf(name: HeldFont): PdfFont {
  const font = unpacked.get(name) ?? unpack(name);
  unpacked.set(name, font);
  return font;
}

/** The embedder needs plain TrueType: from WOFF2, which fontkit also reads, it embeds blank glyphs. */
function unpack(name: HeldFont): PdfFont {
  const bytes = unpackFont(name);
  const outlines = create(Buffer.from(bytes.buffer));
  if ('fonts' in outlines) {
    throw new AppError('system_error', { reason: `the font ${name} is a collection, not one font` });
  }
  const glyphs = new GlyphCache(outlines);
  const layout = (text: string) => ({ glyphs: graphemes(text).flatMap((character) => glyphs.shape(character).glyphs) });
  return { bytes, outlines, glyphs, embeddable: Object.create(outlines, { layout: { value: layout } }) as Font };
}
