import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkDashboardQuery } from '#generated/graphql.ts';
import {
  corporationListPath,
  emailsPath,
  gatePagePath,
  gatePath,
  signingListPath,
  webhooksPath,
} from '#rules/paths.ts';
import { WaitList } from './wait-list.tsx';

type LinkWaits = Omit<LinkDashboardQuery['linkDashboard']['waits'], '__typename'>;

/** Where each kind is dealt with, and whether it waits for the link's own managers. */
const PLACES: Readonly<
  Record<keyof LinkWaits, { readonly pathOf: (linkId: string) => string; readonly isUrgent: boolean }>
> = {
  awaitingReview: { pathOf: (linkId) => `${corporationListPath(linkId)}?state=review`, isUrgent: true },
  pausedConnections: { pathOf: gatePath, isUrgent: true },
  unreachableRepositories: { pathOf: gatePath, isUrgent: true },
  switchedOffWebhooks: { pathOf: webhooksPath, isUrgent: true },
  failedDocuments: { pathOf: signingListPath, isUrgent: true },
  failedEmails: { pathOf: emailsPath, isUrgent: true },
  awaitingCorrection: { pathOf: (linkId) => `${corporationListPath(linkId)}?state=correction`, isUrgent: false },
  waitingEmployees: {
    pathOf: (linkId) => `${signingListPath(linkId)}?kind=EMPLOYEE&state=INACTIVE`,
    isUrgent: false,
  },
  awaitingDocument: { pathOf: (linkId) => `${corporationListPath(linkId)}?state=document`, isUrgent: false },
  uncoveredPullRequests: {
    pathOf: (linkId) => `${gatePagePath(linkId, 'pull-requests')}?state=uncovered`,
    isUrgent: false,
  },
  unknownPullRequests: {
    pathOf: (linkId) => `${gatePagePath(linkId, 'pull-requests')}?state=unknown`,
    isUrgent: false,
  },
};

const KINDS = Object.keys(PLACES) as (keyof LinkWaits)[];

interface LinkWaitListProps {
  readonly linkId: string;
  readonly waits: LinkWaits;
}

/** What waits at a link: first for its managers, then for others. */
export function LinkWaitList({ linkId, waits }: LinkWaitListProps): ReactElement {
  return (
    <WaitList
      none={<FormattedMessage id="dashboard.waits.none" />}
      waits={KINDS.map((kind) => ({
        key: kind,
        count: waits[kind],
        text: <FormattedMessage id={`dashboard.waits.${kind}`} values={{ count: waits[kind] }} />,
        path: PLACES[kind].pathOf(linkId),
        isUrgent: PLACES[kind].isUrgent,
      }))}
    />
  );
}
