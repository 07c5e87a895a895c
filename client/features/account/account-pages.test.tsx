import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  ChangePasswordDocument,
  KeysToRevokeDocument,
  PasswordResetLinkDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '#generated/graphql.ts';
import { ChangePasswordPage } from './change-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { RetrievePasswordPage } from './retrieve-password-page.tsx';

const changed = answer(ChangePasswordDocument, {
  changePassword: { __typename: 'ChangePasswordPayload', done: true },
});
const requested = answer(RequestPasswordResetDocument, {
  requestPasswordReset: { __typename: 'RequestPasswordResetPayload', done: true },
});
const reset = answer(ResetPasswordDocument, {
  resetPassword: { __typename: 'ResetPasswordPayload', done: true },
});
const works = answer(PasswordResetLinkDocument, {
  passwordResetLink: { __typename: 'PasswordResetLink', expiresAt: '2026-01-01T09:00:00.000Z' },
});
const manager = viewerAnswer(buildViewer());
const hasKeys = (...ids: string[]) =>
  answer(KeysToRevokeDocument, { apiKeys: ids.map((id) => ({ __typename: 'ApiKey' as const, id })) });

async function open(element: ReactElement, path: string, answers: readonly Answer[]) {
  const routes = ['/org/*', '/corp/:linkId/*'].map((area) => ({ path: area, element }));
  return renderRoutes(routes, { path, answers });
}
const openChange = (answers: readonly Answer[], keys = hasKeys()) =>
  open(<ChangePasswordPage />, '/org/modify-password', [...answers, keys]);
const openReset = (path: string, answers: readonly Answer[], link = works) =>
  open(<ResetPasswordPage />, path, [link, ...answers]);
const openRetrieve = (path: string, answers: readonly Answer[]) => open(<RetrievePasswordPage />, path, answers);

const oldPassword = () => screen.findByLabelText(/^当前密码/);
const newPassword = () => screen.findByLabelText(/^新密码/);
const repeated = () => screen.findByLabelText(/^再次输入新密码/);
const address = () => screen.findByRole('status', { name: 'address' });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function typeNew(password: string, again = password): Promise<void> {
  await userEvent.type(await newPassword(), password);
  await userEvent.type(await repeated(), again);
}

describe('changing the password', () => {
  test('ends the session, so it leads to the log-in', async () => {
    const { variables } = await openChange([manager, changed]);

    await enterText(await oldPassword(), 'Old-1234');
    await typeNew('New-1234');
    await click('修改密码');

    expect(await address()).toHaveTextContent('/index');
    const input = { oldPassword: 'Old-1234', newPassword: 'New-1234', revokeApiKeys: false };
    expect(variables.at(-1)).toEqual({ input });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('offers to revoke the API keys of the account', async () => {
    const { variables } = await openChange([manager, changed], hasKeys('key-1', 'key-2'));

    await enterText(await oldPassword(), 'Old-1234');
    await typeNew('New-1234');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^同时撤销我的2个API密钥/ }));
    await click('修改密码');

    expect(await address()).toHaveTextContent('/index');
    expect(variables.at(-1)).toMatchObject({ input: { revokeApiKeys: true } });
  });

  test.each([
    { rule: 'keeps the rules', typed: ['Old-1234', 'short', 'short'], input: newPassword, text: /不符合/ },
    {
      rule: 'differs from the old one',
      typed: ['Old-1234', 'Old-1234', 'Old-1234'],
      input: newPassword,
      text: /不能与当前密码相同/,
    },
    { rule: 'is the same twice', typed: ['Old-1234', 'New-1234', 'New-12345'], input: repeated, text: /不一致/ },
    { rule: 'comes with the old one', typed: ['', 'New-1234', 'New-1234'], input: oldPassword, text: /当前密码/ },
  ])('needs a new password that $rule', async ({ typed: [old = '', next = '', again = ''], input, text }) => {
    const { variables } = await openChange([manager, changed]);

    if (old !== '') {
      await userEvent.type(await oldPassword(), old);
    }
    await typeNew(next, again);
    await click('修改密码');

    expect(await input()).toHaveAccessibleDescription(text);
    expect(await input()).toHaveFocus();
    expect(variables).not.toContainEqual({ input: expect.anything() });
  });

  test.each([
    ['invalid_account_or_pw', oldPassword, /当前密码不正确/],
    ['same_password', newPassword, /不同|相同/],
    ['invalid_password', newPassword, /密码/],
  ] as const)('refused with %s says so at its input, until that is changed', async (code, input, text) => {
    await openChange([manager, refusal(ChangePasswordDocument, code)]);

    await enterText(await oldPassword(), 'Old-1234');
    await typeNew('New-1234');
    await click('修改密码');

    await waitFor(async () => expect(await input()).toBeInvalid());
    expect(await input()).toHaveAccessibleDescription(text);
    await userEvent.type(await input(), 'x');
    expect(await input()).toBeValid();
  });

  test('is not possible for accounts of a code platform', async () => {
    await openChange([viewerAnswer(buildViewer({ platform: 'GITEE' }))]);

    expect(await screen.findByText(/在这里没有密码/)).toBeVisible();
    expect(screen.queryByLabelText(/密码/)).not.toBeInTheDocument();
  });

  test('tells a password manager which account it belongs to', async () => {
    const { container } = await openChange([manager]);
    await oldPassword();

    expect(container.querySelector('[autocomplete="username"]')).toHaveValue('example');
    expect(await oldPassword()).toHaveAttribute('autocomplete', 'current-password');
    expect(await newPassword()).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('a new password', () => {
  test('has its rules ticked while it is typed', async () => {
    await openReset('/org/reset-password?key=some-key', []);

    expect(await newPassword()).toHaveAccessibleDescription(/8到16个字符（尚未满足）/);
    await enterText(await newPassword(), 'abc DEF1');

    expect(await newPassword()).toHaveAccessibleDescription(
      /8到16个字符（已满足）.*至少三种（已满足）.*不含空格（尚未满足）/,
    );
  });

  test('can be shown and hidden', async () => {
    await openReset('/org/reset-password?key=some-key', []);
    const [show] = await screen.findAllByRole('button', { name: '显示密码' });

    await userEvent.click(show as HTMLElement);
    expect(await newPassword()).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(show as HTMLElement);

    expect(await newPassword()).toHaveAttribute('type', 'password');
  });

  test('shows a warning while caps lock is on', async () => {
    await openReset('/org/reset-password?key=some-key', []);

    fireEvent.keyDown(await newPassword(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('大写锁定已打开。')).toBeVisible();
    fireEvent.keyUp(await newPassword(), { key: 'a', modifierCapsLock: false });

    expect(screen.queryByText('大写锁定已打开。')).not.toBeInTheDocument();
  });
});

describe('setting a password by the link of a mail', () => {
  test.each([
    ['/org/reset-password?key=some-key', { key: 'some-key', newPassword: 'New-1234', linkId: undefined }, '/index'],
    [
      '/corp/web_example-1/reset-password?key=some-key',
      { key: 'some-key', newPassword: 'New-1234', linkId: 'web_example-1' },
      '/corporation-manager-login/web_example-1',
    ],
  ])('at %s leads to the log-in of that area', async (path, input, login) => {
    const { variables } = await openReset(path, [reset]);

    await typeNew('New-1234');
    await click('保存新密码');

    expect(await address()).toHaveTextContent(login);
    expect(variables).toEqual([{ key: input.key, linkId: input.linkId }, { input }]);
  });

  test.each(['illegal_link', 'link_expired'] as const)(
    'that does not work (%s) says so before a password is thought of',
    async (code) => {
      await openReset('/org/reset-password?key=some-key', [], refusal(PasswordResetLinkDocument, code));

      expect(await screen.findByRole('alert')).toHaveTextContent('这个链接不能用了');
      expect(screen.queryByLabelText(/^新密码/)).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: '重新获取邮件' })).toBeVisible();
    },
  );

  test.each(['illegal_link', 'link_expired'] as const)('refused with %s leads to another mail', async (code) => {
    await openReset('/org/reset-password?key=some-key', [refusal(ResetPasswordDocument, code)]);

    await typeNew('New-1234');
    await click('保存新密码');

    expect(await screen.findByRole('alert')).toHaveTextContent('这个链接不能用了');
    expect(screen.getByRole('link', { name: '重新获取邮件' })).toHaveAttribute('href', '/org/retrieve-password');
  });

  test('leads to another mail at once without a key', async () => {
    await openReset('/org/reset-password', []);

    expect(await screen.findByRole('link', { name: '重新获取邮件' })).toBeVisible();
    expect(screen.queryByLabelText(/^新密码/)).not.toBeInTheDocument();
  });

  test('keeps the form when the password breaks the rules', async () => {
    await openReset('/org/reset-password?key=some-key', [refusal(ResetPasswordDocument, 'invalid_password')]);

    await typeNew('New-1234');
    await click('保存新密码');

    await waitFor(async () => expect(await newPassword()).toBeInvalid());
  });
});

describe('a forgotten password', () => {
  test.each([
    ['/org/retrieve-password', { email: 'manager@example.org', language: 'ZH' }],
    [
      '/corp/web_example-1/retrieve-password',
      { email: 'manager@example.org', language: 'ZH', linkId: 'web_example-1' },
    ],
  ])('at %s asks for a mail, which comes if the address is registered', async (path, input) => {
    const { variables } = await openRetrieve(path, [requested]);

    await enterText(await screen.findByRole('textbox', { name: '注册邮箱' }), ' manager@example.org ');
    await click('发送邮件');

    expect(await screen.findByText(/如果manager@example.org是已注册的邮箱/)).toBeVisible();
    expect(variables).toEqual([{ input }]);
  });

  test('needs an address', async () => {
    const { variables } = await openRetrieve('/org/retrieve-password', []);

    await enterText(await screen.findByRole('textbox', { name: '注册邮箱' }), 'manager@example');
    await click('发送邮件');

    expect(await screen.findByRole('textbox')).toHaveAccessibleDescription(/格式/);
    expect(variables).toEqual([]);
  });

  test('requested too soon, says how long to wait', async () => {
    const tooSoon = refusal(RequestPasswordResetDocument, 'too_many_request', { retryAfter: 42 });
    await openRetrieve('/org/retrieve-password', [tooSoon]);

    await enterText(await screen.findByRole('textbox', { name: '注册邮箱' }), 'manager@example.org');
    await click('发送邮件');

    expect(await screen.findByRole('alert')).toHaveTextContent(/42秒后/);
  });
});
