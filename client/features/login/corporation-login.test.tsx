import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { buildCorporationViewer, buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import { LogInDocument, LoginLinkDocument, LogoutDocument } from '#generated/graphql.ts';
import {
  ANY,
  HERE,
  nobody,
  loggedIn,
  alias,
  renderPanel,
  account,
  password,
  submit,
  address,
  sent,
  logIn,
} from './testing/corporation-login.tsx';

const link = answer(LoginLinkDocument, {
  link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区', projectUrl: 'https://example.org/project' },
});

describe('the log-in at a link', () => {
  test('names its community and project, and leads to the overview', async () => {
    const { variables } = await renderPanel([nobody, link, loggedIn()]);
    expect(await screen.findByText('示例社区')).toBeVisible();
    expect(screen.getByText(/https:\/\/example.org\/project/)).toBeVisible();

    await logIn();

    expect(await address()).toHaveTextContent('/corp/web_example-1/overview');
    expect(variables.at(-1)).toEqual(sent('web_example-1'));
  });

  test('leads back to the page that required it', async () => {
    const asked = '/corp/web_example-1/manager-list?page=2';
    await renderPanel([nobody, link, loggedIn()], `${HERE}?return_to=${encodeURIComponent(asked)}`);
    expect(await screen.findByText('请先登录')).toBeVisible();

    await logIn();

    expect(await address()).toHaveTextContent(asked);
  });

  test('with a one-time password leads to changing it, and then onward', async () => {
    const asked = '/corp/web_example-1/manager-list';
    const newcomer = loggedIn(buildCorporationViewer({ initialPasswordChanged: false }));
    await renderPanel([nobody, link, newcomer], `${HERE}?return_to=${encodeURIComponent(asked)}`);

    await logIn();

    expect(await address()).toHaveTextContent(
      `/corp/web_example-1/modify-password?return_to=${encodeURIComponent(asked)}`,
    );
  });

  test.each([
    ['wrong_id_or_pw', { retryNum: 2 }, /再错2次/],
    ['user_login_frozen', { retryAfter: 300 }, /五分钟/],
    ['too_many_request', { retryAfter: 42 }, /42秒后/],
  ] as const)('refused with %s says so above the form, and keeps what was typed', async (code, details, text) => {
    await renderPanel([nobody, link, refusal(LogInDocument, code, details)]);

    await logIn();

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(text);
    await waitFor(() => expect(notice).toHaveFocus());
    expect(await account()).toHaveValue(' admin_example.org ');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('reports missing values, and sends nothing', async () => {
    const { variables } = await renderPanel([nobody, link]);
    await account();

    await submit();

    expect(await account()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription('请输入密码。');
    expect(variables).toHaveLength(2);
  });

  test('leads to resetting a password at that link', async () => {
    await renderPanel([nobody, link]);

    expect(await screen.findByRole('link', { name: '忘记密码？' })).toHaveAttribute(
      'href',
      '/corp/web_example-1/retrieve-password',
    );
  });

  test('says that the link does not exist, and offers links onward', async () => {
    await renderPanel([nobody, refusal(LoginLinkDocument, 'no_link'), alias(null)]);

    expect(await screen.findByText('没有找到这个链接')).toBeVisible();
    expect(screen.getByRole('link', { name: '不指定社区登录' })).toHaveAttribute('href', ANY);
    expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/index');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('redirects from a sign link alias to the link id', async () => {
    const old = `${ANY}/ZXhhbXBsZQ?return_to=%2Fcorp%2Fweb_example-1%2Femployee-list`;
    const { variables } = await renderPanel(
      [nobody, nobody, refusal(LoginLinkDocument, 'no_link'), alias('web_example-1'), link],
      old,
    );

    expect(await screen.findByText('示例社区')).toBeVisible();
    expect(variables).toContainEqual({ identifier: 'ZXhhbXBsZQ' });
    expect(variables).toContainEqual({ id: 'web_example-1' });
    expect(screen.getByText('请先登录')).toBeVisible();
  });

  test('offers a retry when the link cannot be fetched', async () => {
    await renderPanel([nobody, unreachable(LoginLinkDocument), link]);

    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await account()).toBeVisible();
  });
});

describe('at the log-in', () => {
  test('each kind of manager has its own log-in', async () => {
    await renderPanel([nobody, link]);

    expect(await screen.findByRole('link', { name: '社区管理员' })).toHaveAttribute('href', '/index');
    const here = screen.getByRole('link', { name: '企业管理员' });
    expect(here).toHaveAttribute('href', HERE);
    expect(here).toHaveAttribute('aria-current', 'page');
  });

  test.each([
    [buildCorporationViewer(), '进入企业管理', '/corp/web_example-1/overview'],
    [buildCorporationViewer({ role: 'EMPLOYEE_MANAGER' }), '进入员工管理', '/corp/web_example-1/overview'],
    [buildViewer(), '进入社区管理', '/linked-repo'],
  ])('a manager who is logged in goes on to their own pages (%#)', async (viewer, name, href) => {
    await renderPanel([viewerAnswer(viewer)]);

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('logging out stays on the page, ready to log in again', async () => {
    const loggedOut = answer(LogoutDocument, { logout: { __typename: 'LogoutPayload', done: true } });
    await renderPanel([viewerAnswer(buildViewer()), loggedOut, nobody, link]);

    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));

    expect(await account()).toBeVisible();
  });
});
