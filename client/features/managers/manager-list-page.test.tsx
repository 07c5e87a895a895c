import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { chooseFromMenu, openMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal, slow, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  type EmployeeManagerRowFragment,
  EmployeeManagersDocument,
  RemoveEmployeeManagersDocument,
  DeactivateEmployeeManagersDocument,
  RenewEmployeeManagerPasswordDocument,
} from '#generated/graphql.ts';
import { ManagerListPage } from './manager-list-page.tsx';
import { buildManagerRow } from './testing/managers.ts';

const LI = buildManagerRow({ id: 'manager-1', name: '李明', account: 'li_example.com' });
const WANG = buildManagerRow({
  id: 'manager-2',
  name: '王芳',
  account: 'wang_example.com',
  initialPasswordChanged: false,
});

const listOf = (managers: EmployeeManagerRowFragment[], managerLimit = 5) =>
  answer(EmployeeManagersDocument, {
    corporation: { __typename: 'Corporation', id: 'corporation-1', managerLimit, administrators: [], managers },
  });
const removedTo = (managers: EmployeeManagerRowFragment[]) =>
  answer(RemoveEmployeeManagersDocument, {
    removeEmployeeManagers: {
      __typename: 'RemoveEmployeeManagersPayload',
      corporation: { __typename: 'Corporation', id: 'corporation-1', managers },
    },
  });

const render = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/corp/:linkId/manager-list', element: <ManagerListPage /> }], {
    path: '/corp/web_example-1/manager-list',
    answers,
  });
const MENU = '“李明”的更多操作';
const box = (name: string) => screen.findByRole('checkbox', { name });
const dialog = async () => within(await screen.findByRole('alertdialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

describe('the employee managers', () => {
  test('are shown with their accounts, the limit, and who never logged in', async () => {
    await render([listOf([LI, WANG])]);

    expect(await screen.findByText('li_example.com')).toBeVisible();
    expect(screen.getByText('共2个，最多5个')).toBeVisible();
    expect(screen.getAllByText('尚未修改一次性密码')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '添加员工管理员' })).toHaveAttribute(
      'href',
      '/corp/web_example-1/create-manager',
    );
  });

  test('cannot be added once the limit is reached', async () => {
    await render([listOf([LI], 1)]);

    expect(await screen.findByText('共1个，最多1个')).toBeVisible();
    expect(screen.queryByRole('link', { name: '添加员工管理员' })).not.toBeInTheDocument();
  });

  test('say when there are none what that means, and how to add some', async () => {
    await render([listOf([])]);

    expect(await screen.findByRole('heading', { name: '还没有员工管理员' })).toBeVisible();
    expect(screen.getByRole('link', { name: '添加员工管理员' })).toBeVisible();
  });

  test('offer a retry when they cannot be loaded', async () => {
    await render([unreachable(EmployeeManagersDocument), listOf([LI])]);

    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await box('李明')).toBeVisible();
  });
});

test('somebody whose one-time password has ended is sent a new one', async () => {
  const ended = { ...WANG, oneTimePasswordExpiresAt: '2026-01-05T08:00:00.000Z' };
  const renewed = { ...WANG, oneTimePasswordExpiresAt: '2999-01-05T08:00:00.000Z' };
  const sent = answer(RenewEmployeeManagerPasswordDocument, {
    renewEmployeeManagerPassword: { __typename: 'RenewEmployeeManagerPasswordPayload', manager: renewed },
  });
  const { variables } = await render([listOf([LI, ended]), sent, listOf([LI, renewed])]);

  expect(await screen.findByText(/一次性密码已于2026年1月5日.*(?:GMT|UTC).*过期/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '向李明重新发送一次性密码' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '向王芳重新发送一次性密码' }));
  await userEvent.click((await dialog()).getByRole('button', { name: '发送' }));

  await isClosed();
  expect(variables).toContainEqual({ input: { id: WANG.id } });
  expect(await screen.findByText(/一次性密码有效期至2999年1月5日.*(?:GMT|UTC)/)).toBeVisible();
});

test('a manager is deactivated with a warning when no other is active, and is then offered to be reactivated', async () => {
  const off = { ...LI, deactivatedAt: '2026-01-05T08:00:00.000Z' };
  const deactivated = answer(DeactivateEmployeeManagersDocument, {
    deactivateEmployeeManagers: {
      __typename: 'ChangeEmployeeManagersPayload',
      corporation: { __typename: 'Corporation', id: 'corporation-1', managers: [off] },
    },
  });
  const { variables } = await render([listOf([LI]), deactivated, listOf([off])]);

  await chooseFromMenu(MENU, '停用');
  const asked = await dialog();
  expect(asked.getByText('将没有启用的员工管理员')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '停用' }));

  await isClosed();
  expect(variables).toContainEqual({ input: { ids: ['manager-1'] } });
  expect(await screen.findByText('已停用')).toBeVisible();
  expect(await openMenu(MENU)).toContain('恢复');
});

describe('a removal', () => {
  test('names the selected managers, and takes them off the list', async () => {
    const { variables } = await render([listOf([LI, WANG]), removedTo([WANG]), listOf([WANG])]);

    expect(await box('李明')).toBeVisible();
    expect(screen.queryByRole('button', { name: /所选/ })).not.toBeInTheDocument();
    await userEvent.click(await box('李明'));
    expect(screen.queryByRole('button', { name: /恢复所选/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '移除所选（1）' }));
    const asked = await dialog();
    expect(asked.getByText('李明（li_example.com）')).toBeVisible();
    expect(asked.queryByText('将没有启用的员工管理员')).not.toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: '移除' }));

    await isClosed();
    expect(variables).toContainEqual({ input: { ids: ['manager-1'] } });
    expect(screen.queryByRole('checkbox', { name: '李明' })).not.toBeInTheDocument();
    expect(screen.getByText('共1个，最多5个')).toBeVisible();
  });

  test('of all warns that employees can no longer sign', async () => {
    await render([listOf([LI, WANG]), removedTo([]), listOf([])]);

    await userEvent.click(await box('李明'));
    await userEvent.click(await box('王芳'));
    await userEvent.click(screen.getByRole('button', { name: '移除所选（2）' }));
    const asked = await dialog();
    expect(asked.getByText('将没有启用的员工管理员')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: '移除' }));

    expect(await screen.findByRole('heading', { name: '还没有员工管理员' })).toBeVisible();
  });

  test('that is cancelled removes nobody', async () => {
    const { variables } = await render([listOf([LI])]);

    await userEvent.click(await box('李明'));
    await userEvent.click(screen.getByRole('button', { name: '移除所选（1）' }));
    await userEvent.click((await dialog()).getByRole('button', { name: '取消' }));

    await isClosed();
    expect(variables).toHaveLength(1);
  });

  test('that is refused says why, and the list is reloaded', async () => {
    await render([listOf([LI, WANG]), refusal(RemoveEmployeeManagersDocument, 'no_permission'), listOf([WANG])]);

    await userEvent.click(await box('李明'));
    await userEvent.click(screen.getByRole('button', { name: '移除所选（1）' }));
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: '移除' }));
    expect(await asked.findByRole('alert')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: '取消' }));

    await waitFor(() => expect(screen.queryByRole('checkbox', { name: '李明' })).not.toBeInTheDocument());
  });
});

test('managers are listed as they are after the last change, even while a reload from before is under way', async () => {
  const newcomer = buildManagerRow({ id: 'manager-3', name: '赵示例' });
  await render([listOf([LI, WANG]), removedTo([WANG]), slow(listOf([WANG])), removedTo([]), listOf([newcomer])]);

  for (const name of ['李明', '王芳']) {
    await userEvent.click(await box(name));
    await userEvent.click(screen.getByRole('button', { name: '移除所选（1）' }));
    await userEvent.click((await dialog()).getByRole('button', { name: '移除' }));
    await isClosed();
  }

  expect(await box('赵示例')).toBeVisible();
});
