import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, refusal, unreachable } from '#client/test/mock-link.ts';
import {
  CodeMailDocument,
  type CodeMailState,
  SendVerificationCodeDocument,
  SignIndividualDocument,
} from '#generated/graphql.ts';
import { EMAIL, textbox, submitButton, renderForm, fillIn } from './testing/sign-form.tsx';

const codeSent = answer(SendVerificationCodeDocument, {
  sendVerificationCode: {
    __typename: 'SendVerificationCodePayload',
    email: EMAIL,
    resendAfterSeconds: 60,
    expiresAt: '2026-01-01T08:05:00.000Z',
    mailId: 'mail-1',
  },
});

const sendButton = () => screen.getByRole('button', { name: '发送验证码' });

afterEach(() => {
  vi.useRealTimers();
});

describe('the verification code', () => {
  test('is not sent to a malformed address', async () => {
    const { variables } = await renderForm();

    await userEvent.click(sendButton());

    expect(textbox('邮箱')).toHaveFocus();
    expect(variables).toEqual([]);
  });

  test('is not reported missing when the focus only passes its input', async () => {
    await renderForm();

    await enterText(textbox('邮箱'), EMAIL);
    await userEvent.tab();
    expect(textbox('邮箱验证码')).toHaveFocus();
    await userEvent.tab();

    expect(sendButton()).toHaveFocus();
    expect(textbox('邮箱验证码')).toHaveAccessibleDescription('6位数字，发送到上面的邮箱。');
  });

  test('can be sent again after 60 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await renderForm([codeSent]);

    await user.type(textbox('邮箱'), EMAIL);
    await user.click(sendButton());

    const waiting = await screen.findByRole('button', { name: /秒后可重发/ });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/验证码已发送到signer@example.org/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('button', { name: /^(29|30)秒后可重发/ })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  });

  test('can be sent to another address at once', async () => {
    await renderForm([codeSent]);

    await enterText(textbox('邮箱'), EMAIL);
    await userEvent.click(sendButton());
    await screen.findByRole('button', { name: /秒后可重发/ });
    await userEvent.type(textbox('邮箱'), '.cn');

    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  });

  test('can be sent again at once after an unreachable server', async () => {
    await renderForm([unreachable(SendVerificationCodeDocument)]);

    await enterText(textbox('邮箱'), EMAIL);
    await userEvent.click(sendButton());

    const failure = within(await screen.findByRole('alertdialog', { name: '网络连接失败' }));
    await userEvent.click(failure.getByRole('button', { name: '取消' }));

    await waitFor(() => expect(sendButton()).toHaveAttribute('aria-disabled', 'false'));
  });

  test.each([
    [9, /9秒后再试/, /^[89]秒后可重发/],
    [85_231, /24小时后再试/, /^24小时后可重发/],
  ])('requested %i seconds too soon says so at its input, and waits as long', async (retryAfter, said, waits) => {
    await renderForm([refusal(SendVerificationCodeDocument, 'too_many_request', { retryAfter })]);

    await enterText(textbox('邮箱'), EMAIL);
    await userEvent.click(sendButton());

    await waitFor(() => expect(textbox('邮箱验证码')).toHaveAccessibleDescription(said));
    // The focus stays on the button: a live region announces it.
    expect(screen.getAllByRole('status').some((status) => said.test(status.textContent))).toBe(true);
    expect(screen.getByRole('button', { name: waits })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('签署失败')).not.toBeInTheDocument();
  });

  test.each<[CodeMailState, RegExp]>([
    ['REFUSED', /被邮件服务器拒收，不会送达。请检查邮箱是否正确，或换一个邮箱/],
    ['DELAYED', /暂时没有送达，服务正在重试/],
  ])('S46: whose mail is %s says so within seconds, also to screen readers', async (state, said) => {
    const mail = (codeMail: CodeMailState) => answer(CodeMailDocument, { codeMail });
    const { variables } = await renderForm([codeSent, mail('WAITING'), mail(state), mail(state)]);

    await enterText(textbox('邮箱'), EMAIL);
    await userEvent.click(sendButton());

    expect(await screen.findByText(said, {}, { timeout: 4000 })).toBeVisible();
    expect(screen.getAllByRole('status').some((status) => said.test(status.textContent))).toBe(true);
    expect(screen.queryByText(/验证码已发送到/)).not.toBeInTheDocument();
    expect(variables[1]).toEqual({ id: 'mail-1' });
    await userEvent.type(textbox('邮箱'), '.cn');
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  test('replaces the refused one when sent again', async () => {
    await renderForm([refusal(SignIndividualDocument, 'expired_verification_code'), codeSent]);

    await fillIn();
    await userEvent.click(submitButton());
    await waitFor(() => expect(textbox('邮箱验证码')).toHaveAccessibleDescription(/重新获取/));
    await userEvent.click(sendButton());

    expect(await screen.findByText(/验证码已发送到signer@example.org/)).toBeVisible();
    expect(textbox('邮箱验证码')).toHaveValue('');
    expect(textbox('邮箱验证码')).not.toHaveAccessibleDescription(/重新获取/);
  });
});
