import { useMatches } from 'react-router-dom';
import type { SessionRole } from '#client/apollo/session-role.ts';

/** Who a page is for: everybody, community managers, or the managers of a corporation. */
export type PageType = 'not-logged-in' | 'org' | 'corp';

/** What the route table says about who may see a page, and in which session. */
interface PageAccess {
  readonly pageType?: PageType;
  readonly sessionRole?: SessionRole;
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

const ROLE_OF_TYPE = { org: 'community', corp: 'corporation', 'not-logged-in': undefined } as const;

/** Returns the role whose session the current page uses; undefined on pages that belong to neither. */
export function usePageRole(): SessionRole | undefined {
  const { sessionRole, pageType = 'not-logged-in' } = usePageAccess();
  return sessionRole ?? ROLE_OF_TYPE[pageType];
}

/** Returns whether only the corporation's administrator may see the current page, not its employee managers. */
export function useIsForAdministrator(): boolean {
  return usePageAccess().isForAdministrator === true;
}

/** Returns whether only an administrator of the service may see the current page, not every community manager. */
export function useIsForServiceAdministrator(): boolean {
  return usePageAccess().isForServiceAdministrator === true;
}
