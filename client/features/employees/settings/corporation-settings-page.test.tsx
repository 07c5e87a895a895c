import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, type Answer, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  CorporationSettingsDocument,
  type CorporationSettingsQuery,
  SetAutoApprovalDocument,
  SetEmployeeNoticesDocument,
} from '#generated/graphql.ts';
import { CorporationSettingsPage } from './corporation-settings-page.tsx';

const ADMINISTRATOR = {
  __typename: 'CorporationAdministrator',
  id: 'administrator-1',
  name: '示例代表',
  email: 'representative@example.org',
  isBackup: false,
} as const;
const BACKUP = { ...ADMINISTRATOR, id: 'administrator-2', name: '备用', email: 'b@example.org', isBackup: true };

const OF_MANAGER: CorporationSettingsQuery['corporation'] = {
  __typename: 'Corporation',
  id: 'corporation-1',
  autoApproval: false,
  employeeNotices: 'QUARTER_HOURLY',
  everybody: { __typename: 'EmployeeCounts', waiting: 1 },
};
const OF_ADMINISTRATOR = { ...OF_MANAGER, employeeNotices: null, administrators: [ADMINISTRATOR] };

const settings = (corporation: CorporationSettingsQuery['corporation']) =>
  answer(CorporationSettingsDocument, { corporation });
const switched = (autoApproval: boolean) =>
  answer(SetAutoApprovalDocument, {
    setAutoApproval: {
      __typename: 'SetAutoApprovalPayload',
      corporation: { __typename: 'Corporation', id: 'corporation-1', autoApproval },
    },
  });

function open(answers: readonly Answer[], role: 'EMPLOYEE_MANAGER' | 'CORPORATION_ADMINISTRATOR') {
  return renderRoutes([{ path: '/corp/:linkId/settings', element: <CorporationSettingsPage /> }], {
    path: '/corp/web_example-1/settings',
    answers: [viewerAnswer(buildViewer({ role, linkId: 'web_example-1' })), ...answers],
    hasToasts: true,
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('automatic activation', () => {
  test('is turned on by the administrator after confirmation; those waiting can be viewed', async () => {
    const { variables } = await open([settings(OF_ADMINISTRATOR), switched(true)], 'CORPORATION_ADMINISTRATOR');

    await press('开启自动激活');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('已在等待的员工不受影响');
    await confirm('开启自动激活');

    expect(await screen.findByText('已开启')).toBeVisible();
    expect(variables.at(-1)).toEqual({ input: { enabled: true } });
    expect(screen.getByText(/1人在开启前签署，/)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看待激活的员工' })).toHaveAttribute(
      'href',
      '/corp/web_example-1/employee-list?state=waiting',
    );
  });

  test('is turned off the same way', async () => {
    const { variables } = await open(
      [settings({ ...OF_ADMINISTRATOR, autoApproval: true }), switched(false)],
      'CORPORATION_ADMINISTRATOR',
    );

    await press('关闭自动激活');
    await confirm('关闭自动激活');

    expect(await screen.findByText('已关闭')).toBeVisible();
    expect(variables.at(-1)).toEqual({ input: { enabled: false } });
  });

  test('that cannot be switched says why', async () => {
    await open([settings(OF_ADMINISTRATOR), unreachable(SetAutoApprovalDocument)], 'CORPORATION_ADMINISTRATOR');

    await press('开启自动激活');
    await confirm('开启自动激活');

    expect(await screen.findByRole('alert')).toHaveTextContent('无法连接到服务');
  });

  test('is only shown to employee managers', async () => {
    await open([settings({ ...OF_MANAGER, autoApproval: true })], 'EMPLOYEE_MANAGER');

    expect(await screen.findByText('已开启')).toBeVisible();
    expect(screen.queryByRole('button', { name: '关闭自动激活' })).not.toBeInTheDocument();
  });
});

test('notices of new employees are as often as the employee manager chooses', async () => {
  const saved = answer(SetEmployeeNoticesDocument, {
    setEmployeeNotices: { __typename: 'SetEmployeeNoticesPayload', choice: 'DAILY' },
  });
  const { variables } = await open([settings(OF_MANAGER), saved], 'EMPLOYEE_MANAGER');
  const choices = () => screen.findByRole('combobox', { name: '新签署的邮件通知' });

  expect(await choices()).toHaveDisplayValue('每15分钟最多一封');
  await userEvent.selectOptions(await choices(), '每天一封（北京时间9点）');

  expect(await screen.findByText('通知设置已保存')).toBeInTheDocument();
  expect(await choices()).toHaveValue('DAILY');
  expect(variables.at(-1)).toEqual({ input: { choice: 'DAILY' } });
});

test.each([
  ['nobody', [ADMINISTRATOR], '尚未设置'],
  ['somebody', [ADMINISTRATOR, BACKUP], '备用 · b@example.org'],
])('the administrator, who gets no notices, sees that %s stands in', async (_who, administrators, text) => {
  await open([settings({ ...OF_ADMINISTRATOR, administrators })], 'CORPORATION_ADMINISTRATOR');

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
