import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import { AppError } from '#server/errors/app-error.ts';
import { projectRoot } from '#server/project-root.ts';

const FILES = {
  latin: 'noto-sans-latin.woff2',
  hanzi: 'noto-sans-sc.woff2',
  hangul: 'noto-sans-kr-hangul.woff2',
} as const;

/** The script a vendored font was drawn for; what else each one holds is written beside the fonts. */
export type FontName = keyof typeof FILES;

/** A font as the bytes that are embedded into a PDF, and as the outlines that are measured. */
export interface PdfFont {
  readonly bytes: Uint8Array;
  readonly outlines: Font;
}

/** Every font that a PDF of ours may use. */
export type Fonts = Readonly<Record<FontName, PdfFont>>;

let fonts: Promise<Fonts> | undefined;

/** The vendored fonts. The first call unpacks them (some 0.2 s); every later one answers the same objects. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= unpackAll();
  return fonts;
}

async function unpackAll(): Promise<Fonts> {
  const [latin, hanzi, hangul] = await Promise.all([unpack('latin'), unpack('hanzi'), unpack('hangul')]);
  return { latin, hanzi, hangul };
}

/** fontkit reads woff2 itself, but embeds it as blank glyphs: it must be fed plain TrueType. */
async function unpack(name: FontName): Promise<PdfFont> {
  const path = join(projectRoot, 'server/integrations/pdf/fonts', FILES[name]);
  const bytes = Buffer.from(await decompress(await readFile(path)));
  const outlines = create(bytes);
  if ('fonts' in outlines) {
    throw new AppError('system_error', { reason: `${FILES[name]} is a collection, not one font` });
  }
  return { bytes, outlines };
}
