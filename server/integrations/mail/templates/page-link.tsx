import type { ReactElement } from 'react';
import { PALETTE } from '../palette.ts';
import { STYLES } from './house-style.ts';

const CELL = { backgroundColor: PALETTE.light.accent, borderRadius: 4, textAlign: 'center' } as const;
const BUTTON = {
  display: 'inline-block',
  padding: '12px 24px',
  border: `1px solid ${PALETTE.light.accent}`,
  borderRadius: 4,
  color: '#FFFFFF',
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  textDecoration: 'none',
} as const;
const ADDRESS = { ...STYLES.muted, margin: '8px 0 24px', fontSize: 12, lineHeight: '16px' } as const;

interface PageLinkProps {
  readonly url: string;
  readonly label: string;
  /** Whether the address stands below, for clients without buttons; not that of a code, which stands in the mail. */
  readonly hasAddress?: boolean;
}

/**
 * The one button of a mail, which leads to a page of this service. A cell of a table, because Outlook gives no padding
 * to links; the text part has the label and the address.
 */
export function PageLink({ url, label, hasAddress = true }: PageLinkProps): ReactElement {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0' }}>
        <tbody>
          <tr>
            <td className="button" align="center" style={CELL}>
              <a href={url} target="_blank" rel="noopener noreferrer" style={BUTTON}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="muted" data-skip-in-text="true" style={ADDRESS}>
        {hasAddress && (
          <a href={url} target="_blank" rel="noopener noreferrer" className="muted" style={ADDRESS}>
            {url}
          </a>
        )}
      </p>
    </>
  );
}
