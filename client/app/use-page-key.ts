import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * Returns what tells a page from every other, even one of the same route: its path, and the link that its query names.
 * What else the query holds, such as the page of a list, is the page's own state.
 */
export function usePageKey(): string {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return `${pathname} ${search.get('link_id') ?? ''}`;
}
