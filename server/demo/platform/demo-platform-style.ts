import { FONTS, PALETTE } from '#server/integrations/mail/palette.ts';

/** What has passed, readable on the paper of either palette. */
const PASSED = { light: '#2B6A3F', dark: '#8CCB9B' } as const;

const variables = (theme: keyof typeof PALETTE): string =>
  Object.entries({ ...PALETTE[theme], passed: PASSED[theme] })
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');

/** The style sheet of the demo platform, in the product's colours. */
export const DEMO_PLATFORM_STYLE = `
:root { color-scheme: light dark; ${variables('light')} }
@media (prefers-color-scheme: dark) { :root { ${variables('dark')} } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 0 24px 48px; max-width: 800px; background: var(--paper); color: var(--ink); font: 16px/24px ${FONTS.text}; }
nav { display: flex; justify-content: space-between; padding: 24px 0 16px; border-bottom: 1px solid var(--hairline); font-weight: 600; }
h1 { margin: 32px 0 8px; font-size: 24px; line-height: 32px; }
h2 { margin: 40px 0 16px; font-size: 18px; line-height: 24px; }
h3 { margin: 0; font-size: 16px; line-height: 24px; }
p { margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.steps { margin: 16px 0 0; padding-left: 24px; }
.number, .note, article p { color: var(--muted); font-weight: 400; font-size: 14px; }
article { margin-top: 16px; padding: 16px; border: 1px solid var(--hairline); border-radius: 6px; }
article:target { border-color: var(--ink); }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; }
.state, .result { font-size: 14px; font-weight: 600; white-space: nowrap; }
.check { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 16px 0; padding: 12px 0; border: solid var(--hairline); border-width: 1px 0; }
article .check:last-child { margin-bottom: 0; padding-bottom: 0; border-bottom: 0; }
.name { flex: 1; }
.passed, .merged { color: var(--passed); }
.failed { color: var(--accent); }
.waiting, .open { color: var(--muted); }
.result::before { content: '● '; }
.result.passed::before { content: '✓ '; }
.result.failed::before { content: '✕ '; }
form { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; }
section form { align-items: flex-end; }
label { display: grid; gap: 4px; flex: 0 1 320px; font-size: 14px; }
input { width: 100%; height: 40px; padding: 0 12px; border: 1px solid var(--muted); border-radius: 6px; background: transparent; color: inherit; font: inherit; font-size: 16px; }
button { height: 40px; padding: 0 20px; border: 1px solid var(--passed); border-radius: 6px; background: var(--passed); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; }
button:disabled { border-color: var(--hairline); background: transparent; color: var(--muted); cursor: not-allowed; }
`;
