import { useMatches, useSearchParams } from 'react-router-dom';

/** Returns the link id in the page's address, if any. */
export function useLinkId(): string | undefined {
  const inPath = useMatches().at(-1)?.params['linkId'];
  const [search] = useSearchParams();
  return inPath ?? search.get('link_id') ?? undefined;
}
