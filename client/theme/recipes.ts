import { defineRecipe } from '@chakra-ui/react';

/** Where the reader's own colours replace ours, a pressed button takes those of the selection. */
const FORCED_PRESSED = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
} as const;

/** Buttons: solid for a page's one main action, outline for the others, ghost in toolbars, plain within text. */
export const buttonRecipe = defineRecipe({
  className: 'signet-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxWidth: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'sm',
    fontFamily: 'body',
    fontWeight: 'medium',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _disabled: { cursor: 'not-allowed', opacity: '0.6' },
  },
  variants: {
    size: {
      sm: { minHeight: '8', minWidth: '8', px: '3', py: '1', fontSize: 'sm' },
      md: { minHeight: '10', minWidth: '10', px: '4', py: '2', fontSize: 'body' },
      lg: { minHeight: '12', minWidth: '12', px: '6', py: '2', fontSize: 'md' },
    },
    variant: {
      solid: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        _hover: { bg: 'accent.solidHover' },
        '&[data-danger]': { bg: 'danger.solid', _hover: { bg: 'danger.solidHover' } },
      },
      outline: {
        borderColor: 'border.control',
        color: 'fg',
        bg: 'transparent',
        _hover: { bg: 'bg.subtle' },
        _pressed: { borderColor: 'accent', color: 'accent', bg: 'accent.subtle', ...FORCED_PRESSED },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        _hover: { bg: 'bg.subtle' },
        _pressed: { bg: 'bg.subtle', color: 'accent', ...FORCED_PRESSED },
      },
      plain: {
        minHeight: '0',
        minWidth: '0',
        px: '0',
        py: '1',
        borderWidth: '0',
        bg: 'transparent',
        color: 'accent',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { color: 'accent.hover' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Text inputs: a sheet with a visible edge. */
export const inputRecipe = defineRecipe({
  className: 'signet-input',
  base: {
    width: 'full',
    minWidth: '0',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.sheet',
    color: 'fg',
    fontFamily: 'body',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.muted' },
    _readOnly: { bg: 'bg.subtle', color: 'fg.muted' },
    _invalid: { borderColor: 'danger' },
    _disabled: { opacity: '0.6' },
  },
  variants: {
    // At least 16 px: phones zoom into smaller inputs.
    size: { md: { height: '10', px: '3', fontSize: { base: 'md', md: 'body' } } },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Inputs of several lines, which grow by hand. */
export const textareaRecipe = defineRecipe({
  ...inputRecipe,
  className: 'signet-textarea',
  variants: {
    size: { md: { minHeight: '16', px: '3', py: '2', fontSize: { base: 'md', md: 'body' } } },
    variant: { outline: {} },
  },
});

/** Headings: a page's title (2xl, 28 px), a section's (xl, 22 px), a part's (lg, 16 px) and an entry's (md, as the text). */
export const headingRecipe = defineRecipe({
  className: 'signet-heading',
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      md: { fontSize: 'body' },
      lg: { fontSize: 'md' },
      xl: { fontSize: 'xl' },
      '2xl': { fontSize: '2xl' },
    },
  },
  defaultVariants: { size: 'xl' },
});

/** Links within text are underlined; plain ones are for places where everything is a link. */
export const linkRecipe = defineRecipe({
  className: 'signet-link',
  base: {
    borderRadius: 'sm',
    cursor: 'pointer',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      underline: {
        color: 'accent',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { color: 'accent.hover' },
      },
      plain: {
        color: 'inherit',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});

/** Grey bars in place of loading content. */
export const skeletonRecipe = defineRecipe({
  className: 'signet-skeleton',
  base: { bg: 'border', borderRadius: 'sm', animation: 'pulse', _motionReduce: { animation: 'none' } },
});

/** The spinner of a busy button. */
export const spinnerRecipe = defineRecipe({
  className: 'signet-spinner',
  base: {
    display: 'inline-block',
    boxSize: '1em',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
});
