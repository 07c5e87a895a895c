import type { CSSProperties, ReactElement } from 'react';
import { PALETTE } from '../palette.ts';

const { accent, paper } = PALETTE.light;
const STROKE = `3px solid ${paper}`;
const FACE: CSSProperties = { backgroundColor: accent, borderRadius: 6, padding: 3 };
const RIM: CSSProperties = { border: `1px solid ${paper}`, borderRadius: 3, padding: 4 };
const CELL: CSSProperties = { width: 12, height: 3, fontSize: 0, lineHeight: 0 };
const UPPER: CSSProperties = { ...CELL, borderTop: STROKE, borderLeft: STROKE, borderBottom: STROKE };
const LOWER: CSSProperties = { ...CELL, borderRight: STROKE, borderBottom: STROKE };
const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

/** The product's mark, 31 px wide, made of table borders: mail clients show no SVG and block images. */
export function SealMark(): ReactElement {
  return (
    <table {...TABLE} aria-hidden="true" data-skip-in-text="true">
      <tbody>
        <tr>
          <td style={FACE}>
            <table {...TABLE} style={RIM}>
              <tbody>
                <tr>
                  <td style={UPPER} />
                </tr>
                <tr>
                  <td style={LOWER} />
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
