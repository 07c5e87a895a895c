import { defineGlobalStyles } from '@chakra-ui/react';

/**
 * Classes of elements that pages have many of. The browser applies them by itself; styles in properties are worked out
 * by script, element by element, for which a phone needs about a millisecond each.
 */
export const classes = defineGlobalStyles({
  /** For screen readers alone. */
  '.hidden-text': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clip: 'rect(0, 0, 0, 0)',
    whiteSpace: 'nowrap',
  },
  /** The logo, as in `index.html`. */
  '.seal > path': { fill: 'seal' },
  '.seal > g': { stroke: 'seal.contrast' },
  '.mark': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    borderRadius: 'sm',
    fontSize: 'lg',
    fontWeight: 'semibold',
    letterSpacing: 'wide',
  },
  /** The foot of the page, whose links look like its text. */
  '#root > footer': { mt: 'auto', borderTop: 'hairline', color: 'fg.muted', fontSize: 'sm' },
  '#root > footer > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4',
    columnGap: '8',
    maxWidth: 'wide',
    mx: 'auto',
    px: { base: '4', md: '8' },
    py: '6',
  },
  '#root > footer > div > *': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' },
  '#root > footer a': { borderRadius: 'sm', overflowWrap: 'anywhere' },
  '#root > footer a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  /** A line that unfolds what few readers need. */
  '.fold > summary': { cursor: 'pointer', color: 'fg.muted', fontSize: 'sm', py: '2' },
  '.fold > summary + div': { pt: '2', pb: '4' },
  /** A labelled input with its help and its problem. */
  '.field': { display: 'flex', flexDirection: 'column', gap: '1', width: 'full' },
  '.field-label': { display: 'flex', gap: '1', fontSize: 'sm', fontWeight: 'medium' },
  '.field-required': { color: 'danger' },
  '.field-optional': { color: 'fg.muted', fontWeight: 'normal' },
  '.field-help': { fontSize: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
  '.field-problem': { fontSize: 'xs', fontWeight: 'medium', color: 'danger' },
  '.field-answer': { display: 'contents' },
  /** A box to tick, before its label. */
  '.tick': { display: 'flex', gap: '3', alignItems: 'flex-start', fontSize: 'md' },
  '.tick > input': { boxSize: '5', mt: '0.2rem', flexShrink: '0', accentColor: 'accent.solid' },
  /** The text of an agreement; the number of a clause stands out. */
  '.agreement > *': { mb: '3', overflowWrap: 'anywhere' },
  '.agreement > :is(h2, h3)': {
    fontSize: 'body',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    textWrap: 'balance',
  },
  '.agreement > [data-shape=title]': { fontSize: 'md' },
  '.agreement > * + :is(h2, h3)': { mt: '6' },
  '.agreement > [data-depth="1"]': { ps: '10', textIndent: '-1.5rem' },
  '.agreement > [data-depth="2"]': { ps: '16', textIndent: '-1.5rem' },
  /** Names and values, one per line, between hairlines. */
  '.facts': { borderTop: 'hairline' },
  '.facts > div': { display: { sm: 'flex' }, gap: '6', py: '3', borderBottom: 'hairline' },
  '.facts > div > dt': {
    color: 'fg.muted',
    fontSize: 'sm',
    width: { sm: 'term' },
    flexShrink: '0',
    lineHeight: 'text',
  },
  '.facts > div > dd': { minWidth: '0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});
