import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, type Answer, late, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildCorporationViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  type AdministratorRowFragment,
  EmployeeManagersDocument,
  type EmployeeManagerRowFragment,
  EndBackupAdministratorDocument,
  NameBackupAdministratorDocument,
  ViewerDocument,
} from '#generated/graphql.ts';
import { ManagerListPage } from './manager-list-page.tsx';
import { buildManagerRow } from './testing/managers.ts';

const BOSS: AdministratorRowFragment = {
  __typename: 'CorporationAdministrator',
  id: 'manager-0',
  account: 'admin_example.org',
  name: '陈示例',
  email: 'boss@example.org',
  isBackup: false,
};
const LI = buildManagerRow({ id: 'manager-1', name: '李明', account: 'li_example.org', email: 'li@example.org' });
const WANG = buildManagerRow({ id: 'manager-2', name: '王芳', account: 'wang_example.org' });
const BACKUP: AdministratorRowFragment = {
  ...BOSS,
  id: LI.id,
  account: LI.account,
  name: LI.name,
  email: LI.email,
  isBackup: true,
};

const corporation = (administrators: AdministratorRowFragment[], managers: EmployeeManagerRowFragment[]) =>
  ({ __typename: 'Corporation', id: 'corporation-1', managerLimit: 5, administrators, managers }) as const;
const listOf = (administrators: AdministratorRowFragment[], managers: EmployeeManagerRowFragment[]) =>
  answer(EmployeeManagersDocument, { corporation: corporation(administrators, managers) });
const viewer = viewerAnswer(buildCorporationViewer());

const render = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/corp/:linkId/manager-list', element: <ManagerListPage /> }], {
    path: '/corp/web_example-1/manager-list',
    answers: [viewer, ...answers],
    hasToasts: true,
  });
const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const administrators = async () => within(await screen.findByRole('list', { name: '企业管理员' }));
const openedBy = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('alertdialog'));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('an employee manager becomes backup administrator, and moves to the administrators', async () => {
  const named = answer(NameBackupAdministratorDocument, {
    nameBackupAdministrator: {
      __typename: 'NameBackupAdministratorPayload',
      corporation: corporation([BOSS, BACKUP], [WANG]),
    },
  });
  const { variables } = await render([listOf([BOSS], [LI, WANG]), named, listOf([BOSS, BACKUP], [WANG])]);

  await choose('李明');
  const asked = await openedBy('设为备用管理员');
  expect(asked.getByText(/李明（li_example\.org）将拥有与企业管理员相同的权限/)).toBeVisible();
  expect(asked.queryByText('将没有启用的员工管理员')).not.toBeInTheDocument();
  await userEvent.click(asked.getByRole('button', { name: '设为备用管理员' }));

  await isClosed();
  expect(variables).toContainEqual({ input: { id: LI.id } });
  expect((await administrators()).getByText('备用管理员')).toBeVisible();
  expect((await administrators()).getByText('李明')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: '李明' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '设为备用管理员' })).not.toBeInTheDocument();
});

test('naming the only one warns that employees can no longer sign', async () => {
  await render([listOf([BOSS], [LI])]);

  await choose('李明');

  expect((await openedBy('设为备用管理员')).getByText('将没有启用的员工管理员')).toBeVisible();
});

describe('nobody can be named', () => {
  test.each([
    ['with nobody chosen', [LI, WANG], [], ''],
    ['with two chosen', [LI, WANG], ['李明', '王芳'], /只选一人/],
    ['who never logged in', [{ ...LI, initialPasswordChanged: false }], ['李明'], /还没有登录过/],
    ['who is deactivated', [{ ...LI, deactivatedAt: '2026-01-05T08:00:00.000Z' }], ['李明'], /已停用/],
  ])('%s, and the page says why', async (_name, managers, chosen, reason) => {
    await render([listOf([BOSS], managers)]);
    for (const name of chosen) {
      await choose(name);
    }

    const button = await screen.findByRole('button', { name: '设为备用管理员' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await userEvent.click(button);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

const ended = answer(EndBackupAdministratorDocument, {
  endBackupAdministrator: { __typename: 'EndBackupAdministratorPayload', done: true },
});

test('an end that is refused after the page was left appears as a toast', async () => {
  const ending = late(refusal(EndBackupAdministratorDocument, 'no_permission'));
  const { goTo } = await render([listOf([BOSS, BACKUP], [WANG]), ending.answer]);
  const asked = await openedBy('撤销备用管理员');
  await userEvent.click(asked.getByRole('button', { name: '撤销备用管理员' }));
  await goTo('/elsewhere');

  await ending.arrive();

  expect(screen.getByRole('alert', { name: /没有权限/ })).toBeVisible();
});

test('a backup is an employee manager again once the representative has ended it', async () => {
  await render([listOf([BOSS, BACKUP], [WANG]), ended, viewer, listOf([BOSS], [LI, WANG])]);
  expect((await administrators()).getByText('您')).toBeVisible();

  const asked = await openedBy('撤销备用管理员');
  await userEvent.click(asked.getByRole('button', { name: '撤销备用管理员' }));

  await isClosed();
  expect(await screen.findByRole('checkbox', { name: '李明' })).toBeVisible();
  expect((await administrators()).queryByText('备用管理员')).not.toBeInTheDocument();
});

test.each([
  ['naming', '设为备用管理员', [BOSS], refusal(NameBackupAdministratorDocument, 'corp_manager_exists'), [BOSS, BACKUP]],
  ['ending', '撤销备用管理员', [BOSS, BACKUP], refusal(EndBackupAdministratorDocument, 'no_permission'), [BOSS]],
])('%s that is refused says why, and the list is reloaded', async (_name, act, before, refused, after) => {
  await render([listOf(before, [WANG]), refused, listOf(after, [WANG])]);

  await choose('王芳');
  const asked = await openedBy(act);
  await userEvent.click(asked.getByRole('button', { name: act }));
  expect(await asked.findByRole('alert')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '取消' }));

  await isClosed();
  await waitFor(async () => expect((await administrators()).getAllByRole('listitem')).toHaveLength(after.length));
});

test('a backup that was ended is listed as an employee manager even if it cannot be asked whose page it is', async () => {
  await render([listOf([BOSS, BACKUP], [WANG]), ended, unreachable(ViewerDocument), listOf([BOSS], [LI, WANG])]);

  const asked = await openedBy('撤销备用管理员');
  await userEvent.click(asked.getByRole('button', { name: '撤销备用管理员' }));

  expect(await screen.findByText(/无法连接到服务/)).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: '李明', hidden: true })).toBeInTheDocument();
});
