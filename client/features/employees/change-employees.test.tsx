import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, refusal, unreachable } from '#client/test/mock-link.ts';
import {
  ActivateEmployeeSigningDocument,
  DeactivateEmployeeSigningDocument,
  RemoveEmployeeSigningDocument,
} from '#generated/graphql.ts';
import {
  WAITING,
  OTHER,
  ACTIVE,
  changed,
  activated,
  removed,
  renderList,
  tabs,
  row,
  button,
  checkbox,
  dialog,
  confirm,
  isClosed,
  mutations,
} from './testing/employee-list.tsx';
import { employees } from './testing/employees.ts';

const deactivated = answer(DeactivateEmployeeSigningDocument, {
  change: changed({ ...ACTIVE, state: 'INACTIVE' }),
});

/** Takes what is a button of the row, or removing, which is in its menu; returns where it was found. */
async function choose(verb: string): Promise<HTMLElement> {
  if (verb === '移除') {
    await chooseFromMenu('“示例员工”的更多操作', verb);
    return screen.getByRole('button', { name: '“示例员工”的更多操作', hidden: true });
  }
  const opener = await button(`${verb}示例员工`);
  await userEvent.click(opener);
  return opener;
}

describe('activating', () => {
  test('happens at once, and the employee leaves the tab before the list is reloaded', async () => {
    const late = { ...employees([OTHER]), delay: 60_000 };
    const { variables } = await renderList([employees([WAITING, OTHER]), activated(WAITING), late]);

    await userEvent.click(await button('激活示例员工'));

    await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
    expect(row('另一员工')).toBeVisible();
    expect(mutations(variables)).toEqual([{ input: { ids: ['employee-1'] } }]);
    expect(screen.getByRole('region', { name: '待激活' })).toHaveFocus();
  });

  test('takes two clicks for the whole page', async () => {
    const { variables } = await renderList([
      employees([WAITING, OTHER]),
      activated(WAITING, OTHER),
      employees([], { counts: [0, 2] }),
    ]);

    await userEvent.click(await checkbox('全选本页'));
    expect(screen.getByText('已选2人')).toBeVisible();
    await userEvent.click(await button('激活'));

    expect(await screen.findByRole('heading', { name: '没有等待激活的员工' })).toBeVisible();
    expect(mutations(variables)).toEqual([{ input: { ids: ['employee-1', 'employee-2'] } }]);
    await waitFor(() => expect(tabs()).toEqual(['待激活0', '已激活2', '已停用0', '已移除0']));
  });

  test.each(['bad_request_parameter', 'no_permission'] as const)(
    'an employee that another manager changed first (%s) is reported, and the list loads again',
    async (code) => {
      await renderList([
        employees([WAITING, OTHER]),
        refusal(ActivateEmployeeSigningDocument, code, { field: 'ids.0' }),
        employees([OTHER], { counts: [1, 1] }),
      ]);

      await userEvent.click(await button('激活示例员工'));

      expect(await screen.findByText(/列表已重新加载/)).toBeVisible();
      await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
      expect(tabs()).toEqual(['待激活1', '已激活1', '已停用0', '已移除0']);
    },
  );

  test('that does not reach the service says so, and changes nothing', async () => {
    await renderList([employees([WAITING]), unreachable(ActivateEmployeeSigningDocument)]);

    await userEvent.click(await button('激活示例员工'));

    expect(await screen.findByRole('alert')).toHaveTextContent('无法连接到服务');
    expect(row('示例员工')).toBeVisible();
  });
});

describe.each([
  ['移除', WAITING, '', removed],
  ['停用', ACTIVE, '?state=active', deactivated],
] as const)('what takes something away (%s)', (verb, employee, query, done) => {
  test('asks for confirmation, naming the employees, and does nothing when cancelled', async () => {
    const { variables } = await renderList([employees([employee])], { query });

    const opener = await choose(verb);
    expect(await screen.findByRole('dialog', { name: `${verb}“示例员工”？` })).toHaveTextContent(
      'employee@example.org',
    );
    await userEvent.keyboard('{Escape}');

    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(mutations(variables)).toEqual([]);
  });

  test('happens after confirmation, and the focus moves to the list', async () => {
    const other = { ...OTHER, state: employee.state };
    const late = { ...employees([other]), delay: 60_000 };
    const { variables } = await renderList([employees([employee, other]), done, late], { query });

    await choose(verb);
    await userEvent.type((await dialog()).getByRole('textbox', { name: '给员工的说明' }), '已离职');
    await confirm(verb);

    await isClosed();
    await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
    expect(mutations(variables)).toEqual([{ input: { ids: ['employee-1'], note: '已离职' } }]);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: verb === '停用' ? '已激活' : '待激活' })).toHaveFocus(),
    );
  });
});

test('a refused removal closes the dialog, and says what happened above the reloaded list', async () => {
  await renderList([
    employees([WAITING, OTHER]),
    refusal(RemoveEmployeeSigningDocument, 'bad_request_parameter', { field: 'ids.0', reason: 'active' }),
    employees([OTHER]),
  ]);

  await choose('移除');
  await confirm('移除');

  await isClosed();
  expect(await screen.findByText(/列表已重新加载/)).toBeVisible();
});

test('a removal that does not reach the service can be retried in its dialog', async () => {
  await renderList([
    employees([WAITING, OTHER]),
    unreachable(RemoveEmployeeSigningDocument),
    removed,
    employees([OTHER]),
  ]);

  await choose('移除');
  await confirm('移除');
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent('无法连接到服务');
  await confirm('移除');

  await isClosed();
  await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
});
