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
    /** Height of the log-in form, so that what is below it has its place while it is loading. */
    login: { value: '28rem' },
    /** Width of the dialog about the changed privacy policy (540 px). */
    consent: { value: '33.75rem' },
    menu: { value: '14rem' },
    popover: { value: '20rem' },
    /** Width of the entries beside a page. */
    frame: { value: '13rem' },
    /** Width of the description of a setting, and of its inputs. */
    aside: { value: '16rem' },
    setting: { value: '36rem' },
    /** Width of the names in a list of names and values. */
    term: { value: '9rem' },
    /** Height above which a long list within a page scrolls by itself, so that what is below it stays within reach. */
    list: { value: '24rem' },
  },
  fonts: {
    body: { value: SANS },
    heading: { value: SANS },
    mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace' },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    /** Running text and controls; inputs on phones take `md`, below which phones zoom in. */
    body: { value: '0.9375rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
  lineHeights: { tight: { value: '1.25' }, text: { value: '1.65' } },
  letterSpacings: { tight: { value: '-0.015em' }, wide: { value: '0.04em' } },
  radii: { sm: { value: '0.25rem' }, md: { value: '0.375rem' }, full: { value: '9999px' } },
  borders: {
    hairline: { value: '1px solid {colors.border}' },
    rule: {
      accent: { value: '3px solid {colors.accent.solid}' },
      danger: { value: '3px solid {colors.danger}' },
      info: { value: '3px solid {colors.info}' },
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
    warning: { value: 110 },
  },
  animations: {
    pulse: { value: 'pulse 1.6s ease-in-out infinite' },
    spin: { value: 'spin 0.8s linear infinite' },
  },
});

/** A colour in both themes: as the system says, unless the reader has chosen. */
function themed(light: string, dark: string) {
  return { value: { base: light, _systemDark: dark, _light: light, _dark: dark } };
}

/** All colours, in light and dark mode: paper and ink with one accent, the cinnabar of a seal. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: themed('#FBFAF7', '#171614'),
      /** A sheet on the page: a document, a form, a dialog. */
      sheet: themed('#FFFFFF', '#1F1D1A'),
      /** A shade behind secondary content. */
      subtle: themed('#F4F1EA', '#221F1C'),
      backdrop: themed('#1F1D1A66', '#000000A6'),
    },
    fg: {
      DEFAULT: themed('#1F1D1A', '#EDE9E1'),
      muted: themed('#6B665E', '#A39D92'),
    },
    border: {
      DEFAULT: themed('#DED8CC', '#3A362F'),
      /** The border of a control, with the contrast that it needs on its background (3:1). */
      control: themed('#8B8478', '#7D766B'),
    },
    accent: {
      DEFAULT: themed('#B3362A', '#F08A7C'),
      hover: themed('#972C22', '#F5A59A'),
      subtle: themed('#F9EDEA', '#33201C'),
      /** Of buttons and checked boxes, which stay cinnabar on dark paper. */
      solid: themed('#B3362A', '#C44536'),
      solidHover: themed('#972C22', '#B3362A'),
      contrast: themed('#FFFFFF', '#FFFFFF'),
    },
    /** What is wrong, and what destroys: a crimson that nobody takes for the cinnabar. */
    danger: {
      DEFAULT: themed('#A3154F', '#FF8DB0'),
      subtle: themed('#FAEBF1', '#351C26'),
      solid: themed('#A3154F', '#B3215F'),
      solidHover: themed('#86103F', '#9B1A51'),
    },
    info: {
      DEFAULT: themed('#2F5D8C', '#8CB8E8'),
      subtle: themed('#E9F0F7', '#182430'),
    },
    /** The ring around what has the focus. */
    focus: themed('#1D5FBF', '#8AB8FF'),
    success: {
      DEFAULT: themed('#2F6B4F', '#86C3A3'),
      subtle: themed('#EAF2ED', '#1C2A23'),
    },
    warning: {
      DEFAULT: themed('#8A5A00', '#E0B25C'),
      subtle: themed('#F8F0DF', '#2C2416'),
    },
    /** The seal is cinnabar with a white sign in both themes, as in `index.html`. */
    seal: {
      DEFAULT: themed('#B3362A', '#B3362A'),
      contrast: themed('#FBFAF7', '#FBFAF7'),
    },
    /** White paper under a document, also in dark mode. */
    page: themed('#FFFFFF', '#FFFFFF'),
  },
});
