import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { CorporationDashboardDocument, type CorporationDashboardQuery } from '#generated/graphql.ts';
import { CorporationDashboardPage } from './corporation-dashboard-page.tsx';

type Dashboard = CorporationDashboardQuery['corporationDashboard'];

const CORPORATION: Dashboard['corporation'] = {
  __typename: 'Corporation',
  id: 'corporation-1',
  corporationName: '示例企业',
  autoApproval: false,
  hasEmployeeManager: true,
  graceEndsAt: null,
  pendingCla: null,
  link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
};

const dashboard = (facts: Partial<Dashboard>): Answer =>
  answer(CorporationDashboardDocument, {
    corporationDashboard: {
      __typename: 'CorporationDashboard',
      corporation: CORPORATION,
      employees: { __typename: 'EmployeeStates', waiting: 0, active: 7, deactivated: 0, removed: 0 },
      setup: null,
      unusedAccounts: 0,
      activity: [],
      ...facts,
    },
  });

const renderDashboard = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/corp/:linkId/overview', element: <CorporationDashboardPage /> }], {
    path: '/corp/web_example-1/overview',
    answers,
  });

test('leads to the employees to review, and from an event to its employee', async () => {
  await renderDashboard([
    dashboard({
      employees: { __typename: 'EmployeeStates', waiting: 3, active: 7, deactivated: 1, removed: 2 },
      activity: [
        {
          __typename: 'Activity',
          id: 'event-1',
          at: '2026-01-06T08:00:00.000Z',
          action: 'EMPLOYEE_ACTIVATED',
          reference: 'SG-7K2M-9QXD-04TB',
          corporationName: null,
          personName: null,
          sequence: 7,
          actor: { __typename: 'ActivityActor', kind: 'CORPORATION_MANAGER', name: '示例管理员' },
          details: [],
        },
      ],
    }),
  ]);

  expect(await screen.findByRole('link', { name: '3位员工等待激活' })).toHaveAttribute(
    'href',
    '/corp/web_example-1/employee-list?state=waiting',
  );
  expect(screen.getByRole('link', { name: 'SG-7K2M-9QXD-04TB' })).toHaveAttribute(
    'href',
    '/corp/web_example-1/employee-list?state=active&search=SG-7K2M-9QXD-04TB',
  );
  const employees = within(screen.getByRole('list', { name: '员工' }));
  expect(employees.getAllByRole('link').map((card) => card.textContent)).toEqual([
    '待激活3',
    '已激活7',
    '已停用1',
    '已移除2',
  ]);
  expect(employees.getByRole('link', { name: /已停用/ })).toHaveAttribute(
    'href',
    '/corp/web_example-1/employee-list?state=deactivated',
  );
});

test('announces a version that waits for agreement, with its date', async () => {
  await renderDashboard([
    dashboard({
      corporation: {
        ...CORPORATION,
        graceEndsAt: '2999-01-06T08:00:00.000Z',
        pendingCla: { __typename: 'Cla', id: 'cla-2', version: 2 },
      },
    }),
  ]);

  expect(await screen.findByText(/2999年1月6日/)).toBeVisible();
  expect(screen.getByText('目前没有需要处理的事。')).toBeVisible();
});

test.each([
  ['the administrator', 0, true],
  ['employee managers', null, false],
])('a missing employee manager waits for the administrator: %s', async (_who, unusedAccounts, isShown) => {
  await renderDashboard([dashboard({ unusedAccounts, corporation: { ...CORPORATION, hasEmployeeManager: false } })]);

  await screen.findByRole('region', { name: '待处理' });
  expect(screen.queryByRole('link', { name: /^添加员工管理员/ }) !== null).toBe(isShown);
});

test('a new administrator has a checklist of open tasks', async () => {
  const setup = { hasEmployeeManager: true, hasEmployees: false, hasMoreDomains: false, hasSecondFactor: false };
  await renderDashboard([dashboard({ setup: { __typename: 'CorporationSetup', ...setup } })]);

  const list = within(await screen.findByRole('region', { name: '开始使用' }));
  expect(list.getByText('已完成1/4')).toBeVisible();
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/corp/web_example-1/employee-list',
    '/corp/web_example-1/add-subemail',
    '/corp/web_example-1/security',
  ]);
});
