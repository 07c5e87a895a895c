import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, type Answer, late, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { askedForPassword, givePassword } from '#client/test/step-up.ts';
import { CreateEmployeeManagersDocument, NewManagerFactsDocument } from '#generated/graphql.ts';
import { CreateManagerPage } from './create-manager-page.tsx';
import { buildManagerRow } from './testing/managers.ts';

const STORED = buildManagerRow();
const facts = (managerLimit = 3) =>
  answer(NewManagerFactsDocument, {
    viewer: { __typename: 'Viewer', account: 'admin_example.com', email: 'boss@example.com' },
    corporation: {
      __typename: 'Corporation',
      id: 'corporation-1',
      managerLimit,
      managers: [STORED],
      emailDomains: [
        { __typename: 'EmailDomain', domain: 'example.com', primary: true, addedAt: '2026-01-01T08:00:00.000Z' },
        { __typename: 'EmailDomain', domain: 'sub.example.com', primary: false, addedAt: '2026-01-02T08:00:00.000Z' },
      ],
    },
  });
const created = answer(CreateEmployeeManagersDocument, {
  createEmployeeManagers: {
    __typename: 'CreateEmployeeManagersPayload',
    managers: [{ __typename: 'EmployeeManager', id: 'manager-2' }],
    corporation: { __typename: 'Corporation', id: 'corporation-1', managers: [STORED] },
  },
});
const refused = (code: Parameters<typeof refusal>[1], details: Record<string, unknown> = {}) =>
  refusal(CreateEmployeeManagersDocument, code, details);

const render = (answers: readonly Answer[], limit?: number) =>
  renderRoutes([{ path: '/corp/:linkId/create-manager', element: <CreateManagerPage /> }], {
    path: '/corp/web_example-1/create-manager',
    answers: [facts(limit), ...answers],
    hasToasts: true,
  });

/** Finds the inputs of a row, counted from 1. */
async function row(number: number) {
  const heading = await screen.findByRole('heading', { name: `第${number}位` });
  const item = within(heading.closest('li') ?? document.body);
  return {
    name: item.getByRole('textbox', { name: /姓名/ }),
    email: item.getByRole('textbox', { name: /邮箱/ }),
    id: item.getByRole('textbox', { name: /ID/ }),
    item,
  };
}
async function fill(number: number, values: { name?: string; email?: string; id?: string }): Promise<void> {
  const inputs = await row(number);
  for (const [name, value] of Object.entries(values)) {
    const input = inputs[name as 'name' | 'email' | 'id'];
    await userEvent.clear(input);
    await userEvent.type(input, value);
  }
}
const submit = () => userEvent.click(screen.getByRole('button', { name: '添加并发送邮件' }));
const addRow = () => userEvent.click(screen.getByRole('button', { name: '再添加一位' }));

describe('new employee managers', () => {
  test('who are added once the administrator has left the page leave them where they are', async () => {
    const adding = late(created);
    const { goTo, place } = await render([adding.answer]);
    await fill(1, { name: '王芳', email: 'fang@example.com' });
    await submit();
    await goTo('/elsewhere');

    await adding.arrive();

    expect(await screen.findByRole('status', { name: /已添加/ })).toBeVisible();
    expect(place()).toBe('/elsewhere');
  });

  test('are sent as typed, and the list is shown with a confirmation', async () => {
    const { variables } = await render([created]);

    await fill(1, { name: ' 王芳 ', email: 'Fang.Wang@example.com' });
    await addRow();
    expect((await row(2)).name).toHaveFocus();
    await fill(2, { name: 'Zhao', email: 'zhao@sub.example.com', id: 'boss_2' });
    await submit();

    expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent(
      '/corp/web_example-1/manager-list',
    );
    expect(variables.at(-1)).toEqual({
      input: {
        managers: [
          { id: 'fang.wang', name: '王芳', email: 'Fang.Wang@example.com' },
          { id: 'boss_2', name: 'Zhao', email: 'zhao@sub.example.com' },
        ],
      },
    });
  });

  test('are added as typed after the password was given', async () => {
    const { variables } = await render([...askedForPassword(CreateEmployeeManagersDocument), created]);

    await fill(1, { name: '王芳', email: 'fang@example.com' });
    await submit();
    await givePassword();

    expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent(
      '/corp/web_example-1/manager-list',
    );
    const input = { managers: [{ id: 'fang', name: '王芳', email: 'fang@example.com' }] };
    expect(variables.filter((given) => 'input' in given)).toEqual([
      { input },
      { input: { password: 'Correct-Horse-9' } },
      { input },
    ]);
  });

  test('get an id from their address unless one is typed; the login name is shown', async () => {
    await render([]);

    await fill(1, { name: 'Zhao Lei', email: 'lei@sub.example.com' });
    const { id, item } = await row(1);
    expect(id).toHaveValue('lei');
    expect(item.getByText('登录账号：lei_sub.example.com')).toBeVisible();

    await fill(1, { id: 'zhao', email: 'other@example.com' });
    expect(id).toHaveValue('zhao');
  });

  test('are limited to the free places; removing a row keeps the focus in the form', async () => {
    await render([]);
    expect(await screen.findByText('还可以再添加1位')).toBeVisible();

    await addRow();
    expect(screen.queryByRole('button', { name: '再添加一位' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '去掉第2位' }));

    expect((await row(1)).name).toHaveFocus();
    expect(screen.queryByRole('heading', { name: '第2位' })).not.toBeInTheDocument();
  });

  test('cannot be added once the limit is reached', async () => {
    await render([], 1);

    expect(await screen.findByRole('heading', { name: '只能有一个员工管理员' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('before anything is sent', () => {
  test.each<
    [rule: string, values: { name?: string; email?: string; id?: string }, input: 'name' | 'email' | 'id', text: string]
  >([
    ['a name is needed', { email: 'x@example.com' }, 'name', '请填写姓名'],
    ['an address is needed', { name: 'X' }, 'email', '请填写邮箱'],
    ['an address looks like one', { name: 'X', email: 'x@' }, 'email', '邮箱格式不正确，请检查。'],
    [
      'an address is in a domain of the corporation',
      { name: 'X', email: 'x@example.org' },
      'email',
      '该邮箱不在企业的邮箱域名之内，请使用企业邮箱。',
    ],
    [
      'an id has no hyphen',
      { name: 'X', email: 'x@example.com', id: 'a-b' },
      'id',
      'ID只能包含字母、数字、下划线和点。',
    ],
    [
      'the administrator is no employee manager',
      { name: 'X', email: 'BOSS@example.com' },
      'email',
      '企业管理员不能同时是员工管理员。',
    ],
    ['an address has one manager', { name: 'X', email: 'Li@example.com', id: 'x' }, 'email', '已有管理员使用该邮箱。'],
    ['a login name has one manager', { name: 'X', email: 'x@example.com', id: 'LI' }, 'id', '已有管理员使用该ID。'],
  ])('%s', async (_rule, values, input, text) => {
    const { variables } = await render([]);

    await fill(1, values);
    await submit();

    const { [input]: element } = await row(1);
    expect(element).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(element).toHaveFocus();
    expect(variables).toHaveLength(1);
  });

  test('a repeated id or address is reported in the later row', async () => {
    await render([]);
    await fill(1, { name: 'X', email: 'x@example.com' });
    await addRow();

    await fill(2, { name: 'Y', email: 'X@example.com' });
    await submit();

    const { id, email } = await row(2);
    expect(id).toHaveAccessibleDescription(expect.stringContaining('ID重复，请修改。'));
    expect(email).toHaveAccessibleDescription(expect.stringContaining('邮箱重复，请修改。'));
  });
});

describe('a refusal of the server', () => {
  test.each([
    ['exits_email', 'managers.1.email', 'email', '已有管理员使用该邮箱。'],
    ['exits_id', 'managers.1.id', 'id', '已有管理员使用该ID。'],
    ['bad_request_parameter', 'managers.1.name', 'name', '姓名有误，请检查后重试。'],
  ] as const)('with %s of %s is shown in its row, until that is changed', async (code, field, input, text) => {
    await render([refused(code, { field })]);
    await fill(1, { name: 'X', email: 'x@example.com' });
    await addRow();
    await fill(2, { name: 'Y', email: 'y@example.com' });

    await submit();

    const { [input]: element } = await row(2);
    await waitFor(() => expect(element).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(element).toHaveFocus();
    await userEvent.type(element, 'z');
    expect(element).not.toHaveAccessibleDescription(expect.stringContaining(text));
  });

  test('of the whole form is shown above it', async () => {
    await render([refused('many_employee_managers', { limit: 5 })]);
    await fill(1, { name: 'X', email: 'x@example.com' });

    await submit();

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('员工管理员最多5个');
    expect(alert).toHaveFocus();
  });
});
