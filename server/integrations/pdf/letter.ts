import type { FontName } from '#rules/printable-ranges.ts';
import type { Outline } from './outline.ts';

/** A character with its font, and its width in ems. */
export interface Letter {
  readonly text: string;
  readonly font: FontName;
  readonly width: number;
  /** How it looks beside its neighbours; without one, as the font has it. */
  readonly outline?: Outline;
  /** Embedding level: letters of odd levels run from right to left. */
  readonly level?: number;
}
