import { FONTS, PALETTE } from '#server/integrations/mail/palette.ts';

type Palette = (typeof PALETTE)[keyof typeof PALETTE];

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');

/** The style sheet of the mailbox, in the product's colours. */
export const MAILBOX_STYLE = `
:root { color-scheme: light dark; ${variables(PALETTE.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(PALETTE.dark)} } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 0 24px 48px; max-width: 800px; background: var(--paper); color: var(--ink); font: 16px/24px ${FONTS.text}; }
nav { display: flex; gap: 24px; padding: 24px 0 16px; border-bottom: 1px solid var(--hairline); font-weight: 600; }
p { margin: 0; }
p, .to, .size, time, dt, summary { color: var(--muted); font-size: 14px; }
h1 { margin: 32px 0 16px; font-size: 24px; line-height: 32px; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ol { margin: 24px 0; padding: 0; list-style: none; }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 16px 0; border-top: 1px solid var(--hairline); color: var(--ink); text-decoration: none; }
li a:hover .subject { color: var(--accent); text-decoration: underline; }
.subject { grid-column: 1 / -1; font-weight: 600; overflow-wrap: anywhere; }
.to { overflow-wrap: anywhere; }
time { font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 24px; margin: 0 0 24px; }
dt { grid-column: 1; }
dd { grid-column: 2; margin: 0; overflow-wrap: anywhere; }
dd time { color: inherit; font-size: inherit; }
iframe { display: block; width: 100%; height: 840px; border: 1px solid var(--hairline); border-radius: 6px; background: var(--paper); }
details { margin-top: 24px; border-top: 1px solid var(--hairline); padding-top: 16px; }
summary { cursor: pointer; }
pre { margin: 16px 0 0; padding: 16px; border: 1px solid var(--hairline); border-radius: 6px; font: 14px/24px ${FONTS.code}; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
