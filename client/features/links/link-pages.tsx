import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import {
  activityPath,
  corporationListPath,
  dashboardPath,
  emailsPath,
  gatePath,
  privacySettingsPath,
  signingListPath,
  webhooksPath,
} from '#rules/paths.ts';

/** The pages of a link besides the one with its settings, in the order of use. */
const PAGES = [
  ['dashboard.title', dashboardPath],
  ['links.signings', signingListPath],
  ['links.corporations', corporationListPath],
  ['gateManager.link', gatePath],
  ['emails.title', emailsPath],
  ['webhooks.title', webhooksPath],
  ['privacySettings.title', privacySettingsPath],
  ['activity.title', activityPath],
] as const;

/** Leads to the other pages of a link. */
export function LinkPages({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <>
      {PAGES.map(([id, pathOf]) => (
        <ButtonLink key={id} to={pathOf(linkId)} size="sm">
          <FormattedMessage id={id} />
        </ButtonLink>
      ))}
    </>
  );
}
