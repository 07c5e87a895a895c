import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CorporationDashboardQuery } from '#generated/graphql.ts';
import { corporationPath } from '#rules/paths.ts';
import { Checklist } from './checklist.tsx';

interface CorporationSetupProps {
  readonly linkId: string;
  readonly setup: NonNullable<CorporationDashboardQuery['corporationDashboard']['setup']>;
}

const STEPS = ['manager', 'employees', 'domain', 'security'] as const;

const PAGES = {
  manager: 'create-manager',
  employees: 'employee-list',
  domain: 'add-subemail',
  security: 'security',
} as const;

/** What a new administrator does first. */
export function CorporationSetup({ linkId, setup }: CorporationSetupProps): ReactElement {
  const done = {
    manager: setup.hasEmployeeManager,
    employees: setup.hasEmployees,
    domain: setup.hasMoreDomains,
    security: setup.hasSecondFactor,
  };
  return (
    <Checklist
      items={STEPS.map((step) => ({
        key: step,
        isDone: done[step],
        text: <FormattedMessage id={`dashboard.setup.${step}`} />,
        path: corporationPath(linkId, PAGES[step]),
      }))}
    />
  );
}
