import type { FrameEntry, FrameGroup } from '#client/components/frame/frame-entries.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { type CorporationPage, corporationPath } from '#rules/paths.ts';

interface EntryFacts {
  /** Also the title of its page. */
  readonly textId: MessageId;
  readonly page: CorporationPage;
  /** Whether employee managers do not see it. */
  readonly isForAdministrator?: boolean;
}

/** The entries of a corporation by their keys, which the rows of the route table name. */
const ENTRIES = {
  overview: { textId: 'dashboard.title', page: 'overview' },
  employees: { textId: 'employees.title', page: 'employee-list' },
  managers: { textId: 'managers.title', page: 'manager-list', isForAdministrator: true },
  domains: { textId: 'emailDomains.title', page: 'subemail', isForAdministrator: true },
  cla: { textId: 'corporationCla.title', page: 'cla' },
  settings: { textId: 'corporation.settings.title', page: 'settings' },
  security: { textId: 'security.title', page: 'security' },
  password: { textId: 'account.change.title', page: 'modify-password' },
} as const satisfies Readonly<Record<string, EntryFacts>>;

/** An entry of the frame around the pages of a corporation. */
export type CorporationEntry = keyof typeof ENTRIES;

const WORK: readonly CorporationEntry[] = ['overview', 'employees', 'managers', 'domains', 'cla'];
const SETTINGS: readonly CorporationEntry[] = ['settings', 'security', 'password'];

/**
 * Returns the entries of the frame around the pages of a corporation; none until the one-time password is changed and a
 * required second factor is set up.
 */
export function corporationEntries(viewer: Viewer): readonly FrameGroup[] {
  return viewer.initialPasswordChanged && !viewer.secondFactorMissing
    ? [{ entries: toEntries(viewer, WORK) }, { titleId: 'corporation.settings', entries: toEntries(viewer, SETTINGS) }]
    : [];
}

function toEntries({ role, linkId }: Viewer, keys: readonly CorporationEntry[]): FrameEntry[] {
  return keys.flatMap((key) => {
    const { textId, page, isForAdministrator = false }: EntryFacts = ENTRIES[key];
    const isOpen = !isForAdministrator || role === 'CORPORATION_ADMINISTRATOR';
    return isOpen ? [{ key, path: corporationPath(linkId ?? '', page), textId }] : [];
  });
}
