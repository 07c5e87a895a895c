import type { FontName } from '#rules/printable-ranges.ts';
import { isShaped } from '#rules/printable-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { DrawnHanzi } from './extension-hanzi.ts';
import type { Fonts } from './fonts.ts';
import type { Letter } from './letter.ts';
import { outlineOf } from './outline.ts';
import type { Shaping } from './shaping.ts';

/** A character and the font that was chosen for it. */
export interface ChosenLetter {
  readonly text: string;
  readonly font: FontName;
}

interface Run {
  readonly font: FontName;
  readonly level: number;
  text: string;
  readonly letters: ChosenLetter[];
}

/** Measures the letters of a paragraph that has some which join, carry marks or run from right to left. */
export function shapeLetters(chosen: readonly ChosenLetter[], fonts: Fonts): Letter[] {
  const { shaping } = fonts;
  if (shaping === undefined) {
    throw new AppError('system_error', { reason: 'the shaper was not loaded' });
  }
  return toRuns(chosen, shaping).flatMap(({ font, level, text, letters }): Letter[] => {
    if (isShaped(font)) {
      return shaping.shape(font, text, level).map((letter) => ({ ...letter, font, level }));
    }
    return letters.map((letter) =>
      level % 2 === 0 ? { ...measure(letter, fonts), level } : { ...mirror(letter, { fonts, shaping }), level },
    );
  });
}

/** A character by itself. */
export function measure({ text, font }: ChosenLetter, fonts: Fonts): Letter {
  if (font === 'extensionHanzi') {
    return { text, font, ...hanziOf(text, fonts) };
  }
  return { text, font, width: fonts[font].glyphs.shape(text).width };
}

/** Of a hanzi with a selector, the hanzi is drawn. */
function hanziOf(text: string, { extensionHanzi }: Fonts): DrawnHanzi {
  const hanzi = extensionHanzi.get(String.fromCodePoint(text.codePointAt(0) ?? 0));
  if (hanzi === undefined) {
    throw new AppError('system_error', { reason: 'a hanzi of the extensions was not read' });
  }
  return hanzi;
}

/** Letters of one font and level are shaped together. */
function toRuns(chosen: readonly ChosenLetter[], shaping: Shaping): Run[] {
  const levels = shaping.levelsOf(chosen.map(({ text }) => text).join(''));
  const runs: Run[] = [];
  let offset = 0;
  for (const letter of chosen) {
    const level = levels[offset] ?? 0;
    const last = runs.at(-1);
    if (last?.font === letter.font && last.level === level) {
      last.text += letter.text;
      last.letters.push(letter);
    } else {
      runs.push({ font: letter.font, level, text: letter.text, letters: [letter] });
    }
    offset += letter.text.length;
  }
  return runs;
}

/** Punctuation within a text from right to left; brackets face the other way there, and are copied as they were typed. */
function mirror({ text, font }: ChosenLetter, { fonts, shaping }: { fonts: Fonts; shaping: Shaping }): Letter {
  if (font === 'extensionHanzi') {
    return { text, font, ...hanziOf(text, fonts) };
  }
  const shown = shaping.mirrorOf(text);
  const { width } = fonts[font].glyphs.shape(shown);
  const { outlines } = fonts[font];
  const glyph = outlines.glyphForCodePoint(shown.codePointAt(0) ?? 0);
  return { text, font, width, outline: outlineOf(glyph.path, outlines.unitsPerEm) };
}
