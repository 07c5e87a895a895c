import type { Viewer } from '#client/session/use-viewer.ts';
import type { Place } from './place.ts';

/** Places in the menu of a community manager. */
export const COMMUNITY_PLACES: readonly Place[] = [
  { path: '/linked-repo', textId: 'app.menu.links' },
  { path: '/bind-cla', textId: 'app.menu.newLink' },
];

/** Returns the account pages in the menu of a community manager. */
export function communityAccountPlaces({ platform }: Viewer): readonly Place[] {
  const security: Place = { path: '/org/security', textId: 'app.menu.security' };
  return platform === 'LOCAL'
    ? [{ path: '/org/modify-password', textId: 'app.menu.changePassword' }, security]
    : [{ path: '/org-select', textId: 'app.menu.organizations' }, security];
}
