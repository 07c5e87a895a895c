import type { FontName } from '#rules/printable-ranges.ts';

/** A font that we hold as one file. The hanzi of the extensions come from the files of a package, see `extension-hanzi.ts`. */
export type HeldFont = Exclude<FontName, 'extensionHanzi'>;

/** The vendored fonts, compressed with Brotli; the README beside them describes each one. */
export const FONT_FILES = {
  latin: 'server/integrations/pdf/fonts/noto-sans-latin.ttf.br',
  hanzi: 'server/integrations/pdf/fonts/noto-sans-sc.ttf.br',
  hangul: 'server/integrations/pdf/fonts/noto-sans-kr-hangul.ttf.br',
  rareHanzi: 'server/integrations/pdf/fonts/noto-sans-rare-hanzi.ttf.br',
  latestHanzi: 'server/integrations/pdf/fonts/babelstone-latest-hanzi.ttf.br',
  arabic: 'server/integrations/pdf/fonts/noto-sans-arabic.ttf.br',
  hebrew: 'server/integrations/pdf/fonts/noto-sans-hebrew.ttf.br',
  thai: 'server/integrations/pdf/fonts/noto-sans-thai.ttf.br',
  devanagari: 'server/integrations/pdf/fonts/noto-sans-devanagari.ttf.br',
} as const satisfies Readonly<Record<HeldFont, string>>;
