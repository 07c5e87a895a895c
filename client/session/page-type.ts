import { useMatches } from 'react-router-dom';

/** For whom a page is (specification §2): everybody, community managers, or the managers of a corporation. */
export type PageType = 'not-logged-in' | 'org' | 'corp';

/** The type of the page being shown. */
export function usePageType(): PageType {
  const handle = useMatches().at(-1)?.handle as { readonly pageType?: PageType } | undefined;
  return handle?.pageType ?? 'not-logged-in';
}
