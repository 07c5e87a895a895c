import type { ComponentProps, ReactElement } from 'react';
import { linkDetailPath } from '#rules/paths.ts';
import { ForeignLink, isForeignLink } from './foreign-link.tsx';
import { SubPage, type WayBack } from './sub-page.tsx';

interface LinkPageProps extends ComponentProps<typeof SubPage> {
  /** Why the query of the page failed, if it did. */
  readonly error?: unknown;
}

/** The way back from a page of a link to the link itself. */
export function backToLink(linkId: string): WayBack {
  return { to: linkDetailPath(linkId), textId: 'links.toLink' };
}

/** The frame of the pages about a link: the way back, the heading, and what stands there when the link is not theirs. */
export function LinkPage({ error, children, ...frame }: LinkPageProps): ReactElement {
  return <SubPage {...frame}>{isForeignLink(error) ? <ForeignLink /> : children}</SubPage>;
}
