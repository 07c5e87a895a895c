import { Grid, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { RecentActivity } from '#client/components/activity/recent-activity.tsx';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LinkPage } from '#client/components/link-page.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import type { LinkDashboardQuery } from '#generated/graphql.ts';
import { useLinkDashboardQuery } from '#generated/hooks.ts';
import { activityPath } from '#rules/paths.ts';
import { AgreementCard } from './agreement-card.tsx';
import { DashboardPart } from './dashboard-part.tsx';
import { LinkNumbers } from './link-numbers.tsx';
import { LinkSetup } from './link-setup.tsx';
import { LinkTrend } from './link-trend.tsx';
import { LinkWaitList } from './link-waits.tsx';

/** What waits at a link, what happened lately, and how many sign: where a community manager begins. */
export function LinkDashboardPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useLinkDashboardQuery({
    variables: { linkId },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const dashboard = data?.linkDashboard;
  return (
    <LinkPage
      title={<FormattedMessage id="dashboard.title" />}
      lead={dashboard === undefined ? '' : <FormattedMessage id={`dashboard.lead.${dashboard.link.signingState}`} />}
      error={error}
    >
      <Loaded data={dashboard} error={error} onRetry={() => void refetch()}>
        {(loaded) => <Parts linkId={linkId} dashboard={loaded} onChanged={() => void refetch()} />}
      </Loaded>
    </LinkPage>
  );
}

interface PartsProps {
  readonly linkId: string;
  readonly dashboard: LinkDashboardQuery['linkDashboard'];
  readonly onChanged: () => void;
}

function Parts({ linkId, dashboard, onChanged }: PartsProps): ReactElement {
  const { setup, agreements, waits, activity } = dashboard;
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <LinkNumbers linkId={linkId} dashboard={dashboard} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={{ base: '8', lg: '12' }}
      >
        <Stack gap="8" minWidth="0">
          {setup !== null && <LinkSetup linkId={linkId} setup={setup} />}
          {agreements.map((agreement) => (
            <AgreementCard key={agreement.cla.id} linkId={linkId} agreement={agreement} onAsked={onChanged} />
          ))}
          <DashboardPart title={<FormattedMessage id="dashboard.waits" />}>
            <LinkWaitList linkId={linkId} waits={waits} />
          </DashboardPart>
          <LinkTrend linkId={linkId} dashboard={dashboard} />
        </Stack>
        <DashboardPart
          title={<FormattedMessage id="dashboard.activity" />}
          action={
            <ButtonLink to={activityPath(linkId)} size="sm">
              <FormattedMessage id="dashboard.activity.all" />
            </ButtonLink>
          }
        >
          <RecentActivity events={activity} />
        </DashboardPart>
      </Grid>
    </Stack>
  );
}
