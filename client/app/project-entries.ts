import type { FrameGroup } from '#client/components/frame/frame-entries.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import {
  activityPath,
  corporationListPath,
  dashboardPath,
  emailsPath,
  erasurePath,
  gatePath,
  importPath,
  linkDetailPath,
  linkSettingsPath,
  privacySettingsPath,
  sharePath,
  sharingPath,
  signingListPath,
  webhooksPath,
} from '#rules/paths.ts';

interface EntryFacts {
  /** Also the title of its page. */
  readonly textId: MessageId;
  readonly pathOf: (linkId: string) => string;
}

/** The entries of a project by their keys, which the rows of the route table name. */
const ENTRIES = {
  overview: { textId: 'dashboard.title', pathOf: dashboardPath },
  signings: { textId: 'signings.title', pathOf: signingListPath },
  corporations: { textId: 'corporations.title', pathOf: corporationListPath },
  gate: { textId: 'gateManager.title', pathOf: gatePath },
  clas: { textId: 'links.clas', pathOf: linkDetailPath },
  share: { textId: 'links.share', pathOf: sharePath },
  general: { textId: 'links.settings.title', pathOf: linkSettingsPath },
  emails: { textId: 'emails.title', pathOf: emailsPath },
  members: { textId: 'sharing.title', pathOf: sharingPath },
  webhooks: { textId: 'webhooks.title', pathOf: webhooksPath },
  privacy: { textId: 'privacySettings.title', pathOf: privacySettingsPath },
  data: { textId: 'erasure.title', pathOf: erasurePath },
  import: { textId: 'import.title', pathOf: importPath },
  activity: { textId: 'activity.title', pathOf: activityPath },
} as const satisfies Readonly<Record<string, EntryFacts>>;

/** An entry of the frame around the pages of a project. */
export type ProjectEntry = keyof typeof ENTRIES;

const WORK: readonly ProjectEntry[] = ['overview', 'signings', 'corporations', 'gate', 'clas', 'share'];
const SETTINGS: readonly ProjectEntry[] = [
  'general',
  'emails',
  'members',
  'webhooks',
  'privacy',
  'data',
  'import',
  'activity',
];

/** Whether a link has members: a link of a code platform is managed by the administrators of its organisation. */
function hasMembers(linkId: string): boolean {
  return linkId.startsWith('web_');
}

/** Returns the page of a project that an entry of another one corresponds to; its overview where it has no such page. */
export function samePlace(entry: string | undefined, linkId: string): string {
  const known = [...WORK, ...SETTINGS].find((key) => key === entry);
  const isThere = known !== undefined && (known !== 'members' || hasMembers(linkId));
  return ENTRIES[isThere ? known : 'overview'].pathOf(linkId);
}

/** Returns the entries of the frame around the pages of a project. */
export function projectEntries(linkId: string): readonly FrameGroup[] {
  const toEntries = (keys: readonly ProjectEntry[]) =>
    keys
      .filter((key) => key !== 'members' || hasMembers(linkId))
      .map((key) => ({ key, path: ENTRIES[key].pathOf(linkId), textId: ENTRIES[key].textId }));
  return [{ entries: toEntries(WORK) }, { titleId: 'links.settings', entries: toEntries(SETTINGS) }];
}
