import { createContext, useContext } from 'react';
import type { LinkRole } from '#generated/enums.ts';

/** What the viewer may do at the link of the page; undefined until it is known. */
export const LinkRoleContext = createContext<LinkRole | undefined>('OWNER');

/** Whether a role allows changes; the service refuses them otherwise. */
export function allowsChanges(role: LinkRole | null | undefined): boolean {
  return role === 'OWNER' || role === 'MANAGER';
}

/** Returns what the viewer may do at the link of the page; undefined until it is known. */
export function useLinkRole(): LinkRole | undefined {
  return useContext(LinkRoleContext);
}

/** Whether the viewer may change what the page shows. */
export function useCanChangeLink(): boolean {
  return allowsChanges(useLinkRole());
}
