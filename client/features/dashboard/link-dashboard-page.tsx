import { Box, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { RecentActivity } from '#client/components/activity/recent-activity.tsx';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LinkFailure } from '#client/components/link-failure.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import type { LinkDashboardQuery } from '#generated/graphql.ts';
import { useLinkDashboardQuery } from '#generated/hooks.ts';
import { activityPath, corporationListPath, emailsPath, gatePath, linkDetailPath } from '#rules/paths.ts';
import { DashboardPart } from './dashboard-part.tsx';
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
    <Page>
      <Box mb="6">
        <ButtonLink to="/linked-repo" variant="plain" size="sm">
          <FormattedMessage id="links.back" />
        </ButtonLink>
      </Box>
      <ListHead
        title={dashboard?.link.alias ?? <FormattedMessage id="dashboard.title" />}
        lead={dashboard === undefined ? '' : <FormattedMessage id={`dashboard.lead.${dashboard.link.signingState}`} />}
        action={<Places linkId={linkId} />}
      />
      {dashboard === undefined && error === undefined && <LoadingLines />}
      {dashboard === undefined && error !== undefined && <LinkFailure error={error} onRetry={() => void refetch()} />}
      {dashboard !== undefined && <Parts linkId={linkId} dashboard={dashboard} />}
    </Page>
  );
}

/** The other pages about the link. */
function Places({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <Flex gap="2" wrap="wrap">
      <ButtonLink to={corporationListPath(linkId)} size="sm">
        <FormattedMessage id="links.corporations" />
      </ButtonLink>
      <ButtonLink to={gatePath(linkId)} size="sm">
        <FormattedMessage id="gateManager.link" />
      </ButtonLink>
      <ButtonLink to={emailsPath(linkId)} size="sm">
        <FormattedMessage id="emails.title" />
      </ButtonLink>
      <ButtonLink to={linkDetailPath(linkId)} size="sm">
        <FormattedMessage id="links.clas" />
      </ButtonLink>
    </Flex>
  );
}

interface PartsProps {
  readonly linkId: string;
  readonly dashboard: LinkDashboardQuery['linkDashboard'];
}

function Parts({ linkId, dashboard }: PartsProps): ReactElement {
  return (
    <Stack gap="12">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="12">
        <DashboardPart title={<FormattedMessage id="dashboard.waits" />}>
          <LinkWaitList linkId={linkId} waits={dashboard.waits} />
        </DashboardPart>
        <DashboardPart
          title={<FormattedMessage id="dashboard.activity" />}
          action={
            <ButtonLink to={activityPath(linkId)} size="sm">
              <FormattedMessage id="dashboard.activity.all" />
            </ButtonLink>
          }
        >
          <RecentActivity events={dashboard.activity} />
        </DashboardPart>
      </SimpleGrid>
      <LinkTrend linkId={linkId} dashboard={dashboard} />
    </Stack>
  );
}
