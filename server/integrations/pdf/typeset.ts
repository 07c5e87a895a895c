import { graphemes } from '#rules/graphemes.ts';
import type { FontName } from '#rules/printable-ranges.ts';
import { fontFor, needsShaping } from '#rules/printable-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Fonts } from './fonts.ts';
import type { Letter } from './letter.ts';
import { type ChosenLetter, measure, shapeLetters } from './shape-letters.ts';

/** The language of a page. It decides the shape of the punctuation that Chinese and English share. */
export type PageLanguage = 'zh' | 'en';

type LetterFont = 'latin' | 'hanzi';

const OTHERS = [
  'hangul',
  'rareHanzi',
  'latestHanzi',
  'arabic',
  'hebrew',
  'thai',
  'devanagari',
  'extensionHanzi',
] as const;
const PREFERENCE: Record<LetterFont, readonly FontName[]> = {
  latin: ['latin', 'hanzi', ...OTHERS],
  hanzi: ['hanzi', 'latin', ...OTHERS],
};
const LATIN = /[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const OTHER_LETTER = /\p{L}/u;

/**
 * Chooses a font for every character of a text. Refuses a character that no font has with `bad_request_parameter`, so
 * that the empty box of a missing glyph is never drawn.
 */
export function typeset(text: string, language: PageLanguage, fonts: Fonts): Letter[] {
  const chosen = chooseFonts(text, language);
  return needsShaping(text) ? shapeLetters(chosen, fonts) : chosen.map((letter) => measure(letter, fonts));
}

function chooseFonts(text: string, language: PageLanguage): ChosenLetter[] {
  const characters = graphemes(text);
  return characters.map((character, index) => {
    const preferred = letterFont(character) ?? fontOfSharedPunctuation(characters, index, language);
    const font = fontFor(character, PREFERENCE[preferred]);
    if (font === undefined) {
      throw new AppError('bad_request_parameter', { character });
    }
    return { text: character, font };
  });
}

function letterFont(character: string | undefined): LetterFont | undefined {
  if (character === undefined) {
    return undefined;
  }
  if (LATIN.test(character) || needsShaping(character)) {
    return 'latin';
  }
  return OTHER_LETTER.test(character) ? 'hanzi' : undefined;
}

/** Quotation marks, dashes and dots are narrow in Latin and wide in Chinese, so they follow the letters around them. */
function fontOfSharedPunctuation(characters: readonly string[], index: number, language: PageLanguage): LetterFont {
  const before = letterFont(characters[index - 1]);
  const after = letterFont(characters[index + 1]);
  if (before !== undefined && before === after) {
    return before;
  }
  return language === 'zh' ? 'hanzi' : 'latin';
}
