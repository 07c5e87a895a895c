import { type RGB, rgb } from '@cantoo/pdf-lib';

/** The product's colours on white paper. */
export const PALETTE = {
  ink: rgb(0x1f / 255, 0x1d / 255, 0x1a / 255),
  muted: rgb(0x6b / 255, 0x66 / 255, 0x5e / 255),
  accent: rgb(0xb3 / 255, 0x36 / 255, 0x2a / 255),
  hairline: rgb(0xd9 / 255, 0xd4 / 255, 0xca / 255),
} as const satisfies Record<string, RGB>;

export type Tint = keyof typeof PALETTE;
