import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  activityPath,
  corporationListPath,
  dashboardPath,
  emailsPath,
  erasurePath,
  importPath,
  gatePath,
  linkDetailPath,
  privacySettingsPath,
  sharingPath,
  signingListPath,
  webhooksPath,
} from '#rules/paths.ts';
import { ButtonLink } from './button-link.tsx';

/** The pages of a link: what they are called, and where they are. */
const PAGES = {
  overview: ['dashboard.title', dashboardPath],
  signings: ['links.signings', signingListPath],
  corporations: ['links.corporations', corporationListPath],
  gate: ['gateManager.link', gatePath],
  emails: ['emails.title', emailsPath],
  webhooks: ['webhooks.title', webhooksPath],
  privacy: ['privacySettings.title', privacySettingsPath],
  erasure: ['erasure.title', erasurePath],
  import: ['import.title', importPath],
  activity: ['activity.title', activityPath],
  sharing: ['sharing.title', sharingPath],
  settings: ['links.clas', linkDetailPath],
} as const;

interface LinkPagesProps {
  readonly linkId: string;
  /** Those to lead to, in this order. */
  readonly pages: readonly (keyof typeof PAGES)[];
}

/** Leads to pages of a link. */
export function LinkPages({ linkId, pages }: LinkPagesProps): ReactElement {
  return (
    <>
      {pages.map((page) => {
        const [textId, pathOf] = PAGES[page];
        return (
          <ButtonLink key={page} to={pathOf(linkId)} size="sm">
            <FormattedMessage id={textId} />
          </ButtonLink>
        );
      })}
    </>
  );
}
