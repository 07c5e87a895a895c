import { type FontName, type Fonts, loadFonts, type PdfFont } from './fonts.ts';

const FONT_NAMES: readonly FontName[] = ['latin', 'hanzi', 'hangul'];
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The first character, as its writer sees it, that no font of ours can print; undefined when all of them can be.
 * Control and format characters, line breaks included, cannot.
 */
export async function unprintableCharacter(text: string): Promise<string | undefined> {
  const fonts = await loadFonts();
  return graphemes(text).find((grapheme) => !FONT_NAMES.some((name) => covers(fonts[name], grapheme)));
}

/** What a reader takes for the characters of a text: letters with their marks, composed where Unicode has a letter for both. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) =>
    segment.length > 1 ? segment.normalize('NFC') : segment,
  );
}

/** The first of the fonts named, by preference, that can print the whole character. */
export function fontFor(fonts: Fonts, grapheme: string, preference: readonly FontName[]): FontName | undefined {
  return preference.find((name) => covers(fonts[name], grapheme));
}

function covers(font: PdfFont, grapheme: string): boolean {
  return (
    !INVISIBLE.test(grapheme) &&
    Array.from(grapheme).every((character) => font.outlines.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  );
}
