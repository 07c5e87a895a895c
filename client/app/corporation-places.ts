import type { MessageId } from '#client/i18n/messages.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { type CorporationPage, corporationPath } from '#rules/paths.ts';
import type { Place } from './place.ts';

const HOME: Place = { path: '/index', textId: 'app.menu.home' };

interface CorporationPlace {
  readonly page: CorporationPage;
  readonly textId: MessageId;
  /** Whether employee managers do not see it. */
  readonly isForAdministrator?: boolean;
}

const PLACES: readonly CorporationPlace[] = [
  { page: 'overview', textId: 'dashboard.title' },
  { page: 'employee-list', textId: 'corporation.menu.employees' },
  { page: 'manager-list', textId: 'managers.title', isForAdministrator: true },
  { page: 'create-manager', textId: 'managers.create.title', isForAdministrator: true },
  { page: 'subemail', textId: 'emailDomains.title', isForAdministrator: true },
  { page: 'cla', textId: 'corporation.menu.cla' },
];

/**
 * Returns the places in the menu of a corporation's manager; none until the one-time password is changed and a required
 * second factor is set up.
 */
export function corporationPlaces({
  role,
  linkId,
  initialPasswordChanged,
  secondFactorMissing,
}: Viewer): readonly Place[] {
  const open = PLACES.filter(
    ({ isForAdministrator = false }) =>
      initialPasswordChanged && !secondFactorMissing && (!isForAdministrator || role === 'CORPORATION_ADMINISTRATOR'),
  );
  return open.map(({ page, textId }) => ({ path: corporationPath(linkId ?? '', page), textId }));
}

/** Returns the account pages in the menu of a corporation's manager. */
export function corporationAccountPlaces({ linkId, initialPasswordChanged }: Viewer): readonly Place[] {
  const security: Place = { path: corporationPath(linkId ?? '', 'security'), textId: 'app.menu.security' };
  const password: Place = { path: corporationPath(linkId ?? '', 'modify-password'), textId: 'app.menu.changePassword' };
  return initialPasswordChanged ? [HOME, password, security] : [password];
}
