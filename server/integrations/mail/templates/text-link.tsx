import type { ReactElement } from 'react';
import { STYLES } from './house-style.ts';

interface TextLinkProps {
  readonly url: string;
  readonly label: string;
}

/** A link beside the one button of a mail; the text part shows its address. */
export function TextLink({ url, label }: TextLinkProps): ReactElement {
  return (
    <p style={{ margin: '0 0 24px' }}>
      <a href={url} target="_blank" rel="noopener noreferrer" className="link" style={STYLES.link}>
        {label}
      </a>
    </p>
  );
}
