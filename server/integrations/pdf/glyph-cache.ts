import type { Font, Glyph } from 'fontkit';

/** Turns off OpenType features that join or split glyphs, so that a line is exactly as wide as its letters. */
export const FONT_FEATURES = { liga: false, clig: false, calt: false, ccmp: false };

/** Maximum number of cached characters, more than any font here has; combining marks create endless further ones. */
const MAX_CHARACTERS = 50_000;

interface ShapedCharacter {
  readonly glyphs: readonly Glyph[];
  /** In ems. */
  readonly width: number;
}

/** Caches the glyphs of single characters: shaping is by far the slowest part of a page, and most characters recur. */
export class GlyphCache {
  readonly #outlines: Font;
  readonly #shaped = new Map<string, ShapedCharacter>();

  constructor(outlines: Font) {
    this.#outlines = outlines;
  }

  /** Shapes a character, including its marks, by itself. */
  shape(character: string): ShapedCharacter {
    const known = this.#shaped.get(character);
    if (known !== undefined) {
      return known;
    }
    const { glyphs } = this.#outlines.layout(character, FONT_FEATURES);
    const units = glyphs.reduce((width, glyph) => width + glyph.advanceWidth, 0);
    const shaped = { glyphs, width: units / this.#outlines.unitsPerEm };
    if (this.#shaped.size >= MAX_CHARACTERS) {
      this.#shaped.clear();
    }
    this.#shaped.set(character, shaped);
    return shaped;
  }
}
