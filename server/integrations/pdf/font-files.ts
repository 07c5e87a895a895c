/** The vendored fonts, compressed with Brotli; the README beside them describes each one. */
export const FONT_FILES = {
  latin: 'server/integrations/pdf/fonts/noto-sans-latin.ttf.br',
  hanzi: 'server/integrations/pdf/fonts/noto-sans-sc.ttf.br',
  hangul: 'server/integrations/pdf/fonts/noto-sans-kr-hangul.ttf.br',
} as const;

/** A vendored font, named after its script. */
export type FontName = keyof typeof FONT_FILES;
