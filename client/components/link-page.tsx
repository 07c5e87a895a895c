import type { ComponentProps, ReactElement } from 'react';
import { ForeignLink, isForeignLink } from './foreign-link.tsx';
import { SubPage } from './sub-page.tsx';

interface LinkPageProps extends ComponentProps<typeof SubPage> {
  /** Why the query of the page failed, if it did. */
  readonly error?: unknown;
}

/** A page about a link: the heading, and what stands there when the link is not theirs. */
export function LinkPage({ error, children, ...frame }: LinkPageProps): ReactElement {
  return <SubPage {...frame}>{isForeignLink(error) ? <ForeignLink /> : children}</SubPage>;
}
