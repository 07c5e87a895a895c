import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { LOGIN_TITLE_ID } from '#client/components/login-title-id.ts';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { keepCookies } from '#client/test/session-cookies.ts';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  type CodePlatform,
  CodePlatformsDocument,
  LogInDocument,
  LogoutDocument,
  StartCodePlatformLoginDocument,
} from '#generated/graphql.ts';
import { LoginPanel } from './login-panel.tsx';

const nobody = viewerAnswer(null);
const platforms = (...codePlatforms: CodePlatform[]) => answer(CodePlatformsDocument, { codePlatforms });
const loggedIn = answer(LogInDocument, {
  login: { __typename: 'LoginPayload', viewer: buildViewer(), choices: [], secondFactor: null },
});
const started = answer(StartCodePlatformLoginDocument, {
  startCodePlatformLogin: { __typename: 'StartCodePlatformLoginPayload', url: '#authorise' },
});

const renderPanel = (answers: readonly Answer[], path = '/index') =>
  renderRoutes([{ path: '/index', handle: { pageType: 'not-logged-in' }, element: <LoginPanel as="COMMUNITY" /> }], {
    path,
    answers,
  });

const account = () => screen.findByRole('textbox', { name: '账号或邮箱' });
const password = () => screen.getByLabelText(/^密码/);
const consent = () => screen.findByRole('checkbox', { name: /隐私政策/ });
const submit = async () => userEvent.click(screen.getByRole('button', { name: '登录' }));
const address = () => screen.findByRole('status', { name: 'address' });

async function fillIn(): Promise<void> {
  await enterText(await account(), ' example ');
  await enterText(password(), 'Right-123');
}

afterEach(() => {
  window.location.hash = '';
});

describe('the log-in with an account', () => {
  test('leads to the linked projects', async () => {
    const { variables } = await renderPanel([nobody, platforms(), loggedIn]);

    await fillIn();
    await submit();

    expect(await address()).toHaveTextContent('/linked-repo');
    expect(variables.at(-1)).toEqual({
      input: { as: 'COMMUNITY', account: 'example', password: 'Right-123', privacyConsented: false },
    });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('leads back to the page that required it', async () => {
    await renderPanel(
      [nobody, platforms(), loggedIn],
      '/index?return_to=%2Fcorporation-list%2Fweb_example-1%3Fpage%3D2',
    );
    expect(await screen.findByText('请先登录')).toBeVisible();

    await fillIn();
    await submit();

    expect(await address()).toHaveTextContent('/corporation-list/web_example-1?page=2');
  });

  test('never redirects to another site', async () => {
    await renderPanel([nobody, platforms(), loggedIn], '/index?return_to=https%3A%2F%2Fexample.com%2F');

    await fillIn();
    await submit();

    expect(await address()).toHaveTextContent('/linked-repo');
  });

  test('reports missing values at their inputs, and sends nothing', async () => {
    const { variables } = await renderPanel([nobody, platforms()]);
    await account();
    const sent = variables.length;

    await submit();

    expect(await account()).toHaveAccessibleDescription('请输入账号或邮箱。');
    expect(password()).toHaveAccessibleDescription('请输入密码。');
    expect(await account()).toHaveFocus();
    expect(variables).toHaveLength(sent);
  });

  test.each([
    ['wrong_id_or_pw', { retryNum: 3 }, /再错3次/],
    ['user_login_frozen', {}, /五分钟|5分钟/],
    ['too_many_request', { retryAfter: 42 }, /42秒后/],
  ] as const)('refused with %s says so above the form, and keeps what was typed', async (code, details, text) => {
    await renderPanel([nobody, platforms(), refusal(LogInDocument, code, details)]);

    await fillIn();
    await submit();

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(text);
    await waitFor(() => expect(notice).toHaveFocus());
    expect(await account()).toHaveValue(' example ');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('asks for the consent when it is missing, and goes on with it', async () => {
    const unconsented = refusal(LogInDocument, 'privacy_consent_invalid');
    const { variables } = await renderPanel([nobody, platforms(), unconsented, loggedIn]);

    await fillIn();
    await submit();
    await waitFor(async () => expect(await consent()).toHaveAccessibleDescription('请先阅读并同意现行的隐私政策。'));
    expect(await consent()).toHaveFocus();
    await submit();
    expect(await consent()).toHaveAccessibleDescription('请先阅读并同意隐私政策。');
    await userEvent.click(await consent());
    await submit();

    expect(await address()).toHaveTextContent('/linked-repo');
    expect(variables.at(-1)).toMatchObject({ input: { password: 'Right-123', privacyConsented: true } });
  });

  test('is tried again from the dialog when the server cannot be reached', async () => {
    await renderPanel([nobody, platforms(), unreachable(LogInDocument), loggedIn]);

    await fillIn();
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await address()).toHaveTextContent('/linked-repo');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('is unfolded if the header led to it before it was loaded', async () => {
    const element = (
      <>
        <h2 id={LOGIN_TITLE_ID} tabIndex={-1} ref={(title) => title?.focus()}>
          管理员登录
        </h2>
        <LoginPanel as="COMMUNITY" isQuiet />
      </>
    );
    await renderRoutes([{ path: '/index', handle: { pageType: 'not-logged-in' }, element }], {
      path: '/index',
      answers: [nobody, platforms()],
    });

    expect(await account()).toBeVisible();
  });
});

describe('the log-in with a code platform', () => {
  test('offers the configured platforms by name', async () => {
    await renderPanel([nobody, platforms('GITEE')]);

    expect(await screen.findByRole('button', { name: '用Gitee登录' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /GitHub/ })).not.toBeInTheDocument();
  });

  test('that lacked the consent asks for it, and goes there again', async () => {
    const back = '/index?error_code=privacy_consent_invalid';
    const { variables } = await renderPanel([nobody, platforms('GITHUB'), started], back);
    expect(await screen.findByText('请先阅读并同意现行的隐私政策。')).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: '用GitHub登录' }));
    expect(await consent()).toHaveAccessibleDescription('请先阅读并同意隐私政策。');
    expect(variables).toEqual([{}, {}]);
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: '用GitHub登录' }));

    await waitFor(() => expect(window.location.hash).toBe('#authorise'));
    expect(variables.at(-1)).toEqual({ input: { platform: 'GITHUB', privacyConsented: true } });
  });

  test('goes to the platform, and remembers the page requested', async () => {
    const { variables } = await renderPanel([nobody, platforms('GITHUB'), started], '/index?return_to=%2Fbind-cla');

    await userEvent.click(await screen.findByRole('button', { name: '用GitHub登录' }));

    await waitFor(() => expect(window.location.hash).toBe('#authorise'));
    expect(variables.at(-1)).toEqual({ input: { platform: 'GITHUB', privacyConsented: false } });
    expect(sessionStorage.getItem('return_to')).toBe('/bind-cla');
  });

  test('still offers the account log-in when the platforms cannot be fetched', async () => {
    await renderPanel([nobody, unreachable(CodePlatformsDocument)]);

    expect(await account()).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test.each([
    ['refuse_authorize', /取消了授权/],
    ['cla.no_public_email', /邮箱/],
    ['<img src=x>', /出现未知错误/],
    ['an invented sentence', /出现未知错误/],
  ])('that failed with %s is explained', async (code, text) => {
    await renderPanel([nobody, platforms()], `/index?error_code=${encodeURIComponent(code)}`);

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(text);
    expect(notice).not.toHaveTextContent(code);
  });
});

describe('a visitor who is already logged in', () => {
  test("as a corporation's manager may log in here too, or go on to their own pages", async () => {
    keepCookies({ corporation_token: 'b' });
    onTestFinished(() => keepCookies());
    await renderPanel([nobody, platforms()]);

    expect(await account()).toBeVisible();
    expect(screen.getByRole('link', { name: '切换到企业管理' })).toHaveAttribute('href', '/corporation-manager-login');
  });

  test('and only passes on the way from the other session goes straight on to their pages', async () => {
    const { goTo } = await renderPanel([viewerAnswer(buildViewer())], '/elsewhere');

    await goTo('/index', { isPassing: true });

    expect(await address()).toHaveTextContent('/linked-repo');
  });

  test('sees their account, with a link to their pages', async () => {
    await renderPanel([viewerAnswer(buildViewer())]);

    expect(await screen.findByText('示例管理员')).toBeVisible();
    expect(screen.getByRole('link', { name: '进入社区管理' })).toHaveAttribute('href', '/linked-repo');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('can log out, or sees that it failed', async () => {
    const loggedOut = answer(LogoutDocument, { logout: { __typename: 'LogoutPayload', done: true } });
    await renderPanel([viewerAnswer(buildViewer()), unreachable(LogoutDocument), loggedOut, nobody, platforms()]);

    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText('示例管理员')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));

    expect(await account()).toBeVisible();
    expect(screen.queryByText('示例管理员')).not.toBeInTheDocument();
  });
});
