import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { buildDiff, buildDiffCla } from '#client/components/cla-diff/testing/build-diff.ts';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, late, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import {
  AgreeToIndividualClaDocument,
  IndividualClaDiffDocument,
  SignedAtDocument,
  type UpdateDiffFragment,
} from '#generated/graphql.ts';
import type { SignedIndividual } from './signed-individual.ts';
import { UpdateStep } from './update-step.tsx';

const LINK_ID = 'web_example-1';
const EMAIL = 'signer@example.org';
const PATH = `/sign-cla/${LINK_ID}/individual`;

type AskedField = UpdateDiffFragment['to']['fields'][number];

const updated = (version: number, fields: AskedField[] = []): UpdateDiffFragment['to'] => ({
  ...buildDiffCla(version),
  fields,
});

const diffAnswer = (facts: Partial<UpdateDiffFragment> = {}) =>
  answer(IndividualClaDiffDocument, {
    individualClaDiff: { ...buildDiff(), from: updated(1), to: updated(2), ...facts },
  });

const agreed = answer(AgreeToIndividualClaDocument, {
  agreeToCurrentIndividualCla: {
    __typename: 'AgreeToCurrentIndividualClaPayload',
    documentToken: 'token',
    signing: {
      __typename: 'IndividualSigning',
      reference: 'SG-0000-0000-0000',
      signedAt: '2026-03-01T08:00:00.000Z',
      email: EMAIL,
      name: '示例签署人',
      cla: { __typename: 'Cla', id: 'cla-2', version: 2, language: 'ZH' },
    },
  },
});

const signedOn = answer(SignedAtDocument, {
  signingStatus: { __typename: 'SigningStatus', signedAt: '2026-02-03T08:00:00.000Z', level: null },
});

async function renderStep(answers: readonly Answer[], search = `?email=${EMAIL}&step=update`) {
  const onSigned = vi.fn<(signed: SignedIndividual) => void>();
  const step = <UpdateStep linkId={LINK_ID} community="示例社区" onSigned={onSigned} />;
  const { variables, goTo } = await renderPage(step, { answers, path: PATH + search, hasToasts: true });
  return { onSigned, variables, goTo };
}

const submitButton = (version = 2) => screen.findByRole('button', { name: `同意第${version}版` });

async function agree(): Promise<void> {
  const submit = await submitButton();
  await enterText(screen.getByRole('textbox', { name: '邮箱验证码' }), '123456');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(submit);
}

describe('the address', () => {
  test('of the mail is enough to see what has changed', async () => {
    const { variables } = await renderStep([diffAnswer()]);

    expect(await screen.findByRole('heading', { name: '文字改动' })).toBeVisible();
    expect(variables).toEqual([{ linkId: LINK_ID, email: EMAIL }]);
  });

  test('is asked for if the page was opened without one', async () => {
    const { variables } = await renderStep([diffAnswer()], '?step=update');

    await userEvent.click(screen.getByRole('button', { name: '查看改动' }));
    const input = screen.getByRole('textbox', { name: '签署时使用的邮箱' });
    expect(input).toHaveAccessibleDescription(/邮箱格式不正确/);
    expect(variables).toEqual([]);
    await userEvent.type(input, `${EMAIL}{Enter}`);

    expect(await screen.findByRole('heading', { name: '文字改动' })).toBeVisible();
    expect(variables).toEqual([{ linkId: LINK_ID, email: EMAIL }]);
  });

  test('can be changed', async () => {
    await renderStep([diffAnswer()]);

    await userEvent.click(await screen.findByRole('button', { name: '换一个邮箱' }));

    expect(screen.getByRole('textbox', { name: '签署时使用的邮箱' })).toHaveValue(EMAIL);
  });
});

describe('the agreement', () => {
  test('sends the version that was shown, the code and the consent', async () => {
    const { onSigned, variables } = await renderStep([diffAnswer(), agreed]);

    await agree();

    await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
    expect(variables[1]).toEqual({
      input: {
        linkId: LINK_ID,
        email: EMAIL,
        claId: 'cla-2',
        verificationCode: '123456',
        privacyConsented: true,
        fieldValues: [],
      },
    });
  });

  test('asks for the fields that the version adds, and for nothing that was required before', async () => {
    const field = { __typename: 'FieldDefinition', description: '', maxLength: 100 } as const;
    const name = { ...field, id: '0', type: 'NAME', title: '姓名', required: true } as const;
    const phone = { ...field, id: '1', type: 'TELEPHONE', title: '个人电话', required: false } as const;
    const address = { ...field, id: '2', type: 'ADDRESS', title: '通讯地址', required: true } as const;
    const { onSigned, variables } = await renderStep([
      diffAnswer({ from: updated(1, [name, phone]), to: updated(2, [name, { ...phone, required: true }, address]) }),
      agreed,
    ]);

    await agree();
    expect(screen.getByRole('textbox', { name: /通讯地址/ })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: /个人电话/ })).toBeValid();
    expect(screen.queryByRole('textbox', { name: /姓名/ })).not.toBeInTheDocument();
    await enterText(screen.getByRole('textbox', { name: /通讯地址/ }), '示例路1号');
    await userEvent.click(await submitButton());

    await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
    expect(variables[1]).toMatchObject({ input: { fieldValues: [{ id: '2', value: '示例路1号' }] } });
  });

  test('without code and consent says what is missing, and sends nothing', async () => {
    const { variables } = await renderStep([diffAnswer()]);

    await userEvent.click(await submitButton());

    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getAllByRole('link', { name: /请/ })).toHaveLength(2);
    expect(variables).toHaveLength(1);
  });

  test('with a wrong code says so at its input', async () => {
    await renderStep([diffAnswer(), refusal(AgreeToIndividualClaDocument, 'wrong_verification_code')]);

    await agree();

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '邮箱验证码' })).toHaveAccessibleDescription(/验证码不正确/),
    );
  });

  test('to a version that was replaced meanwhile loads the newer one', async () => {
    await renderStep([
      diffAnswer(),
      refusal(AgreeToIndividualClaDocument, 'unmatched_cla'),
      diffAnswer({ to: updated(3) }),
    ]);

    await agree();
    await userEvent.click(await screen.findByRole('button', { name: /加载当前版本/ }));

    expect(await submitButton(3)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['wrong_verification_code', /验证码不正确/],
    ['cla_is_latest', /最新版本/],
  ] as const)('that is refused (%s) after the page was left appears as a toast', async (code, text) => {
    const agreeing = late(refusal(AgreeToIndividualClaDocument, code));
    const { goTo } = await renderStep([diffAnswer(), agreeing.answer]);
    await agree();
    await goTo('/elsewhere');

    await agreeing.arrive();

    expect(screen.getByRole('alert', { name: text })).toBeVisible();
  });

  test('given in another tab is reported', async () => {
    await renderStep([
      diffAnswer(),
      refusal(AgreeToIndividualClaDocument, 'cla_is_latest'),
      refusal(IndividualClaDiffDocument, 'cla_is_latest'),
      signedOn,
    ]);

    await agree();

    expect(await screen.findByText('已经是最新版本，无需操作')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^同意第/ })).not.toBeInTheDocument();
  });
});

describe('nothing to agree to', () => {
  test.each([
    ['no_link', '这个邮箱还没有签署', '签署个人CLA', PATH],
    ['missing_token', '这个社区不公开签署状态', '签署个人CLA', PATH],
    ['go_to_sign_employee_cla', '请以员工身份签署', '以员工身份签署', `/sign-cla/${LINK_ID}/employee`],
  ] as const)('because of %s says what to do instead', async (code, title, way, path) => {
    await renderStep([refusal(IndividualClaDiffDocument, code)]);

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', path);
    expect(screen.getByRole('button', { name: '换一个邮箱' })).toBeVisible();
  });

  test('says when the latest version was signed', async () => {
    await renderStep([refusal(IndividualClaDiffDocument, 'cla_is_latest'), signedOn]);

    expect(await screen.findByText(/2026年2月3日/)).toBeVisible();
  });
});

test.each([
  [refusal(IndividualClaDiffDocument, 'too_many_request', { retryAfter: 9 }), /9秒后再试/],
  [unreachable(IndividualClaDiffDocument), /无法连接到服务/],
])('a failure says so in its place and can be tried again', async (failure, text) => {
  await renderStep([failure, diffAnswer()]);

  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByRole('heading', { name: '文字改动' })).toBeVisible();
});
