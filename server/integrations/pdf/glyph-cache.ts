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
    const glyphs = standFor(character, this.#outlines.layout(character, FONT_FEATURES).glyphs);
    const units = glyphs.reduce((width, glyph) => width + glyph.advanceWidth, 0);
    const shaped = { glyphs, width: units / this.#outlines.unitsPerEm };
    if (this.#shaped.size >= MAX_CHARACTERS) {
      this.#shaped.clear();
    }
    this.#shaped.set(character, shaped);
    return shaped;
  }
}

/**
 * Gives the glyphs of a character its code points, which a PDF lists for search and copy. The font keeps a glyph with
 * the code points that it was first used for: those of a character that looks the same, or none at all for a part of
 * another letter.
 */
function standFor(character: string, glyphs: readonly Glyph[]): Glyph[] {
  const codePoints = Array.from(character, (part) => part.codePointAt(0));
  return glyphs.map((glyph, index) => {
    const end = index === glyphs.length - 1 ? codePoints.length : index + 1;
    return Object.create(glyph, { codePoints: { value: codePoints.slice(index, end) } }) as Glyph;
  });
}
