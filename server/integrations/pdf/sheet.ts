import type { Letter } from './letter.ts';
import type { Tint } from './palette.ts';

/** A4 in points. */
export const SHEET = { width: 595.28, height: 841.89 } as const;

/** A line of text; `y` is its baseline. All positions are in points from the lower left corner of the sheet. */
export interface TextLine {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly letters: readonly Letter[];
  readonly size: number;
  readonly tint: Tint;
}

/** A filled rectangle; hairlines are rectangles too. */
export interface Box {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tint: Tint;
}

/** The Signet mark in a square of `side` points. */
export interface Mark {
  readonly kind: 'mark';
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A QR code in a square of `side` points. */
export interface Code {
  readonly kind: 'code';
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly text: string;
}

/** One A4 page, laid out but not yet painted. */
export type Sheet = (TextLine | Box | Mark | Code)[];
