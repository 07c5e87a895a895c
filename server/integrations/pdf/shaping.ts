import type { ShapedFont } from '#rules/printable-text.ts';
import type { Outline } from './outline.ts';
import { moved, UNITS_PER_EM } from './outline.ts';
import { unpackFont } from './unpack-font.ts';

/** A letter with its marks, or several that share one shape. */
export interface ShapedLetter {
  readonly text: string;
  /** In ems. */
  readonly width: number;
  readonly outline: Outline;
}

/** What shapes and orders the letters of a text. */
export interface Shaping {
  /** The level of every UTF-16 unit of a paragraph: letters of odd levels run from right to left. */
  readonly levelsOf: (text: string) => Uint8Array;
  /** The mirror image of a character, such as `)` of `(`; the character itself without one. */
  readonly mirrorOf: (character: string) => string;
  /** Shapes a text of one font and level; the letters are in the order of the text. */
  readonly shape: (font: ShapedFont, text: string, level: number) => ShapedLetter[];
}

const SCRIPTS: Readonly<Record<ShapedFont, string>> = {
  arabic: 'Arab',
  hebrew: 'Hebr',
  thai: 'Thai',
  devanagari: 'Deva',
};

let loading: Promise<Shaping> | undefined;

/** Loads the shaper and the bidirectional algorithm, once per thread: half a megabyte that few documents need. */
export function loadShaping(): Promise<Shaping> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Shaping> {
  const [harfbuzz, { default: bidiFactory }] = await Promise.all([import('harfbuzzjs'), import('bidi-js')]);
  const bidi = bidiFactory();
  const fonts = new Map<ShapedFont, InstanceType<typeof harfbuzz.Font>>();
  const fontOf = (name: ShapedFont) => {
    const font = fonts.get(name) ?? new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(unpackFont(name))));
    fonts.set(name, font);
    return font;
  };
  return {
    levelsOf: (text) => bidi.getEmbeddingLevels(text).levels,
    mirrorOf: (character) => bidi.getMirroredCharacter(character) ?? character,
    shape: (name, text, level) => {
      const font = fontOf(name);
      const buffer = new harfbuzz.Buffer();
      buffer.addText(text);
      buffer.setDirection(level % 2 === 0 ? harfbuzz.Direction.LTR : harfbuzz.Direction.RTL);
      buffer.setScript(SCRIPTS[name]);
      // A mark without a letter is printed by itself, not on a circle that nobody wrote.
      buffer.setFlags(harfbuzz.BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
      harfbuzz.shape(font, buffer);
      const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, ...position }) => ({
        cluster,
        ...position,
        outline: font.glyphToJson(codepoint),
      }));
      return toLetters(text, glyphs);
    },
  };
}

interface ShapedGlyph {
  readonly cluster: number;
  readonly xAdvance?: number;
  readonly xOffset?: number;
  readonly yOffset?: number;
  readonly outline: Outline;
}

/** Glyphs of one cluster, which belong together, become one letter. Glyphs come from left to right. */
function toLetters(text: string, glyphs: readonly ShapedGlyph[]): ShapedLetter[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((one, other) => one - other);
  return starts.map((start, index) => {
    const parts = glyphs.filter(({ cluster }) => cluster === start);
    let pen = 0;
    const outline = parts.flatMap(({ xAdvance = 0, xOffset = 0, yOffset = 0, outline: part }) => {
      const placed = moved(part, pen + xOffset, yOffset);
      pen += xAdvance;
      return placed;
    });
    return { text: text.slice(start, starts[index + 1]), width: pen / UNITS_PER_EM, outline };
  });
}
