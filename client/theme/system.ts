import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { classes } from './classes.ts';
import {
  buttonRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
} from './recipes.ts';
import { dialogRecipe, nativeSelectRecipe, menuRecipe, popoverRecipe, toastRecipe } from './slot-recipes.ts';
import { semanticTokens, tokens } from './tokens.ts';

/** Sets Chinese apart from Latin letters and digits, between which texts have no blank. The types do not know it yet. */
const AUTOSPACE: object = { textAutospace: 'normal' };

const signet = defineConfig({
  preflight: true,
  cssVarsPrefix: 'signet',
  // The system decides between light and dark, unless the reader has chosen: then <html> says so.
  conditions: {
    systemDark: '@media (prefers-color-scheme: dark)',
    light: '[data-theme=light] &',
    dark: '[data-theme=dark] &',
  },
  globalCss: {
    html: {
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      lineHeight: 'text',
      ...AUTOSPACE,
      colorScheme: 'light dark',
      '&[data-theme=light]': { colorScheme: 'light' },
      '&[data-theme=dark]': { colorScheme: 'dark' },
      scrollPaddingTop: '8',
      scrollPaddingBottom: '24',
    },
    body: { fontSize: 'body' },
    '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    // A scrolling region would clip an outline outside it.
    'section[tabindex="0"]:focus-visible': { outlineOffset: '-2px' },
    'h1:focus-visible, h2:focus-visible, main:focus-visible': { outline: 'none' },
    // Avoids a single short word on the last line; in Chinese it would split words instead.
    ':lang(en) :is(p, li)': { textWrap: 'pretty' },
    '::selection': { bg: 'accent.subtle' },
    ...classes,
    '*, *::before, *::after': { _motionReduce: { transitionDuration: '0s !important' } },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem' },
    keyframes: {
      pulse: { '50%': { opacity: '0.5' } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    tokens,
    semanticTokens,
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      dialog: dialogRecipe,
      nativeSelect: nativeSelectRecipe,
      menu: menuRecipe,
      popover: popoverRecipe,
      toast: toastRecipe,
    },
  },
});

/** The design system; registers only the recipes of components in use, to keep the download small. */
export const system = createSystem(defaultBaseConfig, signet);
