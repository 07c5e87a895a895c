import type { FontName } from '#rules/printable-ranges.ts';
import type { HeldFont } from './font-files.ts';
import type { Outline } from './outline.ts';

/** A character with its font, and its width in ems. */
export type Letter = (WrittenLetter | OutlinedLetter) & {
  readonly text: string;
  readonly width: number;
  /** Embedding level: letters of odd levels run from right to left. */
  readonly level?: number;
};

/** A character as its font has it, which is embedded. */
interface WrittenLetter {
  readonly font: HeldFont;
  readonly outline?: undefined;
}

/** A character drawn by its outline, as it looks beside its neighbours or since its font is not embedded. */
interface OutlinedLetter {
  readonly font: FontName;
  readonly outline: Outline;
}
