import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { EmployeesDocument, InviteEmployeesDocument } from '#generated/graphql.ts';
import { WAITING, ACTIVE, renderList, tabs, button, dialog, confirm, mutations } from './testing/employee-list.tsx';
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

    const row = await screen.findByRole('row', { current: true });
    expect(row).toHaveFocus();
    expect(row).toHaveTextContent('示例员工');
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
