import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { Toasts } from '#client/test/toasts.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  ActivateEmployeeSigningDocument,
  ChangeFoundEmployeeSigningsDocument,
  DeactivateEmployeeSigningDocument,
  type EmployeeRowFragment,
  EmployeesDocument,
  InviteEmployeesDocument,
  RemoveEmployeeSigningDocument,
  SetAutoApprovalDocument,
  SetEmployeeNoticesDocument,
  UndoEmployeeChangeDocument,
} from '#generated/graphql.ts';
import { EmployeeListPage } from './employee-list-page.tsx';
import { buildChange, buildEmployee, employees } from './testing/employees.ts';

const WAITING = buildEmployee();
const OTHER = buildEmployee({ id: 'employee-2', name: '另一员工', email: 'other@example.org' });
const ACTIVE = buildEmployee({ state: 'ACTIVE', changes: [buildChange()] });

const changed = (...nodes: EmployeeRowFragment[]) =>
  ({ __typename: 'EmployeeSigningsPayload', employeeSignings: nodes, operationId: 'operation-1' }) as const;
const activated = (...nodes: EmployeeRowFragment[]) =>
  answer(ActivateEmployeeSigningDocument, {
    change: changed(...nodes.map((node) => ({ ...node, state: 'ACTIVE' as const }))),
  });
const removed = answer(RemoveEmployeeSigningDocument, {
  change: changed({ ...WAITING, state: 'REMOVED' }),
});
const deactivated = answer(DeactivateEmployeeSigningDocument, {
  change: changed({ ...ACTIVE, state: 'INACTIVE' }),
});

function renderList(
  answers: readonly Answer[],
  {
    query = '',
    role = 'EMPLOYEE_MANAGER',
  }: { query?: string; role?: 'EMPLOYEE_MANAGER' | 'CORPORATION_ADMINISTRATOR' } = {},
) {
  const viewer = viewerAnswer(buildViewer({ role, linkId: 'web_example-1' }));
  return renderRoutes(
    [
      {
        path: '/corp/:linkId/employee-list',
        element: (
          <>
            <EmployeeListPage />
            <Toasts />
          </>
        ),
      },
    ],
    {
      path: `/corp/web_example-1/employee-list${query}`,
      answers: [viewer, ...answers],
    },
  );
}
const tabs = () =>
  within(screen.getByRole('navigation', { name: '员工状态', hidden: true }))
    .getAllByRole('button', { hidden: true })
    .map((tab) => tab.textContent);
const row = (name: string) => screen.queryByRole('heading', { level: 2, name });
const button = (name: string) => screen.findByRole('button', { name });
const checkbox = (name: string) => screen.findByRole('checkbox', { name });
const openDialog = () => screen.queryByRole('dialog') ?? screen.getByRole('alertdialog');
const dialog = async () => within(await waitFor(openDialog));
const confirm = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const isClosed = () => waitFor(() => expect(openDialog).toThrow());
const mutations = (variables: readonly Record<string, unknown>[]) => variables.filter((given) => 'input' in given);

describe('the employees of a corporation', () => {
  test('are queried as the address says; by default those waiting for activation', async () => {
    const { variables } = await renderList([employees([WAITING], { counts: [3, 2] })], {
      query: '?search=a&sort=NAME_ASC',
    });

    expect(await screen.findByRole('heading', { level: 2, name: '示例员工' })).toBeVisible();
    expect(variables).toContainEqual({ active: false, removed: false, search: 'a', sort: 'NAME_ASC', first: 50 });
    expect(tabs()).toEqual(['未激活3', '已激活2', '已移除0']);
    expect(screen.getByText('示例科技 · 示例社区')).toBeVisible();
    expect(screen.getByText('employee@example.org')).toBeVisible();
    expect(screen.getByText('还没有管理员处理')).toBeVisible();
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
    await userEvent.click(await button('示例员工的历史'));

    expect(screen.getByText('SG-0000-0000-0001')).toBeVisible();
    expect(screen.getByText(/自动激活$/, { selector: 'li' })).toBeVisible();
    expect(await button('示例员工的历史')).toHaveAttribute('aria-expanded', 'true');
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

    expect(await screen.findByRole('heading', { level: 2, name: '示例员工' })).toBeVisible();
  });
});

describe('activating', () => {
  test('happens at once, and the employee leaves the tab before the list is reloaded', async () => {
    const late = { ...employees([OTHER]), delay: 60_000 };
    const { variables } = await renderList([employees([WAITING, OTHER]), activated(WAITING), late]);

    await userEvent.click(await button('激活示例员工'));

    await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
    expect(row('另一员工')).toBeVisible();
    expect(mutations(variables)).toEqual([{ input: { ids: ['employee-1'] } }]);
    expect(screen.getByRole('region', { name: '未激活' })).toHaveFocus();
  });

  test('takes two clicks for the whole page', async () => {
    const { variables } = await renderList([
      employees([WAITING, OTHER]),
      activated(WAITING, OTHER),
      employees([], { counts: [0, 2] }),
    ]);

    await userEvent.click(await checkbox('全选本页'));
    expect(screen.getByText('已选 2 人')).toBeVisible();
    await userEvent.click(await button('激活'));

    expect(await screen.findByRole('heading', { name: '没有等待激活的员工' })).toBeVisible();
    expect(mutations(variables)).toEqual([{ input: { ids: ['employee-1', 'employee-2'] } }]);
    await waitFor(() => expect(tabs()).toEqual(['未激活0', '已激活2', '已移除0']));
  });

  test.each(['bad_request_parameter', 'no_permission'] as const)(
    'somebody whom another manager was first with (%s) says so and loads the list again',
    async (code) => {
      await renderList([
        employees([WAITING, OTHER]),
        refusal(ActivateEmployeeSigningDocument, code, { field: 'ids.0' }),
        employees([OTHER], { counts: [1, 1] }),
      ]);

      await userEvent.click(await button('激活示例员工'));

      expect(await screen.findByText(/列表已重新加载/)).toBeVisible();
      await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
      expect(tabs()).toEqual(['未激活1', '已激活1', '已移除0']);
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
  test('asks for confirmation, naming whom it concerns, and does nothing when cancelled', async () => {
    const { variables } = await renderList([employees([employee])], { query });

    const opener = await button(`${verb}示例员工`);
    await userEvent.click(opener);
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

    await userEvent.click(await button(`${verb}示例员工`));
    await userEvent.type((await dialog()).getByRole('textbox', { name: '给员工的说明' }), '已离职');
    await confirm(verb);

    await isClosed();
    await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
    expect(mutations(variables)).toEqual([{ input: { ids: ['employee-1'], note: '已离职' } }]);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: verb === '停用' ? '已激活' : '未激活' })).toHaveFocus(),
    );
  });
});

test('a refused removal closes the dialog, and says what happened above the reloaded list', async () => {
  await renderList([
    employees([WAITING, OTHER]),
    refusal(RemoveEmployeeSigningDocument, 'bad_request_parameter', { field: 'ids.0', reason: 'active' }),
    employees([OTHER]),
  ]);

  await userEvent.click(await button('移除示例员工'));
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

  await userEvent.click(await button('移除示例员工'));
  await confirm('移除');
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent('无法连接到服务');
  await confirm('移除');

  await isClosed();
  await waitFor(() => expect(row('示例员工')).not.toBeInTheDocument());
});

describe('a selection', () => {
  test('of several is removed together, named one by one', async () => {
    await renderList([employees([WAITING, OTHER])]);

    await userEvent.click(await checkbox('选择示例员工'));
    expect(screen.getByText('已选 1 人')).toBeVisible();
    await userEvent.click(await checkbox('选择另一员工'));
    await userEvent.click(await button('移除'));

    const asked = await screen.findByRole('dialog', { name: '移除 2 名员工？' });
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

describe('everybody whom a search finds', () => {
  const found = (changedCount: number, remainingCount = 0) =>
    answer(ChangeFoundEmployeeSigningsDocument, {
      changeFoundEmployeeSignings: {
        __typename: 'ChangeFoundEmployeeSigningsPayload',
        changedCount,
        remainingCount,
        operationId: 'operation-2',
      },
    });
  const EVERYBODY = { search: '', asOf: '2026-01-03T08:00:00.000Z', count: 123 };

  test('is activated by three clicks, as counted when the list was loaded', async () => {
    const { variables } = await renderList([
      employees([WAITING, OTHER], { total: 123 }),
      found(123),
      employees([], { counts: [0, 123] }),
    ]);

    await userEvent.click(await checkbox('全选本页'));
    await userEvent.click(await button('选择全部 123 人'));
    expect(screen.getByText('已选全部 123 人，包括其他页')).toBeVisible();
    await userEvent.click(await button('激活'));

    expect(await screen.findByText('已激活 123 名员工')).toBeInTheDocument();
    expect(mutations(variables)).toEqual([{ input: { state: 'ACTIVE', ...EVERYBODY } }]);
  });

  test('is removed after a question that says so, and those who are left are named', async () => {
    const { variables } = await renderList([
      employees([WAITING, OTHER], { total: 123 }),
      found(100, 23),
      employees([OTHER]),
    ]);

    await userEvent.click(await checkbox('全选本页'));
    await userEvent.click(await button('选择全部 123 人'));
    await userEvent.click(await button('移除'));
    expect((await dialog()).getByText(/所有页/)).toBeVisible();
    await confirm('移除');

    expect(await screen.findByText('已移除 100 名员工，还有 23 人未处理，请再操作一次。')).toBeInTheDocument();
    expect(mutations(variables)).toEqual([{ input: { state: 'REMOVED', ...EVERYBODY } }]);
  });

  test('is no longer selected once one of them is not', async () => {
    await renderList([employees([WAITING, OTHER], { total: 123 })]);

    await userEvent.click(await checkbox('全选本页'));
    await userEvent.click(await button('选择全部 123 人'));
    await userEvent.click(await checkbox('选择另一员工'));

    expect(screen.getByText('已选 1 人')).toBeVisible();
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
    expect((await dialog()).getByText('2 个邮箱')).toBeVisible();
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: '邮件语言' }), 'English');
    await confirm('发送邀请');

    expect(await screen.findByText('已邀请 1 人。1 人最近已被邀请或已签署，没有再发邮件。')).toBeInTheDocument();
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
    expect((await dialog()).getByText('1 个邮箱')).toBeVisible();
  });

  test.each([
    ['ann@example', [], '“ann@example”不是有效的邮箱'],
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

describe('notices of new employees', () => {
  const saved = answer(SetEmployeeNoticesDocument, {
    setEmployeeNotices: { __typename: 'SetEmployeeNoticesPayload', choice: 'DAILY' },
  });
  const choices = () => screen.findByRole('combobox', { name: '新签署的邮件通知' });

  test('are as often as the manager chooses', async () => {
    const { variables } = await renderList([employees([WAITING], { notices: 'QUARTER_HOURLY' }), saved]);

    expect(await choices()).toHaveDisplayValue('每 15 分钟最多一封');
    await userEvent.selectOptions(await choices(), '每天一封（北京时间 9 点）');

    expect(await screen.findByText('通知设置已保存')).toBeInTheDocument();
    expect(await choices()).toHaveValue('DAILY');
    expect(mutations(variables)).toEqual([{ input: { choice: 'DAILY' } }]);
  });

  test('are nothing to choose for the administrator, who gets none', async () => {
    await renderList([employees([WAITING])], { role: 'CORPORATION_ADMINISTRATOR' });

    await checkbox('选择示例员工');
    expect(screen.queryByRole('combobox', { name: '新签署的邮件通知' })).not.toBeInTheDocument();
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

  test('ask before they remove anybody', async () => {
    await renderList([LIST]);
    await checkbox('选择示例员工');

    await userEvent.keyboard('jr');

    expect(await screen.findByRole('dialog', { name: '移除“示例员工”？' })).toBeVisible();
  });

  test('are text while somebody types', async () => {
    const { variables } = await renderList([LIST]);
    const search = await screen.findByRole('searchbox');

    await userEvent.type(search, 'jxa?');

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

describe('automatic activation', () => {
  const switched = (autoApproval: boolean) =>
    answer(SetAutoApprovalDocument, {
      setAutoApproval: {
        __typename: 'SetAutoApprovalPayload',
        corporation: { __typename: 'Corporation', id: 'corporation-1', autoApproval },
      },
    });
  const administrator = { role: 'CORPORATION_ADMINISTRATOR' } as const;

  test('is turned on by the administrator after confirmation; those waiting can be viewed', async () => {
    const { variables } = await renderList([employees([WAITING]), switched(true)], administrator);

    await userEvent.click(await button('开启自动激活'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('已在等待的员工不受影响');
    await confirm('开启自动激活');

    expect(await screen.findByText('已开启')).toBeVisible();
    expect(mutations(variables)).toEqual([{ input: { enabled: true } }]);
    expect(screen.getByText(/1 人在开启前签署或被停用/)).toBeVisible();
    expect(await button('查看未激活的员工')).toBeVisible();
  });

  test('is turned off the same way', async () => {
    const { variables } = await renderList(
      [employees([WAITING], { autoApproval: true }), switched(false)],
      administrator,
    );

    await userEvent.click(await button('关闭自动激活'));
    await confirm('关闭自动激活');

    expect(await screen.findByText('已关闭')).toBeVisible();
    expect(mutations(variables)).toEqual([{ input: { enabled: false } }]);
  });

  test('that cannot be switched says why', async () => {
    await renderList([employees([WAITING]), unreachable(SetAutoApprovalDocument)], administrator);

    await userEvent.click(await button('开启自动激活'));
    await confirm('开启自动激活');

    expect(await (await dialog()).findByRole('alert')).toHaveTextContent('无法连接到服务');
  });

  test('is only shown to employee managers', async () => {
    await renderList([employees([WAITING], { autoApproval: true })]);

    expect(await screen.findByText('已开启')).toBeVisible();
    expect(screen.queryByRole('button', { name: '关闭自动激活' })).not.toBeInTheDocument();
  });
});
