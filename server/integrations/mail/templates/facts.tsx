import type { ReactElement, ReactNode } from 'react';
import { STYLES } from './house-style.ts';

/** A labelled value. */
export interface FactRow {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly rows: readonly FactRow[];
}

const RULE = { ...STYLES.hairline, borderTopWidth: 1, padding: '8px 0', verticalAlign: 'baseline' } as const;
const LABEL = { ...STYLES.muted, ...RULE, margin: 0, width: 192 } as const;
const VALUE = { ...RULE, color: STYLES.ink.color, overflowWrap: 'anywhere' } as const;

/** Labelled values between hairlines: side by side, or stacked on a narrow screen. */
export function Facts({ rows }: FactsProps): ReactElement {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="hairline"
      style={{ ...STYLES.hairline, borderBottomWidth: 1, margin: '0 0 24px' }}
    >
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <td className="label muted hairline" style={LABEL}>
              {label}
            </td>
            <td className="value ink hairline" style={VALUE}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
