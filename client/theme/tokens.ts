import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

const spacing = {
  0: { value: '0' },
  1: { value: '0.25rem' },
  2: { value: '0.5rem' },
  3: { value: '0.75rem' },
  4: { value: '1rem' },
  6: { value: '1.5rem' },
  8: { value: '2rem' },
  10: { value: '2.5rem' },
  12: { value: '3rem' },
  16: { value: '4rem' },
  24: { value: '6rem' },
};

const SANS = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  'sans-serif',
].join(', ');

/** Sizes and fonts: an 8 px grid (with a half step), system fonts with a Chinese stack, hairlines. */
export const tokens = defineTokens({
  spacing,
  sizes: {
    ...spacing,
    5: { value: '1.25rem' },
    full: { value: '100%' },
    max: { value: 'max-content' },
    /** Maximum line length of running text. */
    measure: { value: '72ch' },
    /** Width of a page of text, and of a page with a document beside its form. */
    page: { value: '64rem' },
    wide: { value: '84rem' },
    form: { value: '26rem' },
    /** Width of the dialog about the changed privacy policy (540 px). */
    consent: { value: '33.75rem' },
    menu: { value: '14rem' },
    /** Width of the names in a list of names and values. */
    term: { value: '9rem' },
  },
  fonts: {
    body: { value: SANS },
    heading: { value: SANS },
    mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace' },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.25rem' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
  lineHeights: { tight: { value: '1.25' }, text: { value: '1.65' } },
  letterSpacings: { tight: { value: '-0.015em' }, wide: { value: '0.04em' } },
  radii: { sm: { value: '0.25rem' }, md: { value: '0.375rem' }, full: { value: '9999px' } },
  borders: {
    hairline: { value: '1px solid {colors.border}' },
    rule: {
      accent: { value: '3px solid {colors.accent}' },
      rest: { value: '3px solid {colors.border}' },
      success: { value: '3px solid {colors.success}' },
      warning: { value: '3px solid {colors.warning}' },
    },
  },
  durations: { fast: { value: '120ms' }, slow: { value: '1.6s' } },
  zIndex: {
    sticky: { value: 10 },
    menu: { value: 30 },
    skipLink: { value: 40 },
    toast: { value: 50 },
    dialog: { value: 100 },
  },
  animations: {
    pulse: { value: 'pulse 1.6s ease-in-out infinite' },
    spin: { value: 'spin 0.8s linear infinite' },
  },
});

/** All colours, in light and dark mode: paper and ink with one accent, the cinnabar of a seal. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: { base: '#FBFAF7', _dark: '#171614' } },
      /** A sheet on the page: a document, a form, a dialog. */
      sheet: { value: { base: '#FFFFFF', _dark: '#1F1D1A' } },
      /** A shade behind secondary content. */
      subtle: { value: { base: '#F4F1EA', _dark: '#221F1C' } },
      backdrop: { value: { base: '#1F1D1A66', _dark: '#000000A6' } },
    },
    fg: {
      DEFAULT: { value: { base: '#1F1D1A', _dark: '#EDE9E1' } },
      muted: { value: { base: '#6B665E', _dark: '#A39D92' } },
    },
    border: {
      DEFAULT: { value: { base: '#DED8CC', _dark: '#3A362F' } },
      /** The border of a control, with the contrast that it needs on its background (3:1). */
      control: { value: { base: '#8B8478', _dark: '#7D766B' } },
    },
    accent: {
      DEFAULT: { value: { base: '#B3362A', _dark: '#F08A7C' } },
      hover: { value: { base: '#972C22', _dark: '#F5A59A' } },
      contrast: { value: { base: '#FFFFFF', _dark: '#171614' } },
      subtle: { value: { base: '#F9EDEA', _dark: '#33201C' } },
    },
    success: {
      DEFAULT: { value: { base: '#2F6B4F', _dark: '#86C3A3' } },
      subtle: { value: { base: '#EAF2ED', _dark: '#1C2A23' } },
    },
    warning: {
      DEFAULT: { value: { base: '#8A5A00', _dark: '#E0B25C' } },
      subtle: { value: { base: '#F8F0DF', _dark: '#2C2416' } },
    },
    /** White paper under a document, also in dark mode. */
    page: { value: { base: '#FFFFFF', _dark: '#FFFFFF' } },
  },
});
