import type { ReactElement } from 'react';
import { STYLES } from './house-style.ts';

interface ParagraphProps {
  readonly children: string;
}

/** A paragraph of a mail. */
export function Paragraph({ children }: ParagraphProps): ReactElement {
  return (
    <p className="ink" style={STYLES.ink}>
      {children}
    </p>
  );
}
