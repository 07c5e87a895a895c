import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { EmailSignedDocumentDocument, LinkDocument, SignIndividualDocument } from '#generated/graphql.ts';
import { IndividualSignForm } from './individual-signing-page.tsx';
import { LINK_ID, EMAIL, cla, signed, textbox, submitButton, renderForm, fillIn } from './testing/sign-form.tsx';
import { linkWith } from './testing/signing.tsx';
import { useSignLink } from './use-sign-link.ts';

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
    expect(screen.getByText(/即表示我已阅读并同意“示例社区”的CLA/)).toBeVisible();
  });

  test('S36: names the zone of the date of signing', async () => {
    await renderForm();

    expect(textbox('签署日期')).toHaveDisplayValue(/^\d{4}年\d{1,2}月\d{1,2}日（UTC）$/);
  });

  test('asks for name and address even if the CLA does not', async () => {
    await renderForm([], cla([]));

    expect(textbox('姓名')).toBeRequired();
    expect(textbox('邮箱')).toBeRequired();
  });

  test('reports what is wrong with an input when it loses the focus', async () => {
    await renderForm();

    await enterText(textbox('邮箱'), 'signer@example');
    await userEvent.tab();

    expect(textbox('邮箱')).toBeInvalid();
    expect(textbox('邮箱')).toHaveAccessibleDescription(/邮箱格式不正确/);
    expect(textbox('姓名')).not.toHaveAccessibleDescription();
  });

  test.each([
    [
      'S18: a character that cannot be printed',
      'Ada 😀',
      '姓名中的“😀”无法印在签署文件上，请换一种写法，例如用汉字或拉丁字母。',
    ],
    [
      'S19: a hanzi that no font has, by its number too',
      '田\u{30041}',
      '姓名中的“\u{30041}”（U+30041）过于生僻，无法印在签署文件上，请换一种写法，例如用通行的异体字或拼音。',
    ],
    [
      'S21: an invisible character, by its number and place',
      'Anna\u3164',
      '姓名中“Anna”之后有一个看不见的字符（U+3164），请删除后重新输入。',
    ],
    ['an invisible character at the start', '\u3164Anna', '姓名的开头有一个看不见的字符（U+3164），请删除后重新输入。'],
  ])('names %s, before a code is sent', async (_name, typed, problem) => {
    const { variables } = await renderForm();

    await enterText(textbox('姓名'), typed);
    await userEvent.tab();

    await waitFor(() => expect(textbox('姓名')).toHaveAccessibleDescription(problem));
    await enterText(textbox('邮箱'), EMAIL);
    await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));
    expect(textbox('姓名')).toHaveFocus();
    expect(variables).toEqual([]);
  });

  test.each([
    ['S18: Arabic', 'سارة محمد'],
    ['S19: a rare hanzi', '𠮷田'],
    ['S20: a hanzi with a selector', '辻\u{E0100}本'],
    ['S21: a soft hyphen, which is dropped', 'Anna\u00ADlena'],
    ['S24: a legal name of 70 letters', 'n'.repeat(70)],
  ])('takes %s', async (_name, typed) => {
    await renderForm();

    await enterText(textbox('姓名'), `${typed}😀`);
    await userEvent.tab();
    await waitFor(() => expect(textbox('姓名')).toBeInvalid());
    await userEvent.clear(textbox('姓名'));
    await enterText(textbox('姓名'), typed);
    await userEvent.tab();

    expect(textbox('姓名')).toBeValid();
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
    expect(await screen.findByRole('alert')).toHaveTextContent('请加载并阅读后再签署');
    await userEvent.click(screen.getByRole('button', { name: /加载当前版本/ }));

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(onReload).toHaveBeenCalledOnce();
    expect(textbox('姓名')).toHaveValue(' 示例签署人 ');
  });

  test('for an outdated CLA says so when the current one cannot be loaded, and keeps the input', async () => {
    function Page(): ReactElement {
      const state = useSignLink(LINK_ID);
      const [shown] = state.status === 'ready' ? state.link.clas : [];
      return state.status === 'ready' && shown !== undefined ? (
        <IndividualSignForm
          linkId={LINK_ID}
          link={state.link}
          cla={shown}
          onSigned={() => undefined}
          onReload={state.reload}
        />
      ) : (
        <></>
      );
    }
    const outdated = refusal(SignIndividualDocument, 'unmatched_cla');
    await renderPage(<Page />, { answers: [linkWith('INDIVIDUAL'), outdated, unreachable(LinkDocument)] });
    await screen.findByRole('textbox', { name: '姓名' });

    await fillIn();
    await userEvent.click(submitButton());
    await userEvent.click(await screen.findByRole('button', { name: /加载当前版本/ }));

    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
    expect(await screen.findByRole('button', { name: /加载当前版本/ })).toBeVisible();
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

  test('for somebody who has signed already offers to email the document, by the code that was entered', async () => {
    const sent = answer(EmailSignedDocumentDocument, {
      emailSignedDocument: { __typename: 'EmailSignedDocumentPayload', reference: 'SG-0000-0000-0000' },
    });
    const { variables } = await renderForm([refusal(SignIndividualDocument, 'resigned'), sent]);
    await fillIn();
    await userEvent.click(submitButton());

    const button = await screen.findByRole('button', { name: '把签署文件发到我的邮箱' });
    await userEvent.click(button);

    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(button);
    expect(variables.slice(1)).toEqual([
      { input: { linkId: LINK_ID, email: EMAIL, verificationCode: '123456', corporationSigningId: null } },
    ]);
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
