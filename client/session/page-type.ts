import { useMatches } from 'react-router-dom';

/** For whom a page is (specification §2): everybody, community managers, or the managers of a corporation. */
export type PageType = 'not-logged-in' | 'org' | 'corp';

/** What the route table says of the page about who may see it. */
interface PageAccess {
  readonly pageType?: PageType;
  readonly isForAdministrator?: boolean;
}

function usePageAccess(): PageAccess {
  return (useMatches().at(-1)?.handle as PageAccess | undefined) ?? {};
}

/** The type of the page being shown. */
export function usePageType(): PageType {
  return usePageAccess().pageType ?? 'not-logged-in';
}

/** Whether of a corporation's managers its administrator alone may see the page being shown. */
export function useIsForAdministrator(): boolean {
  return usePageAccess().isForAdministrator === true;
}
