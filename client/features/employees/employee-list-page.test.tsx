import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, late, refusal, unreachable } from '#client/test/mock-link.ts';
import {
  ActivateEmployeeSigningDocument,
  ChangeFoundEmployeeSigningsDocument,
  EmployeesDocument,
  InviteEmployeesDocument,
  UndoEmployeeChangeDocument,
} from '#generated/graphql.ts';
import {
  activated,
  ACTIVE,
  button,
  checkbox,
  confirm,
  dialog,
  isClosed,
  mutations,
  openDialog,
  OTHER,
  renderList,
  row,
  tabs,
  WAITING,
} from './testing/employee-list.tsx';
import { buildChange, buildEmployee, employees } from './testing/employees.ts';

describe('the employees of a corporation', () => {
  test('are queried as the address says; by default those waiting for activation', async () => {
    const { variables } = await renderList([employees([WAITING], { counts: [3, 2] })], {
      query: '?search=a&sort=NAME_ASC',
    });

    expect(await screen.findByRole('rowheader', { name: /^示例员工/ })).toBeVisible();
    expect(variables).toContainEqual({
      active: false,
      removed: false,
      waiting: true,
      search: 'a',
      sort: 'NAME_ASC',
      first: 50,
    });
    expect(tabs()).toEqual(['待激活3', '已激活2', '已停用0', '已移除0']);
    expect(screen.getByText('示例科技 · 示例社区')).toBeVisible();
    expect(screen.getByText('employee@example.org')).toBeVisible();
  });

  test('are marked and focused where the link of a mail names them', async () => {
    await renderList([employees([WAITING])], { query: '?state=waiting&search=SG-0000-0000-0001' });

    const named = await screen.findByRole('row', { current: true });
    expect(named).toHaveFocus();
    expect(named).toHaveTextContent('示例员工');
  });

  test('start at the first page in the other tab, keeping the search', async () => {
    const { variables } = await renderList([employees([WAITING]), employees([ACTIVE])], { query: '?search=a&after=x' });

    await userEvent.click(await button('已激活0'));

    await waitFor(() =>
      expect(variables.at(-1)).toEqual({
        active: true,
        removed: false,
        search: 'a',
        sort: 'DATE_DESC',
        first: 50,
      }),
    );
    expect(await button('停用示例员工')).toBeVisible();
  });

  test('show their last change, and all changes on demand', async () => {
    const changes = [
      buildChange({ state: 'INACTIVE', changedAt: '2026-01-03T08:00:00.000Z' }),
      buildChange({ changedBy: null }),
    ];
    await renderList([employees([buildEmployee({ changes })])]);

    expect(await screen.findByText(/示例管理员.*停用/)).toBeVisible();
    await userEvent.click(await button('“示例员工”的详情'));

    expect(screen.getByText('SG-0000-0000-0001')).toBeVisible();
    expect(screen.getByText(/自动激活$/, { selector: 'li' })).toBeVisible();
    expect(await button('“示例员工”的详情')).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([
    ['', [0, 4] as const, '没有等待激活的员工'],
    ['?state=active', [4, 0] as const, '还没有已激活的员工'],
  ])('say when a tab has none: %s', async (query, counts, title) => {
    await renderList([employees([], { counts })], { query });

    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  test('are invited by the sign link while nobody has signed', async () => {
    await renderList([employees([])]);

    expect(await screen.findByRole('heading', { name: '还没有员工签署' })).toBeVisible();
    expect(screen.getByText(/\/sign-cla\/web_example-1\/employee$/)).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test.each([
    ['nobody', []],
    ['somebody', [WAITING]],
  ])('cannot sign without an employee manager, which is to be added first: %s has signed', async (_who, nodes) => {
    await renderList([employees(nodes, { hasEmployeeManager: false })], { role: 'CORPORATION_ADMINISTRATOR' });

    expect(await screen.findByRole('heading', { name: '请先添加员工管理员' })).toBeVisible();
    expect(screen.getByRole('link', { name: '添加员工管理员' })).toHaveAttribute(
      'href',
      '/corp/web_example-1/create-manager',
    );
    expect(screen.queryByText(/\/sign-cla\/web_example-1\/employee$/)).not.toBeInTheDocument();
  });

  test('offer a retry when they cannot be loaded', async () => {
    await renderList([unreachable(EmployeesDocument), employees([WAITING])]);

    await userEvent.click(await button('重试'));

    expect(await screen.findByRole('rowheader', { name: /^示例员工/ })).toBeVisible();
  });
});

describe('inviting', () => {
  const invited = answer(InviteEmployeesDocument, {
    inviteEmployees: { __typename: 'InviteEmployeesPayload', invitedCount: 1, skippedCount: 1 },
  });
  const openInvitation = async (answers: readonly Answer[]) => {
    const rendered = await renderList([employees([WAITING]), ...answers]);
    await userEvent.click(await button('邀请员工'));
    return { ...rendered, box: (await dialog()).getByRole('textbox', { name: '员工邮箱' }) };
  };

  test('mails the pasted addresses in the chosen language, and says who was left out', async () => {
    const { variables, box } = await openInvitation([invited]);

    await userEvent.type(box, 'Ann ann@example.org{Enter}bob@example.org');
    expect((await dialog()).getByText('2个邮箱')).toBeVisible();
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: '邮件语言' }), 'English');
    await confirm('发送邀请');

    expect(await screen.findByText('已邀请1人。1人最近已被邀请或已签署，没有再发邮件。')).toBeInTheDocument();
    expect(mutations(variables)).toEqual([
      { input: { emails: ['ann@example.org', 'bob@example.org'], language: 'EN' } },
    ]);
  });

  test('reads a CSV file', async () => {
    const { box } = await openInvitation([]);
    const file = new File(['Name,Email\nAnn,ann@example.org\n'], 'staff.csv', { type: 'text/csv' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');

    await userEvent.upload(input ?? document.createElement('input'), file);

    await waitFor(() => expect(box).toHaveValue('Name,Email\nAnn,ann@example.org\n'));
    expect((await dialog()).getByText('1个邮箱')).toBeVisible();
  });

  test.each([
    ['ann@example', [], '邮箱无效：“ann@example”（@后不是完整的域名）'],
    [
      'ann@example.org, eve@elsewhere.example',
      [refusal(InviteEmployeesDocument, 'not_same_corp', { field: 'emails.1' })],
      '“eve@elsewhere.example”不在贵公司的邮箱域名中',
    ],
  ])('names the address that is wrong: %s', async (typed, answers, problem) => {
    const { box } = await openInvitation(answers);

    await userEvent.type(box, typed);
    await confirm('发送邀请');

    expect(await (await dialog()).findByText(problem)).toBeVisible();
    expect(box).toHaveValue(typed);
  });
});

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
    const reload = { ...employees([OTHER]), delay: 60_000 };
    await renderList([employees([WAITING, OTHER]), activated(WAITING), reload, undone, employees([WAITING, OTHER])]);

    await userEvent.click(await button('激活示例员工'));
    await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
    await userEvent.click(await button('撤销'));

    await waitFor(() => expect(row('示例员工')).toBeVisible());
  });

  test('that comes too late says so', async () => {
    const refused = refusal(UndoEmployeeChangeDocument, 'bad_request_parameter', { field: 'operationId' });
    await renderList([...OFFER, refused, employees([OTHER])]);

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

const LIST = employees([WAITING, OTHER]);

test.each([
  ['bad_request_parameter', /没有改变任何员工/],
  ['too_many_request', /操作过于频繁/],
] as const)('an activation that is refused (%s) after the list was left appears as a toast', async (code, text) => {
  const activating = late(refusal(ActivateEmployeeSigningDocument, code, { retryAfter: 42 }));
  const { goTo } = await renderList([LIST, activating.answer]);
  await userEvent.click(await button('激活示例员工'));
  await goTo('/elsewhere');

  await activating.arrive();

  expect(screen.getByRole('alert', { name: text })).toBeVisible();
});

test('undoing on the next page shows there that it is too late', async () => {
  const { goTo } = await renderList([
    LIST,
    activated(WAITING),
    employees([OTHER]),
    refusal(UndoEmployeeChangeDocument, 'bad_request_parameter', { field: 'operationId' }),
  ]);
  await userEvent.click(await button('激活示例员工'));
  await button('撤销');
  await goTo('/elsewhere');

  await userEvent.click(await button('撤销'));

  expect(await screen.findByRole('alert', { name: /没有改变任何员工/ })).toBeVisible();
});
