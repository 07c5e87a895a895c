import { useMatches, useSearchParams } from 'react-router-dom';

/** The link that the page is about, by its address; undefined where there is none. */
export function useLinkId(): string | undefined {
  const inPath = useMatches().at(-1)?.params['linkId'];
  const [search] = useSearchParams();
  return inPath ?? search.get('link_id') ?? undefined;
}
