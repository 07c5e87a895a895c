import { Grid, Link as ChakraLink, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { RecentActivity } from '#client/components/activity/recent-activity.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Page } from '#client/components/page.tsx';
import { PendingClaBanner } from '#client/session/pending-cla-notice.tsx';
import type { ActivityRowFragment, CorporationDashboardQuery } from '#generated/graphql.ts';
import { useCorporationDashboardQuery } from '#generated/hooks.ts';
import { corporationPath } from '#rules/paths.ts';
import { CorporationSetup } from './corporation-setup.tsx';
import { DashboardPart } from './dashboard-part.tsx';
import { NumberCards } from './number-cards.tsx';
import { type Wait, WaitList } from './wait-list.tsx';

type Dashboard = CorporationDashboardQuery['corporationDashboard'];

const STATES = ['waiting', 'active', 'deactivated', 'removed'] as const;

/** What waits at a corporation, what happened lately, and how many employees it has: where its managers begin. */
export function CorporationDashboardPage(): ReactElement {
  const { data, error, refetch } = useCorporationDashboardQuery({
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const dashboard = data?.corporationDashboard;
  return (
    <Page>
      <ListHead
        title={<FormattedMessage id="dashboard.title" />}
        lead={
          dashboard === undefined ? (
            ''
          ) : (
            <FormattedMessage
              id="employees.place"
              values={{
                corporation: dashboard.corporation.corporationName,
                community: dashboard.corporation.link.alias,
              }}
            />
          )
        }
      />
      <Loaded data={dashboard} error={error} onRetry={() => void refetch()}>
        {(loaded) => <Parts dashboard={loaded} />}
      </Loaded>
    </Page>
  );
}

function Parts({ dashboard }: { readonly dashboard: Dashboard }): ReactElement {
  const intl = useIntl();
  const { corporation, setup, employees, activity } = dashboard;
  const linkId = corporation.link.id;
  const list = corporationPath(linkId, 'employee-list');
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <PendingClaBanner linkId={linkId} corporation={corporation} />
      <NumberCards
        label={intl.formatMessage({ id: 'dashboard.employees' })}
        cards={STATES.map((state) => ({
          key: state,
          label: <FormattedMessage id={`dashboard.employees.${state}`} />,
          count: employees[state],
          path: `${list}?state=${state}`,
          isUrgent: state === 'waiting',
        }))}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={{ base: '8', lg: '12' }}
      >
        <Stack gap="8" minWidth="0">
          {setup !== null && <CorporationSetup linkId={linkId} setup={setup} />}
          <DashboardPart title={<FormattedMessage id="dashboard.waits" />}>
            <WaitList waits={waitsOf(dashboard)} none={<FormattedMessage id="dashboard.waits.none" />} />
          </DashboardPart>
        </Stack>
        <DashboardPart title={<FormattedMessage id="dashboard.activity" />}>
          <RecentActivity
            events={activity}
            renderReference={(reference, event) => referenceIn(list, reference, event)}
          />
        </DashboardPart>
      </Grid>
    </Stack>
  );
}

function waitsOf({ corporation, employees, unusedAccounts }: Dashboard): Wait[] {
  const linkId = corporation.link.id;
  const isAdministrator = unusedAccounts !== null;
  return [
    {
      key: 'managers',
      count: isAdministrator && !corporation.hasEmployeeManager ? null : 0,
      text: <FormattedMessage id="dashboard.waits.managers" />,
      path: corporationPath(linkId, 'create-manager'),
      isUrgent: true,
    },
    {
      key: 'employees',
      count: employees.waiting,
      text: <FormattedMessage id="dashboard.waits.employees" values={{ count: employees.waiting }} />,
      path: `${corporationPath(linkId, 'employee-list')}?state=waiting`,
      isUrgent: true,
    },
    {
      key: 'accounts',
      count: unusedAccounts ?? 0,
      text: <FormattedMessage id="dashboard.waits.accounts" values={{ count: unusedAccounts ?? 0 }} />,
      path: corporationPath(linkId, 'manager-list'),
      isUrgent: false,
    },
  ];
}

/** The list of employees has no removed ones, and nobody else's references. */
function referenceIn(list: string, reference: string, { action }: ActivityRowFragment) {
  const part = { EMPLOYEE_ACTIVATED: 'active', EMPLOYEE_DEACTIVATED: 'deactivated' }[action as string];
  return part === undefined ? (
    reference
  ) : (
    <ChakraLink asChild>
      <Link to={`${list}?${new URLSearchParams({ state: part, search: reference }).toString()}`}>{reference}</Link>
    </ChakraLink>
  );
}
