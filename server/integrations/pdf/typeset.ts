import { AppError } from '#server/errors/app-error.ts';
import { fontFor, graphemes } from './font-coverage.ts';
import type { FontName, Fonts } from './fonts.ts';

/** The language a page is written in. It decides the shape of the punctuation that Chinese and English share. */
export type PageLanguage = 'zh' | 'en';

/** A character with the font that prints it and its width in ems. */
export interface Letter {
  readonly text: string;
  readonly font: FontName;
  readonly width: number;
}

type LetterFont = 'latin' | 'hanzi';

const PREFERENCE: Record<LetterFont, readonly FontName[]> = {
  latin: ['latin', 'hanzi', 'hangul'],
  hanzi: ['hanzi', 'latin', 'hangul'],
};
const LATIN = /[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const OTHER_LETTER = /\p{L}/u;

/** The OpenType features that join or split glyphs are off: each code point keeps one glyph, each line is the sum of its letters. */
export const FONT_FEATURES = { liga: false, clig: false, calt: false, ccmp: false };

/**
 * Chooses a font for every character of a text. One that no font has is refused with `bad_request_parameter` and named,
 * so that the empty box of a missing glyph is never drawn.
 */
export function typeset(text: string, language: PageLanguage, fonts: Fonts): Letter[] {
  const characters = graphemes(text);
  return characters.map((character, index) => {
    const preferred = letterFont(character) ?? fontOfSharedPunctuation(characters, index, language);
    const font = fontFor(fonts, character, PREFERENCE[preferred]);
    if (font === undefined) {
      throw new AppError('bad_request_parameter', { character });
    }
    return { text: character, font, width: widthInEms(fonts, font, character) };
  });
}

function widthInEms(fonts: Fonts, font: FontName, character: string): number {
  const { outlines } = fonts[font];
  const { glyphs } = outlines.layout(character, FONT_FEATURES);
  return glyphs.reduce((width, glyph) => width + glyph.advanceWidth, 0) / outlines.unitsPerEm;
}

function letterFont(character: string | undefined): LetterFont | undefined {
  if (character === undefined) {
    return undefined;
  }
  if (LATIN.test(character)) {
    return 'latin';
  }
  return OTHER_LETTER.test(character) ? 'hanzi' : undefined;
}

/** Quotation marks, dashes and dots are narrow in Latin and wide in Chinese: between two letters of a kind they follow them. */
function fontOfSharedPunctuation(characters: readonly string[], index: number, language: PageLanguage): LetterFont {
  const before = letterFont(characters[index - 1]);
  const after = letterFont(characters[index + 1]);
  if (before !== undefined && before === after) {
    return before;
  }
  return language === 'zh' ? 'hanzi' : 'latin';
}
