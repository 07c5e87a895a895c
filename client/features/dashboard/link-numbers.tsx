import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LinkDashboardQuery, PlottedPeriodFragment } from '#generated/graphql.ts';
import { corporationListPath, gatePagePath, signingListPath } from '#rules/paths.ts';
import { NumberCards } from './number-cards.tsx';

interface LinkNumbersProps {
  readonly linkId: string;
  readonly dashboard: Pick<LinkDashboardQuery['linkDashboard'], 'waits' | 'trend'>;
}

/** What counts at a link today: to review, waiting, blocked, and signed this week. */
export function LinkNumbers({ linkId, dashboard: { waits, trend } }: LinkNumbersProps): ReactElement {
  const intl = useIntl();
  const [before = 0, now = 0] = trend.slice(-2).map(signedIn);
  const counts = {
    review: { count: waits.awaitingReview, path: `${corporationListPath(linkId)}?state=review`, isUrgent: true },
    employees: { count: waits.waitingEmployees, path: `${signingListPath(linkId)}?kind=EMPLOYEE&state=INACTIVE` },
    blocked: {
      count: waits.uncoveredPullRequests,
      path: `${gatePagePath(linkId, 'pull-requests')}?state=uncovered`,
    },
    week: { count: now, path: signingListPath(linkId) },
  };
  const keys = Object.keys(counts) as (keyof typeof counts)[];
  return (
    <NumberCards
      label={intl.formatMessage({ id: 'dashboard.numbers' })}
      cards={keys.map((key) => ({
        key,
        label: <FormattedMessage id={`dashboard.numbers.${key}`} />,
        note: <FormattedMessage id={`dashboard.numbers.${key}.note`} values={{ before }} />,
        ...counts[key],
      }))}
    />
  );
}

function signedIn({ individual, employee, corporation }: PlottedPeriodFragment): number {
  return individual + employee + corporation;
}
