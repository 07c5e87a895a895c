import type { CSSProperties } from 'react';
import { FONTS, PALETTE } from '../palette.ts';

const { light, dark } = PALETTE;

/** Inline styles, because many mail clients drop style sheets; each has a class that turns it dark. */
export const STYLES = {
  paper: { margin: 0, padding: 0, backgroundColor: light.paper },
  column: {
    width: '100%',
    maxWidth: 600,
    fontFamily: FONTS.text,
    fontSize: 16,
    lineHeight: '24px',
    // Long addresses and names would make the mail wider than a phone. Not every client supports the first property.
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  heading: { margin: '0 0 16px', fontSize: 24, lineHeight: '32px', fontWeight: 600, color: light.ink },
  ink: { margin: '0 0 16px', color: light.ink },
  muted: { margin: '0 0 8px', fontSize: 14, lineHeight: '24px', color: light.muted },
  link: { color: light.accent, textDecoration: 'underline' },
  code: { fontFamily: FONTS.code, fontSize: 14 },
  hairline: { borderStyle: 'solid', borderWidth: 0, borderColor: light.hairline },
} as const satisfies Record<string, CSSProperties>;

/** What inline styles cannot express: dark colours and narrow screens. Contains no character that HTML would escape. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.accent} !important; }
  .hairline { border-color: ${dark.hairline} !important; }
}
@media (max-width: 480px) {
  .label, .value { display: block !important; width: auto !important; }
  .label { padding-bottom: 0 !important; }
  .value { padding-top: 0 !important; border-top-width: 0 !important; }
}
`;
