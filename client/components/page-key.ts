import { type Location, useLocation } from 'react-router-dom';

/**
 * Returns what identifies a page, even among those of one route: its path, and the link that its query names. What else
 * the query holds, such as the page of a list, is the page's own state.
 */
export function pageKeyOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('link_id') ?? ''}`;
}

/** Returns the key of the page that is shown. */
export function usePageKey(): string {
  return pageKeyOf(useLocation());
}
