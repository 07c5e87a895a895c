import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseFromMenu, openMenu } from '#client/test/menu.ts';
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
const administrators = async () => within(await screen.findByRole('list', { name: '企业管理员' }));
const asked = async () => within(await screen.findByRole('alertdialog'));
const nameBackup = async (name: string) => {
  await chooseFromMenu(`“${name}”的更多操作`, '设为备用管理员');
  return asked();
};
const endBackup = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '撤销备用管理员' }));
  return asked();
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

  const dialog = await nameBackup('李明');
  expect(dialog.getByText(/李明（li_example\.org）将拥有与企业管理员相同的权限/)).toBeVisible();
  expect(dialog.queryByText('将没有启用的员工管理员')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '设为备用管理员' }));

  await isClosed();
  expect(variables).toContainEqual({ input: { id: LI.id } });
  expect((await administrators()).getByText('备用管理员')).toBeVisible();
  expect((await administrators()).getByText('李明')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: '李明' })).not.toBeInTheDocument();
  expect(await openMenu('“王芳”的更多操作')).toEqual(['停用', '移除']);
});

test('naming the only one warns that employees can no longer sign', async () => {
  await render([listOf([BOSS], [LI])]);

  expect((await nameBackup('李明')).getByText('将没有启用的员工管理员')).toBeVisible();
});

test.each([
  ['who never logged in', { initialPasswordChanged: false }, /还没有登录过/],
  ['who is deactivated', { deactivatedAt: '2026-01-05T08:00:00.000Z' }, /已停用/],
])('nobody %s can be named, and the menu says why', async (_name, facts, reason) => {
  await render([listOf([BOSS], [{ ...LI, ...facts }])]);

  await openMenu('“李明”的更多操作');

  const item = screen.getByRole('menuitem', { name: /设为备用管理员/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent(reason);
});

const ended = answer(EndBackupAdministratorDocument, {
  endBackupAdministrator: { __typename: 'EndBackupAdministratorPayload', done: true },
});

test('an end that is refused after the page was left appears as a toast', async () => {
  const ending = late(refusal(EndBackupAdministratorDocument, 'no_permission'));
  const { goTo } = await render([listOf([BOSS, BACKUP], [WANG]), ending.answer]);
  const dialog = await endBackup();
  await userEvent.click(dialog.getByRole('button', { name: '撤销备用管理员' }));
  await goTo('/elsewhere');

  await ending.arrive();

  expect(screen.getByRole('alert', { name: /没有权限/ })).toBeVisible();
});

test('a backup is an employee manager again once the representative has ended it', async () => {
  await render([listOf([BOSS, BACKUP], [WANG]), ended, viewer, listOf([BOSS], [LI, WANG])]);
  expect((await administrators()).getByText('您')).toBeVisible();

  const dialog = await endBackup();
  await userEvent.click(dialog.getByRole('button', { name: '撤销备用管理员' }));

  await isClosed();
  expect(await screen.findByRole('checkbox', { name: '李明' })).toBeVisible();
  expect((await administrators()).queryByText('备用管理员')).not.toBeInTheDocument();
});

test.each([
  ['naming', () => nameBackup('王芳'), [BOSS], refusal(NameBackupAdministratorDocument, 'corp_manager_exists'), 2],
  ['ending', endBackup, [BOSS, BACKUP], refusal(EndBackupAdministratorDocument, 'no_permission'), 1],
] as const)('%s that is refused says why, and the list is reloaded', async (_name, open, before, refused, count) => {
  await render([listOf([...before], [WANG]), refused, listOf([BOSS, BACKUP].slice(0, count), [WANG])]);

  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: /备用管理员/ }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));

  await isClosed();
  await waitFor(async () => expect((await administrators()).getAllByRole('listitem')).toHaveLength(count));
});

test('a backup that was ended is listed as an employee manager even if it cannot be asked whose page it is', async () => {
  await render([listOf([BOSS, BACKUP], [WANG]), ended, unreachable(ViewerDocument), listOf([BOSS], [LI, WANG])]);

  const dialog = await endBackup();
  await userEvent.click(dialog.getByRole('button', { name: '撤销备用管理员' }));

  const failure = within(await screen.findByRole('alertdialog', { name: '网络连接失败' }));
  await userEvent.click(failure.getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('checkbox', { name: '李明', hidden: true })).toBeInTheDocument();
});
