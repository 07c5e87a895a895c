import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import {
  SendVerificationCodeDocument,
  SignIndividualDocument,
  type SignedCla_ClaFragment,
} from '#generated/graphql.ts';
import { IndividualSignForm } from './individual-signing-page.tsx';
import type { SignedIndividual } from './signed-individual.ts';

type Field = SignedCla_ClaFragment['fields'][number];

const LINK_ID = 'web_example-1';
const EMAIL = 'signer@example.org';

function field(facts: Pick<Field, 'id' | 'type' | 'title'> & Partial<Field>): Field {
  return { __typename: 'FieldDefinition', description: '', required: false, maxLength: 50, ...facts };
}

function cla(fields: Field[]): SignedCla_ClaFragment & { id: string } {
  const facts = { number: 1, language: 'ZH', version: 1, documentUrl: '/api/v1/cla/web_example-1/1' } as const;
  return { __typename: 'Cla', id: 'cla-1', ...facts, sha256: 'a'.repeat(64), summary: null, fields };
}

const CLA = cla([
  field({ id: '10', type: 'TELEPHONE', title: 'Personal phone' }),
  field({ id: '2', type: 'EMAIL', title: 'E-Mail', required: true }),
  field({ id: '0', type: 'NAME', title: '姓名', required: true }),
  field({ id: '3', type: 'DATE', title: '签署日期' }),
]);

const codeSent = answer(SendVerificationCodeDocument, {
  sendVerificationCode: {
    __typename: 'SendVerificationCodePayload',
    email: EMAIL,
    resendAfterSeconds: 60,
    expiresAt: '2026-01-01T08:05:00.000Z',
  },
});

const signed = answer(SignIndividualDocument, {
  signIndividual: {
    __typename: 'SignIndividualPayload',
    documentToken: 'token',
    signing: {
      __typename: 'IndividualSigning',
      reference: 'SG-0000-0000-0000',
      signedAt: '2026-01-01T08:00:00.000Z',
      email: EMAIL,
      name: '示例签署人',
      cla: { __typename: 'Cla', id: 'cla-1', version: 1, language: 'ZH' },
    },
  },
});

const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });
const submitButton = () => screen.getByRole('button', { name: '同意并签署' });
const sendButton = () => screen.getByRole('button', { name: '发送验证码' });

async function renderForm(answers: readonly Answer[] = [], shownCla = CLA) {
  const onSigned = vi.fn<(signed: SignedIndividual) => void>();
  const onReload = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
  const form = (
    <IndividualSignForm
      linkId={LINK_ID}
      link={{ alias: '示例社区' }}
      cla={shownCla}
      onSigned={onSigned}
      onReload={onReload}
    />
  );
  const { variables } = await renderPage(form, { answers, path: `/sign-cla/${LINK_ID}/individual` });
  return { onSigned, onReload, variables };
}

async function fillIn(): Promise<void> {
  await userEvent.type(textbox('姓名'), ' 示例签署人 ');
  await userEvent.type(textbox('邮箱'), EMAIL);
  await userEvent.type(textbox('邮箱验证码'), '１２３ 456');
  await userEvent.type(textbox('个人电话'), '010 0000');
  await userEvent.click(screen.getByRole('checkbox'));
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the form', () => {
  test('shows the fields in order of their ids, in the current language', async () => {
    await renderForm();

    const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));

    expect(names).toEqual(['name', 'email', 'verificationCode', 'date', 'telephone']);
    expect(textbox('个人电话')).toBeVisible();
    expect(textbox('签署日期')).toHaveAttribute('readonly');
    expect(textbox('签署日期')).toHaveAttribute('tabindex', '-1');
    expect(screen.getAllByText('（选填）')).toHaveLength(1);
    expect(screen.getByText(/即表示我已阅读并同意 示例社区 的本份 CLA/)).toBeVisible();
  });

  test('asks for name and address even if the CLA does not', async () => {
    await renderForm([], cla([]));

    expect(textbox('姓名')).toBeRequired();
    expect(textbox('邮箱')).toBeRequired();
  });

  test('reports what is wrong with an input when it loses the focus', async () => {
    await renderForm();

    await userEvent.type(textbox('邮箱'), 'signer@example');
    await userEvent.tab();

    expect(textbox('邮箱')).toBeInvalid();
    expect(textbox('邮箱')).toHaveAccessibleDescription(/邮箱格式不正确/);
    expect(textbox('姓名')).not.toHaveAccessibleDescription();
  });

  test('lists everything that is missing, and sends nothing', async () => {
    const { variables } = await renderForm();

    await userEvent.click(submitButton());

    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await userEvent.click(within(summary).getByRole('link', { name: '请填写姓名。' }));
    expect(textbox('姓名')).toHaveFocus();
    expect(variables).toEqual([]);
  });

  test('submits what only the form knows, once, however often it is clicked', async () => {
    const { onSigned, variables } = await renderForm([signed]);

    await fillIn();
    fireEvent.click(submitButton());
    fireEvent.click(screen.getByRole('button', { name: '正在签署…' }));

    await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
    expect(variables).toEqual([
      {
        input: {
          linkId: LINK_ID,
          claId: 'cla-1',
          language: 'ZH',
          name: '示例签署人',
          email: EMAIL,
          verificationCode: '123456',
          fieldValues: [{ id: '10', value: '010 0000' }],
          privacyConsented: true,
        },
      },
    ]);
  });
});

describe('a refused submission', () => {
  test.each([
    { code: 'wrong_verification_code', details: {}, input: '邮箱验证码', text: /验证码不正确/ },
    { code: 'expired_verification_code', details: {}, input: '邮箱验证码', text: /重新获取/ },
    { code: 'unmatched_email', details: { field: '2' }, input: '邮箱', text: /邮箱与填写的不一致/ },
    { code: 'bad_request_parameter', details: { field: 'name', character: '𰻝' }, input: '姓名', text: /𰻝/ },
    { code: 'bad_request_parameter', details: { field: '10' }, input: '个人电话', text: /有一项内容有误/ },
  ] as const)('for $code $details is explained at its input', async ({ code, details, input, text }) => {
    await renderForm([refusal(SignIndividualDocument, code, details)]);

    await fillIn();
    await userEvent.click(submitButton());

    await waitFor(() => expect(textbox(input)).toHaveAccessibleDescription(text));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test('for an outdated CLA loads the current one and keeps the input', async () => {
    const { onReload } = await renderForm([refusal(SignIndividualDocument, 'unmatched_cla')]);

    await fillIn();
    await userEvent.click(submitButton());
    await userEvent.click(await screen.findByRole('button', { name: /加载当前版本/ }));

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(onReload).toHaveBeenCalledOnce();
    expect(textbox('姓名')).toHaveValue(' 示例签署人 ');
  });

  test.each([
    ['resigned', '已经签署过'],
    ['go_to_sign_employee_cla', '请以员工身份签署'],
  ] as const)('for %s says what to do next', async (code, title) => {
    await renderForm([refusal(SignIndividualDocument, code)]);

    await fillIn();
    await userEvent.click(submitButton());

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看其他签署方式' })).toHaveAttribute('href', `/sign/${LINK_ID}`);
  });

  test('for an address of a corporation leads to employee signing, with the address', async () => {
    await renderForm([refusal(SignIndividualDocument, 'go_to_sign_employee_cla')]);

    await fillIn();
    await userEvent.click(submitButton());

    const employees = await screen.findByRole('link', { name: '以员工身份签署' });
    expect(employees).toHaveAttribute('href', `/sign-cla/${LINK_ID}/employee?email=signer%40example.org&claimed=yes`);
  });

  test('for any other reason opens the dialog, and can be retried', async () => {
    const { onSigned } = await renderForm([unreachable(SignIndividualDocument), signed]);

    await fillIn();
    await userEvent.click(submitButton());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('无法连接到服务');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(submitButton());

    await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  });
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

    await userEvent.type(textbox('邮箱'), EMAIL);
    await userEvent.tab();
    expect(textbox('邮箱验证码')).toHaveFocus();
    await userEvent.tab();

    expect(sendButton()).toHaveFocus();
    expect(textbox('邮箱验证码')).toHaveAccessibleDescription('6 位数字，发送到上面的邮箱。');
  });

  test('can be sent again after 60 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await renderForm([codeSent]);

    await user.type(textbox('邮箱'), EMAIL);
    await user.click(sendButton());

    const waiting = await screen.findByRole('button', { name: /秒后可重发/ });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/验证码已发送到 signer@example.org/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('button', { name: /^(29|30) 秒后可重发/ })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  });

  test('can be sent to another address at once', async () => {
    await renderForm([codeSent]);

    await userEvent.type(textbox('邮箱'), EMAIL);
    await userEvent.click(sendButton());
    await screen.findByRole('button', { name: /秒后可重发/ });
    await userEvent.type(textbox('邮箱'), '.cn');

    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  });

  test('can be sent again at once after an unreachable server', async () => {
    await renderForm([unreachable(SendVerificationCodeDocument)]);

    await userEvent.type(textbox('邮箱'), EMAIL);
    await userEvent.click(sendButton());

    expect(await screen.findByText(/无法连接到服务/)).toBeVisible();
    expect(screen.getByText('发送验证码').closest('button')).toHaveAttribute('aria-disabled', 'false');
  });

  test('requested too soon says so at its input, and waits as long as the server says', async () => {
    await renderForm([refusal(SendVerificationCodeDocument, 'too_many_request', { retryAfter: 9 })]);

    await userEvent.type(textbox('邮箱'), EMAIL);
    await userEvent.click(sendButton());

    await waitFor(() => expect(textbox('邮箱验证码')).toHaveAccessibleDescription(/9 秒后再试/));
    expect(screen.getByRole('button', { name: /^[89] 秒后可重发/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('签署失败')).not.toBeInTheDocument();
  });

  test('replaces the refused one when sent again', async () => {
    await renderForm([refusal(SignIndividualDocument, 'expired_verification_code'), codeSent]);

    await fillIn();
    await userEvent.click(submitButton());
    await waitFor(() => expect(textbox('邮箱验证码')).toHaveAccessibleDescription(/重新获取/));
    await userEvent.click(sendButton());

    expect(await screen.findByText(/验证码已发送到 signer@example.org/)).toBeVisible();
    expect(textbox('邮箱验证码')).toHaveValue('');
    expect(textbox('邮箱验证码')).not.toHaveAccessibleDescription(/重新获取/);
  });
});
