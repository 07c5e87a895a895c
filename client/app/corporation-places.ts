import type { MessageId } from '#client/i18n/messages.ts';
import { modifyPasswordPath } from '#client/session/home-path.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import type { Place } from './place.ts';

interface CorporationPlace {
  /** The page under `/corp/{linkId}`. */
  readonly page: string;
  readonly textId: MessageId;
  /** Whether employee managers do not see it. */
  readonly isForAdministrator?: boolean;
}

const PLACES: readonly CorporationPlace[] = [
  { page: 'employee-list', textId: 'corporation.menu.employees' },
  { page: 'manager-list', textId: 'managers.title', isForAdministrator: true },
  { page: 'create-manager', textId: 'managers.create.title', isForAdministrator: true },
  { page: 'subemail', textId: 'emailDomains.title', isForAdministrator: true },
  { page: 'cla', textId: 'corporation.menu.cla' },
];

/** The places of a corporation's manager; none until the one-time password is changed (design §7). */
export function corporationPlaces({ role, linkId, initialPasswordChanged }: Viewer): readonly Place[] {
  const open = PLACES.filter(
    ({ isForAdministrator = false }) =>
      initialPasswordChanged && (!isForAdministrator || role === 'CORPORATION_ADMINISTRATOR'),
  );
  return open.map(({ page, textId }) => ({ path: `/corp/${encodeURIComponent(linkId ?? '')}/${page}`, textId }));
}

/** What concerns the account of a corporation's manager. */
export function corporationAccountPlaces({ linkId }: Viewer): readonly Place[] {
  return [{ path: modifyPasswordPath(linkId ?? ''), textId: 'app.menu.changePassword' }];
}
