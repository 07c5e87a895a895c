import { Link as ChakraLink, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { RecentActivity } from '#client/components/activity/recent-activity.tsx';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Page } from '#client/components/page.tsx';
import { PendingClaBanner } from '#client/session/pending-cla-notice.tsx';
import type { ActivityRowFragment, CorporationDashboardQuery } from '#generated/graphql.ts';
import { useCorporationDashboardQuery } from '#generated/hooks.ts';
import { corporationPath } from '#rules/paths.ts';
import { CorporationSetup } from './corporation-setup.tsx';
import { DashboardPart } from './dashboard-part.tsx';
import { Figures } from './figures.tsx';
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
  const { corporation, setup, employees, activity } = dashboard;
  const linkId = corporation.link.id;
  const list = corporationPath(linkId, 'employee-list');
  return (
    <Stack gap="12">
      <PendingClaBanner linkId={linkId} corporation={corporation} />
      {setup !== null && <CorporationSetup linkId={linkId} setup={setup} />}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="12">
        <DashboardPart title={<FormattedMessage id="dashboard.waits" />}>
          <WaitList waits={waitsOf(dashboard)} none={<FormattedMessage id="dashboard.waits.none" />} />
        </DashboardPart>
        <DashboardPart title={<FormattedMessage id="dashboard.activity" />}>
          <RecentActivity
            events={activity}
            renderReference={(reference, event) => referenceIn(list, reference, event)}
          />
        </DashboardPart>
      </SimpleGrid>
      <DashboardPart
        title={<FormattedMessage id="dashboard.employees" />}
        action={
          <ButtonLink to={list} size="sm">
            <FormattedMessage id="dashboard.employees.all" />
          </ButtonLink>
        }
      >
        <Figures
          figures={STATES.map((state) => ({
            key: state,
            label: <FormattedMessage id={`dashboard.employees.${state}`} />,
            count: employees[state],
          }))}
        />
      </DashboardPart>
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
  const part = { EMPLOYEE_ACTIVATED: 'active', EMPLOYEE_DEACTIVATED: 'inactive' }[action as string];
  return part === undefined ? (
    reference
  ) : (
    <ChakraLink asChild>
      <Link to={`${list}?${new URLSearchParams({ state: part, search: reference }).toString()}`}>{reference}</Link>
    </ChakraLink>
  );
}
