import type { ReactElement } from 'react';
import { STYLES } from './house-style.ts';

interface PageLinkProps {
  readonly url: string;
  readonly label: string;
}

/** A page of ours to open next; the text of the mail has its address. */
export function PageLink({ url, label }: PageLinkProps): ReactElement {
  return (
    <p style={{ margin: '0 0 24px' }}>
      <a href={url} target="_blank" rel="noopener noreferrer" className="link" style={STYLES.link}>
        {label}
      </a>
    </p>
  );
}
