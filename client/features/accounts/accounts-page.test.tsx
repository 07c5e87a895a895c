import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal, slow, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  CreateLocalAccountDocument,
  DeactivateLocalAccountDocument,
  type LocalAccountRowFragment,
  LocalAccountsDocument,
  RenewLocalAccountPasswordDocument,
} from '#generated/graphql.ts';
import { AccountsPage } from './accounts-page.tsx';

function buildRow(facts: Partial<LocalAccountRowFragment> = {}): LocalAccountRowFragment {
  return {
    __typename: 'LocalAccount',
    id: 'account-1',
    account: 'example',
    name: '示例管理员',
    email: 'example@example.org',
    isServiceAdministrator: false,
    isViewer: false,
    createdAt: '2026-01-02T08:00:00.000Z',
    initialPasswordChanged: true,
    oneTimePasswordExpiresAt: null,
    deactivatedAt: null,
    openSessions: 2,
    links: 3,
    ...facts,
  };
}

const OWN = buildRow({
  id: 'account-0',
  account: 'own',
  name: '服务管理员甲',
  isServiceAdministrator: true,
  isViewer: true,
});
const NEW = buildRow({
  id: 'account-2',
  account: 'new',
  name: '新管理员',
  initialPasswordChanged: false,
  oneTimePasswordExpiresAt: '2026-01-05T08:00:00.000Z',
  openSessions: 0,
  links: 0,
});
const AWAY = buildRow({
  id: 'account-3',
  name: '停用的管理员',
  deactivatedAt: '2026-01-04T08:00:00.000Z',
  openSessions: 0,
});

const listed = (...nodes: LocalAccountRowFragment[]): Answer =>
  answer(LocalAccountsDocument, {
    localAccounts: {
      __typename: 'LocalAccountConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
    },
  });
const renderPage = (...answers: Answer[]) =>
  renderRoutes([{ path: '/accounts', element: <AccountsPage /> }], { path: '/accounts', answers });
const button = (name: string) => screen.findByRole('button', { name });
const choose = (name: string, act: string) => chooseFromMenu(`“${name}”的更多操作`, act);
const isClosed = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

describe('the accounts', () => {
  test('are listed with their state, and with what can be done', async () => {
    await renderPage(listed(OWN, buildRow(), NEW, AWAY));

    await screen.findByRole('rowheader', { name: /^服务管理员甲/ });
    const rows = screen.getAllByRole('row').slice(1);
    const texts = rows.map((row) => row.textContent);
    expect(texts[0]).toMatch(/own.*您服务管理员/);
    expect(texts[1]).toMatch(/example绑定了3个项目2处登录2026年1月2日（(?:GMT|UTC)/);
    expect(texts[2]).toMatch(/尚未修改一次性密码没有登录 · 一次性密码已于2026年1月5日.*(?:GMT|UTC)/);
    expect(texts[3]).toMatch(/已停用停用于2026年1月4日（(?:GMT|UTC)/);
    const acts = rows.map((row) =>
      within(row)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    );
    expect(acts).toEqual([[], [''], ['重新发送一次性密码', ''], ['恢复']]);
  });

  test('can be searched', async () => {
    const { variables } = await renderPage(listed(OWN, NEW), listed(NEW));
    await screen.findByRole('rowheader', { name: /^新管理员/ });

    await userEvent.type(screen.getByRole('searchbox'), 'new{Enter}');

    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^服务管理员甲/ })).not.toBeInTheDocument());
    expect(variables).toContainEqual({ search: 'new' });
  });

  test('can be asked for again when they cannot be loaded', async () => {
    await renderPage(unreachable(LocalAccountsDocument), listed(OWN));

    await userEvent.click(await button('重试'));

    expect(await screen.findByRole('rowheader', { name: /^服务管理员甲/ })).toBeVisible();
  });
});

describe('a new account', () => {
  test('is created from what was typed, and listed', async () => {
    const created = answer(CreateLocalAccountDocument, {
      createLocalAccount: { __typename: 'CreateLocalAccountPayload', account: NEW },
    });
    const { variables } = await renderPage(listed(OWN), created, listed(NEW, OWN));
    await userEvent.click(await button('新建账号'));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: '新建并发送邮件' });
    await userEvent.click(submit);
    expect(dialog.getByText('请填写姓名，最多100个字符。')).toBeVisible();
    expect(dialog.getByText('请填写正确的邮箱。')).toBeVisible();

    await enterText(dialog.getByRole('textbox', { name: /姓名/ }), ' 新管理员 ');
    await enterText(dialog.getByRole('textbox', { name: /邮箱/ }), 'new@example.org');
    await userEvent.type(dialog.getByRole('textbox', { name: /登录账号/ }), 'new');
    await userEvent.selectOptions(dialog.getByLabelText('邮件语言'), 'English');
    await userEvent.click(submit);

    expect(await screen.findByRole('rowheader', { name: /^新管理员/ })).toBeVisible();
    const typed = { name: '新管理员', email: 'new@example.org', account: 'new', language: 'EN' };
    expect(variables).toContainEqual({ input: { ...typed, isServiceAdministrator: false } });
  });

  test('says at the login name that it is taken', async () => {
    await renderPage(listed(OWN), refusal(CreateLocalAccountDocument, 'exits_id', { field: 'account' }));
    await userEvent.click(await button('新建账号'));
    const dialog = within(await screen.findByRole('dialog'));
    await enterText(dialog.getByRole('textbox', { name: /姓名/ }), '新管理员');
    await enterText(dialog.getByRole('textbox', { name: /邮箱/ }), 'new@example.org');
    await userEvent.type(dialog.getByRole('textbox', { name: /登录账号/ }), 'own');
    await userEvent.click(dialog.getByRole('checkbox', { name: /设为服务管理员/ }));
    await userEvent.click(dialog.getByRole('button', { name: '新建并发送邮件' }));

    await waitFor(() => expect(dialog.getByRole('textbox', { name: /登录账号/ })).toBeInvalid());
  });
});

describe('an account', () => {
  test('is deactivated after a question that names the projects left without a manager', async () => {
    const deactivated = answer(DeactivateLocalAccountDocument, {
      deactivateLocalAccount: {
        __typename: 'ChangeLocalAccountPayload',
        account: buildRow({ deactivatedAt: '2026-01-06T08:00:00.000Z', openSessions: 0 }),
      },
    });
    const { variables } = await renderPage(
      listed(OWN, buildRow()),
      deactivated,
      listed(OWN, buildRow({ deactivatedAt: '2026-01-06T08:00:00.000Z', openSessions: 0 })),
    );
    await choose('示例管理员', '停用');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('3个项目将暂时无人管理')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: '停用' }));

    await isClosed('alertdialog');
    expect(variables).toContainEqual({ input: { id: 'account-1' } });
    expect(await button('恢复示例管理员的账号')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: '本地账号' })).toHaveFocus());
  });

  test('gets a new one-time password; a refusal appears in the dialog, and the list is read again', async () => {
    await renderPage(
      listed(OWN, NEW),
      refusal(RenewLocalAccountPasswordDocument, 'bad_request_parameter', { field: 'id' }),
      listed(OWN, { ...NEW, initialPasswordChanged: true }),
    );
    await userEvent.click(await button('向新管理员重新发送一次性密码'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/example@example.org，72小时内有效/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '发送' }));
    expect(await dialog.findByRole('alert')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: '取消' }));

    await isClosed('alertdialog');
    await waitFor(() => expect(screen.queryByText('尚未修改一次性密码')).not.toBeInTheDocument());
  });
});

test('accounts are listed as they are after the last change, even while a reload from before is under way', async () => {
  const other = buildRow({ id: 'account-4', name: '另一位管理员' });
  const deactivated = (account: LocalAccountRowFragment) =>
    answer(DeactivateLocalAccountDocument, {
      deactivateLocalAccount: {
        __typename: 'ChangeLocalAccountPayload',
        account: { ...account, deactivatedAt: '2026-01-06T08:00:00.000Z' },
      },
    });
  await renderPage(
    listed(buildRow(), other),
    deactivated(buildRow()),
    slow(listed(buildRow(), other)),
    deactivated(other),
    listed(NEW),
  );

  for (const name of ['示例管理员', '另一位管理员']) {
    await choose(name, '停用');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
    await isClosed('alertdialog');
  }

  expect(await screen.findByRole('rowheader', { name: /^新管理员/ })).toBeVisible();
});

test('a page of accounts that cannot be refreshed after a change says that it may be out of date', async () => {
  const renewed = answer(RenewLocalAccountPasswordDocument, {
    renewLocalAccountPassword: { __typename: 'RenewLocalAccountPasswordPayload', account: NEW },
  });
  await renderPage(listed(OWN, NEW), renewed, unreachable(LocalAccountsDocument), listed(OWN));
  await userEvent.click(await button('向新管理员重新发送一次性密码'));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '发送' }));

  expect(await screen.findByText('刷新失败，显示的内容可能不是最新的')).toBeVisible();
  await userEvent.click(await button('重试'));

  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^新管理员/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
