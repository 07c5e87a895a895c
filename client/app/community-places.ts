import type { Viewer } from '#client/session/use-viewer.ts';
import type { Place } from './place.ts';

const PLACES: readonly Place[] = [
  { path: '/linked-repo', textId: 'app.menu.links' },
  { path: '/bind-cla', textId: 'app.menu.newLink' },
];

/**
 * Returns the places in the menu of a community manager; none until the one-time password is changed and a required
 * second factor is set up.
 */
export function communityPlaces({ initialPasswordChanged, secondFactorMissing }: Viewer): readonly Place[] {
  return initialPasswordChanged && !secondFactorMissing ? PLACES : [];
}

/** Returns the account pages in the menu of a community manager. */
export function communityAccountPlaces({
  platform,
  initialPasswordChanged,
  isServiceAdministrator,
}: Viewer): readonly Place[] {
  const password: Place = { path: '/org/modify-password', textId: 'app.menu.changePassword' };
  const organizations: Place = { path: '/org-select', textId: 'app.menu.organizations' };
  const security: Place = { path: '/org/security', textId: 'app.menu.security' };
  const apiKeys: Place = { path: '/api-keys', textId: 'app.menu.apiKeys' };
  const accounts: Place = { path: '/accounts', textId: 'app.menu.accounts' };
  if (!initialPasswordChanged) {
    return [password];
  }
  const first = platform === 'LOCAL' ? password : organizations;
  return isServiceAdministrator ? [first, security, apiKeys, accounts] : [first, security, apiKeys];
}
