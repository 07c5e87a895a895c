import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { announceConfirmed } from '#client/session/other-window.ts';
import { useViewer, type Viewer } from '#client/session/use-viewer.ts';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, late, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildCorporationViewer, buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  CompleteLoginDocument,
  LogInDocument,
  type LogInMutation,
  RevokeApiKeyDocument,
  StartCodePlatformLoginDocument,
  ViewerDocument,
} from '#generated/graphql.ts';
import { useRevokeApiKeyMutation } from '#generated/hooks.ts';

/** A page on which something is typed and sent. */
function Probe(): ReactElement {
  const state = useViewer();
  const [revoke, { data }] = useRevokeApiKeyMutation({ errorPolicy: 'all' });
  const form = useForm({
    id: 'probe',
    initial: { id: '' },
    submit: ({ id }) => revoke({ variables: { input: { id } } }),
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <p>{state.status}</p>
      <p>{data && 'revoked'}</p>
      <TextField input={form.input('id')} label="what" />
      <button type="submit">send</button>
    </form>
  );
}

const ended = refusal(RevokeApiKeyDocument, 'unknown_token');
const revoked = answer(RevokeApiKeyDocument, {
  revokeApiKey: { __typename: 'RevokeApiKeyPayload', revokedId: 'typed' },
});
const loginAnswer = (facts: Partial<LogInMutation['login']>): Answer =>
  answer(LogInDocument, {
    login: { __typename: 'LoginPayload', viewer: null, choices: [], secondFactor: null, ...facts },
  });

const open = (viewer: Viewer | null, answers: readonly Answer[]) =>
  renderRoutes([{ path: '/api-keys', handle: { pageType: 'org' }, element: <Probe /> }], {
    path: '/api-keys',
    answers: [viewerAnswer(viewer), ...answers],
    hasToasts: true,
  });
const send = async () => {
  await screen.findByText('known');
  await enterText(screen.getByRole('textbox', { name: /^what/ }), 'typed');
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
};
const dialog = () => screen.findByRole('dialog', { name: '请重新登录' });
const give = async (label: RegExp, value: string, button: string) => {
  const shown = within(await dialog());
  await userEvent.type(await shown.findByLabelText(label), value);
  await userEvent.click(shown.getByRole('button', { name: button }));
};
const expectDone = async () => {
  expect(await screen.findByText('revoked')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^what/ })).toHaveValue('typed');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

test.each([
  ['a community manager', buildViewer(), { as: 'COMMUNITY', account: 'example' }],
  [
    "a corporation's manager",
    buildCorporationViewer(),
    { as: 'CORPORATION', account: 'admin_example.org', linkId: 'web_example-1' },
  ],
])('%s logs in again over the page, which goes on with what was typed', async (_name, viewer, who) => {
  const { variables } = await open(viewer, [ended, loginAnswer({ viewer }), revoked]);
  await send();
  expect(within(await dialog()).getByText(viewer.account)).toBeVisible();

  await give(/^密码/, 'Right-123', '登录');

  await expectDone();
  expect(variables.slice(-2)).toEqual([
    { input: { ...who, password: 'Right-123', privacyConsented: false } },
    { input: { id: 'typed' } },
  ]);
});

test('a wrong password appears in the dialog, and can be typed again', async () => {
  const wrong = refusal(LogInDocument, 'wrong_id_or_pw', { retryNum: 3 });
  await open(buildViewer(), [ended, wrong, loginAnswer({ viewer: buildViewer() }), revoked]);
  await send();

  await give(/^密码/, 'Wrong', '登录');
  expect(await within(await dialog()).findByText('密码不正确，再错3次账号将被冻结。')).toBeVisible();
  const password = within(await dialog()).getByLabelText(/^密码/);
  expect(password).toHaveFocus();
  expect(password).toBeInvalid();
  await give(/^密码/, '-123', '登录');

  await expectDone();
});

test('an account with a second factor gives it too', async () => {
  const secondFactor: LogInMutation['login']['secondFactor'] = {
    __typename: 'SecondFactor',
    challenge: 'challenge-1',
    methods: ['TOTP'],
  };
  const completed = answer(CompleteLoginDocument, {
    completeLogin: { __typename: 'CompleteLoginPayload', viewer: buildViewer() },
  });
  const { variables } = await open(buildViewer(), [ended, loginAnswer({ secondFactor }), completed, revoked]);
  await send();

  await give(/^密码/, 'Right-123', '登录');
  expect(await within(await dialog()).findByRole('button', { name: '重新输入密码' })).toBeVisible();
  await give(/^验证码或恢复码/, '123456', '验证');

  await expectDone();
  expect(variables.at(-2)).toEqual({ input: { challenge: 'challenge-1', totpCode: '123456' } });
});

const started = answer(StartCodePlatformLoginDocument, {
  startCodePlatformLogin: { __typename: 'StartCodePlatformLoginPayload', url: 'https://example.com/authorize' },
});

/** Has the browser open another window; returns the address that it opened. */
function provideWindow() {
  const other = { location: { assign: vi.fn<(url: string) => void>() }, close: vi.fn<() => void>() };
  vi.spyOn(window, 'open').mockReturnValue(other as unknown as Window);
  return { assign: other.location.assign, close: other.close };
}

test('a code platform is not opened once the page is left: the window that waits for it is closed', async () => {
  const viewer = buildViewer({ platform: 'GITEE' });
  const { assign, close } = provideWindow();
  const starting = late(started);
  const { goTo } = await open(viewer, [ended, starting.answer]);
  await send();
  await userEvent.click(within(await dialog()).getByRole('button', { name: '用Gitee登录' }));
  await goTo('/elsewhere');

  await starting.arrive();

  expect(close).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
  await userEvent.click(within(await dialog()).getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('alertdialog', { name: '需要重新登录' })).toBeVisible();
});

test('a code platform that is unavailable after the page was left appears as a toast', async () => {
  const { close } = provideWindow();
  const starting = late(refusal(StartCodePlatformLoginDocument, 'too_many_request'));
  const { goTo } = await open(buildViewer({ platform: 'GITEE' }), [ended, starting.answer]);
  await send();
  await userEvent.click(within(await dialog()).getByRole('button', { name: '用Gitee登录' }));
  await goTo('/elsewhere');

  await starting.arrive();

  // In the product toasts are announced while a dialog is open; here it hides them.
  expect(screen.getByRole('alert', { name: /操作过于频繁/, hidden: true })).toBeInTheDocument();
  expect(close).toHaveBeenCalledOnce();
  await userEvent.click(within(await dialog()).getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('alertdialog', { name: '需要重新登录' })).toBeVisible();
});

test('an account of a code platform logs in there, in another window', async () => {
  const viewer = buildViewer({ platform: 'GITEE' });
  const { assign } = provideWindow();
  const { variables } = await open(viewer, [ended, started, viewerAnswer(viewer), revoked]);
  await send();

  await userEvent.click(within(await dialog()).getByRole('button', { name: '用Gitee登录' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://example.com/authorize'));
  announceConfirmed();

  await expectDone();
  expect(variables).toContainEqual({ input: { platform: 'GITEE', privacyConsented: false, inOtherWindow: true } });
});

test('a log-in elsewhere by an unknown account keeps the page, and can be tried again', async () => {
  const viewer = buildViewer({ platform: 'GITEE' });
  await open(viewer, [ended, unreachable(ViewerDocument), viewerAnswer(viewer), revoked]);
  await send();
  await dialog();
  announceConfirmed();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));

  await expectDone();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('closing the dialog says that nothing was done, and keeps what was typed', async () => {
  await open(buildViewer(), [ended]);
  await send();

  await userEvent.click(within(await dialog()).getByRole('button', { name: '取消' }));

  expect(await screen.findByRole('alertdialog', { name: '需要重新登录' })).toBeVisible();
  expect(screen.queryByText('revoked')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^what/)).toHaveValue('typed');
});

test('a page that knows nobody leads to the log-in instead', async () => {
  await open(null, [ended]);
  await send();

  expect(await screen.findByRole('alertdialog', { name: '需要重新登录' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: '请重新登录' })).not.toBeInTheDocument();
});
