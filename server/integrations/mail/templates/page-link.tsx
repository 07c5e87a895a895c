import type { ReactElement } from 'react';
import { STYLES } from './house-style.ts';

interface PageLinkProps {
  readonly url: string;
  readonly label: string;
}

/** A link to a page of this service; the text part shows its address. */
export function PageLink({ url, label }: PageLinkProps): ReactElement {
  return (
    <p style={{ margin: '0 0 24px' }}>
      <a href={url} target="_blank" rel="noopener noreferrer" className="link" style={STYLES.link}>
        {label}
      </a>
    </p>
  );
}
