import type { Viewer } from '#client/session/use-viewer.ts';
import { corporationPath } from '#rules/paths.ts';
import { corporationEntries } from './corporation-entries.ts';
import type { Place } from './place.ts';

const HOME: Place = { path: '/index', textId: 'app.menu.home' };

/** Returns the places in the menu of a corporation's manager, where no frame shows them. */
export function corporationPlaces(viewer: Viewer): readonly Place[] {
  return corporationEntries(viewer)[0]?.entries ?? [];
}

/** Returns what is behind the name of a corporation's manager: what is open wherever they are. */
export function corporationAccountPlaces(viewer: Viewer): readonly Place[] {
  const { linkId, initialPasswordChanged, secondFactorMissing, role } = viewer;
  const at = (page: Parameters<typeof corporationPath>[1]) => corporationPath(linkId ?? '', page);
  const password: Place = { path: at('modify-password'), textId: 'app.menu.changePassword' };
  if (!initialPasswordChanged) {
    return [password];
  }
  const security: Place = { path: at('security'), textId: 'app.menu.security' };
  const create: Place = { path: at('create-manager'), textId: 'managers.create.title' };
  const mayCreate = role === 'CORPORATION_ADMINISTRATOR' && !secondFactorMissing;
  return mayCreate ? [HOME, create, password, security] : [HOME, password, security];
}
