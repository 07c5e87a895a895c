import type { MessageId } from '#client/i18n/messages.ts';
import type { PolicyDocumentSet, PrivacySettingsFragment } from '#generated/graphql.ts';
import type { PolicyPage } from '#rules/paths.ts';
import { POLICY_PLATFORMS, repositoryFileUrl } from '#rules/repository-file.ts';

/** A community's own policy text. */
export type StoredDocument = PrivacySettingsFragment['documents'][number];

/** The page and the name of each policy text. */
export const POLICY_PAGES: Readonly<
  Record<PolicyDocumentSet, { readonly page: PolicyPage; readonly titleId: MessageId }>
> = {
  PRIVACY: { page: 'privacy', titleId: 'policies.privacy.title' },
  COOKIES: { page: 'cookies', titleId: 'policies.cookies.title' },
  INFORMATION_LIST: { page: 'information-list', titleId: 'policies.informationList.title' },
};

/** Where a text was read from, for people. */
export function shownFile({ platform, owner, repo, path }: StoredDocument): string {
  const title = POLICY_PLATFORMS.find(({ key }) => key === platform)?.title ?? platform;
  return `${title}: ${owner}/${repo}/${path}`;
}

/** The address of the file that a text was read from; empty without one. */
export function fileUrl(document: StoredDocument | undefined): string {
  const platform = POLICY_PLATFORMS.find(({ key }) => key === document?.platform)?.key;
  return document === undefined || platform === undefined ? '' : repositoryFileUrl({ ...document, platform });
}
