import { useMatches } from 'react-router-dom';

/** Who a page is for: everybody, community managers, or the managers of a corporation. */
export type PageType = 'not-logged-in' | 'org' | 'corp';

/** What the route table says about who may see a page. */
interface PageAccess {
  readonly pageType?: PageType;
  readonly isForAdministrator?: boolean;
  readonly isForServiceAdministrator?: boolean;
}

function usePageAccess(): PageAccess {
  return (useMatches().at(-1)?.handle as PageAccess | undefined) ?? {};
}

/** Returns the type of the current page. */
export function usePageType(): PageType {
  return usePageAccess().pageType ?? 'not-logged-in';
}

/** Returns whether only the corporation's administrator may see the current page, not its employee managers. */
export function useIsForAdministrator(): boolean {
  return usePageAccess().isForAdministrator === true;
}

/** Returns whether only an administrator of the service may see the current page, not every community manager. */
export function useIsForServiceAdministrator(): boolean {
  return usePageAccess().isForServiceAdministrator === true;
}
