import type { ReactElement, ReactNode } from 'react';

/** Renders a part of a text in bold. */
export function strong(text: ReactNode[]): ReactElement {
  return <strong>{text}</strong>;
}
