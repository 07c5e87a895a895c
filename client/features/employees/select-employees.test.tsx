import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, refusal } from '#client/test/mock-link.ts';
import { ChangeFoundEmployeeSigningsDocument, UndoEmployeeChangeDocument } from '#generated/graphql.ts';
import {
  WAITING,
  OTHER,
  activated,
  renderList,
  row,
  button,
  checkbox,
  openDialog,
  dialog,
  confirm,
  isClosed,
  mutations,
} from './testing/employee-list.tsx';
import { buildEmployee, employees } from './testing/employees.ts';

describe('a selection', () => {
  test('of several is removed together, named one by one', async () => {
    await renderList([employees([WAITING, OTHER])]);

    await userEvent.click(await checkbox('选择示例员工'));
    expect(screen.getByText('已选1人')).toBeVisible();
    await userEvent.click(await checkbox('选择另一员工'));
    await userEvent.click(await button('移除'));

    const asked = await screen.findByRole('dialog', { name: '移除2名员工？' });
    expect(within(asked).getAllByRole('listitem')).toHaveLength(2);
  });

  test('is undone by a second click', async () => {
    await renderList([employees([WAITING, OTHER])]);
    const all = await checkbox('全选本页');

    await userEvent.click(all);
    await userEvent.click(await checkbox('选择示例员工'));
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(all).toBeChecked();
    await userEvent.click(all);

    expect(all).not.toBeChecked();
    expect(screen.queryByRole('button', { name: '激活' })).not.toBeInTheDocument();
  });

  test('is cleared by another order, which could hide it', async () => {
    await renderList([employees([WAITING]), employees([WAITING])]);
    await userEvent.click(await checkbox('选择示例员工'));

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序方式' }), 'NAME_ASC');

    await waitFor(async () => expect(await checkbox('选择示例员工')).not.toBeChecked());
  });
});

describe('everybody that a search finds', () => {
  const found = (changedCount: number, remainingCount = 0) =>
    answer(ChangeFoundEmployeeSigningsDocument, {
      changeFoundEmployeeSignings: {
        __typename: 'ChangeFoundEmployeeSigningsPayload',
        changedCount,
        remainingCount,
        operationId: 'operation-2',
      },
    });
  const EVERYBODY = { waiting: true, search: '', asOf: '2026-01-03T08:00:00.000Z', count: 123 };

  test('is activated by three clicks, as counted when the list was loaded', async () => {
    const { variables } = await renderList([
      employees([WAITING, OTHER], { total: 123 }),
      found(123),
      employees([], { counts: [0, 123] }),
    ]);

    await userEvent.click(await checkbox('全选本页'));
    await userEvent.click(await button('选择全部123人'));
    expect(screen.getByText('已选全部123人，包括其他页')).toBeVisible();
    await userEvent.click(await button('激活'));

    expect(await screen.findByText('已激活123名员工')).toBeInTheDocument();
    expect(mutations(variables)).toEqual([{ input: { state: 'ACTIVE', ...EVERYBODY } }]);
  });

  test('is removed after a question that says so, and those who are left are named', async () => {
    const { variables } = await renderList([
      employees([WAITING, OTHER], { total: 123 }),
      found(100, 23),
      employees([OTHER]),
    ]);

    await userEvent.click(await checkbox('全选本页'));
    await userEvent.click(await button('选择全部123人'));
    await userEvent.click(await button('移除'));
    expect((await dialog()).getByText(/所有页/)).toBeVisible();
    await confirm('移除');

    expect(await screen.findByText('已移除100名员工，还有23人未处理，请再操作一次。')).toBeInTheDocument();
    expect(mutations(variables)).toEqual([{ input: { state: 'REMOVED', ...EVERYBODY } }]);
  });

  test('is no longer selected once one of them is not', async () => {
    await renderList([employees([WAITING, OTHER], { total: 123 })]);

    await userEvent.click(await checkbox('全选本页'));
    await userEvent.click(await button('选择全部123人'));
    await userEvent.click(await checkbox('选择另一员工'));

    expect(screen.getByText('已选1人')).toBeVisible();
  });
});

describe('undoing', () => {
  const undone = answer(UndoEmployeeChangeDocument, {
    undoEmployeeChange: { __typename: 'UndoEmployeeChangePayload', changedCount: 1 },
  });
  const OFFER = [employees([WAITING, OTHER]), activated(WAITING), employees([OTHER])];

  test('is offered after an activation, and loads the list again', async () => {
    const { variables } = await renderList([...OFFER, undone, employees([WAITING, OTHER])]);

    await userEvent.click(await button('激活示例员工'));
    await userEvent.click(await button('撤销'));

    await waitFor(() => expect(row('示例员工')).toBeVisible());
    expect(mutations(variables).at(-1)).toEqual({ input: { operationId: 'operation-1' } });
  });

  test('shows the list as it is then, even while a reload from before is under way', async () => {
    const late = { ...employees([OTHER]), delay: 60_000 };
    await renderList([employees([WAITING, OTHER]), activated(WAITING), late, undone, employees([WAITING, OTHER])]);

    await userEvent.click(await button('激活示例员工'));
    await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
    await userEvent.click(await button('撤销'));

    await waitFor(() => expect(row('示例员工')).toBeVisible());
  });

  test('that comes too late says so', async () => {
    const late = refusal(UndoEmployeeChangeDocument, 'bad_request_parameter', { field: 'operationId' });
    await renderList([...OFFER, late, employees([OTHER])]);

    await userEvent.click(await button('激活示例员工'));
    await userEvent.click(await button('撤销'));

    expect(await screen.findByText(/已来不及撤销/)).toBeVisible();
  });
});

describe('keys', () => {
  const LIST = employees([WAITING, OTHER]);

  test('move through the list, select and act', async () => {
    const { variables } = await renderList([LIST, activated(OTHER), employees([WAITING])]);
    await checkbox('选择示例员工');

    await userEvent.keyboard('jj');
    expect(await checkbox('选择另一员工')).toHaveFocus();
    await userEvent.keyboard('kx');
    expect(await checkbox('选择示例员工')).toBeChecked();
    await userEvent.keyboard('xja');

    await waitFor(() => expect(mutations(variables)).toEqual([{ input: { ids: ['employee-2'] } }]));
  });

  test('that come too fast for the service skip nobody', async () => {
    const { variables } = await renderList([
      employees([WAITING, OTHER, buildEmployee({ id: 'employee-3', name: '第三员工' })]),
      { ...activated(WAITING), delay: 60_000 },
    ]);
    await checkbox('选择示例员工');

    await userEvent.keyboard('jaa');

    expect(await checkbox('选择另一员工')).toHaveFocus();
    expect(mutations(variables)).toEqual([{ input: { ids: ['employee-1'] } }]);
  });

  test('ask before they remove anybody', async () => {
    await renderList([LIST]);
    await checkbox('选择示例员工');

    await userEvent.keyboard('jr');

    expect(await screen.findByRole('dialog', { name: '移除“示例员工”？' })).toBeVisible();
  });

  test('are text while somebody types', async () => {
    const { variables } = await renderList([LIST]);
    const search = await screen.findByRole('searchbox');

    await enterText(search, 'jxa?');

    expect(search).toHaveValue('jxa?');
    expect(search).toHaveFocus();
    expect(mutations(variables)).toEqual([]);
  });

  test('are shown by ?, and can be switched off for good', async () => {
    const { variables } = await renderList([LIST]);
    await checkbox('选择示例员工');

    await userEvent.keyboard('?');
    await userEvent.click((await dialog()).getByRole('checkbox', { name: '启用快捷键' }));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.keyboard('ja?');

    expect(openDialog).toThrow();
    expect(mutations(variables)).toEqual([]);
    expect(localStorage.getItem('list-keys')).toBe('off');
  });
});
