import type { ReactElement, ReactNode } from 'react';

/** What matters in a sentence. */
export function strong(text: ReactNode[]): ReactElement {
  return <strong>{text}</strong>;
}
