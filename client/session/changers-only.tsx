import type { ReactElement, ReactNode } from 'react';
import { useCanChangeLink } from './link-role.ts';

interface ChangersOnlyProps {
  readonly children: ReactNode;
}

/** What only those see who may change the link of the page. */
export function ChangersOnly({ children }: ChangersOnlyProps): ReactElement | null {
  return useCanChangeLink() ? <>{children}</> : null;
}
