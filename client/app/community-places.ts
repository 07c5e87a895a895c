import type { Viewer } from '#client/session/use-viewer.ts';
import type { Place } from './place.ts';

const PLACES: readonly Place[] = [
  { path: '/linked-repo', textId: 'app.menu.links' },
  { path: '/bind-cla', textId: 'app.menu.newLink' },
];

/** Returns the places in the menu of a community manager; none until a required second factor is set up. */
export function communityPlaces({ secondFactorMissing }: Viewer): readonly Place[] {
  return secondFactorMissing ? [] : PLACES;
}

/** Returns the account pages in the menu of a community manager. */
export function communityAccountPlaces({ platform }: Viewer): readonly Place[] {
  const security: Place = { path: '/org/security', textId: 'app.menu.security' };
  const apiKeys: Place = { path: '/api-keys', textId: 'app.menu.apiKeys' };
  return platform === 'LOCAL'
    ? [{ path: '/org/modify-password', textId: 'app.menu.changePassword' }, security, apiKeys]
    : [{ path: '/org-select', textId: 'app.menu.organizations' }, security, apiKeys];
}
