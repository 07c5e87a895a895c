import type { ReactElement } from 'react';
import { FONTS } from '../palette.ts';
import { STYLES } from './house-style.ts';

const CODE = {
  ...STYLES.hairline,
  borderWidth: 1,
  borderRadius: 6,
  margin: '24px 0',
  padding: '24px 0 24px 8px',
  color: STYLES.ink.color,
  fontFamily: FONTS.code,
  fontSize: 36,
  lineHeight: '40px',
  fontWeight: 600,
  letterSpacing: 8,
  textAlign: 'center',
} as const;

interface BigCodeProps {
  readonly code: string;
}

/** A code to type elsewhere, large enough to be read from another screen. */
export function BigCode({ code }: BigCodeProps): ReactElement {
  return (
    <p className="ink hairline" style={CODE}>
      {code}
    </p>
  );
}
