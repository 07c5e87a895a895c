import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderPage, renderRoutes } from '#client/test/render.tsx';
import {
  CorporationsForEmailDocument,
  SendVerificationCodeDocument,
  SignEmployeeDocument,
} from '#generated/graphql.ts';
import { EmployeeSignForm, EmployeeSigningPage } from './employee-signing-page.tsx';
import { codeSentTo, fill, LINK_ID, linkWith, SigningWithoutDocument } from './testing/signing.tsx';

const EMAIL = 'employee@corp.example.org';

function corporations(...names: string[]): Answer {
  return answer(CorporationsForEmailDocument, {
    corporationsForEmail: names.map((corporationName) => ({
      __typename: 'EmployerCorporation' as const,
      id: `id of ${corporationName}`,
      corporationName,
    })),
  });
}

const signed = answer(SignEmployeeDocument, {
  signEmployee: {
    __typename: 'SignEmployeePayload',
    reference: 'SG-0000-0000-0000',
    signedAt: '2026-01-01T08:00:00.000Z',
    email: EMAIL,
    name: '示例员工',
    corporationName: '示例企业',
    active: false,
    inEffect: false,
    documentToken: 'token',
    cla: { __typename: 'Cla', id: 'cla-INDIVIDUAL', version: 1, language: 'ZH' },
  },
});

const textbox = (name: string) => screen.findByRole('textbox', { name });
const employer = () => screen.getByRole('group', { name: '所在企业' });

/** Stands for the page of the result. */
const Token = ({ signed: { documentToken } }: { readonly signed: { readonly documentToken: string } }) => (
  <p>{documentToken}</p>
);

async function renderEmployeePage(answers: readonly Answer[], search = '') {
  const element = <SigningWithoutDocument type="INDIVIDUAL" Form={EmployeeSignForm} Result={Token} />;
  return renderPage(element, { answers, path: `/sign-cla/${LINK_ID}/employee${search}` });
}

async function fillIn(): Promise<void> {
  await fill('姓名', '示例员工');
  await fill('邮箱', EMAIL);
  await fill('邮箱验证码', '123456');
  await userEvent.click(screen.getByRole('checkbox'));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '同意并签署' }));

describe('the corporation of an employee', () => {
  test('is found by the address, and named in the commitment', async () => {
    const { variables } = await renderEmployeePage([corporations('示例企业')]);
    expect(within(await screen.findByRole('group', { name: '所在企业' })).getByText(/填写企业邮箱后/)).toBeVisible();

    await fill('邮箱', EMAIL);

    expect(await within(employer()).findByText('示例企业')).toBeVisible();
    expect(screen.getByText(/本人是“示例企业”的员工/)).toBeVisible();
    expect(variables).toEqual([{ linkId: LINK_ID, email: EMAIL }]);
  });

  test('is found at once for an address that came with the link', async () => {
    await renderEmployeePage([corporations('示例企业')], `?email=${EMAIL}`);

    expect(await textbox('邮箱')).toHaveValue(EMAIL);
    expect(await within(employer()).findByText('示例企业')).toBeVisible();
  });

  test('is chosen if there are several', async () => {
    const { variables } = await renderEmployeePage(
      [corporations('甲企业', '乙企业'), codeSentTo(EMAIL)],
      `?email=${EMAIL}`,
    );

    await userEvent.click(await screen.findByRole('radio', { name: '乙企业' }));
    await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));

    expect(await screen.findByText(/验证码已发送到/)).toBeVisible();
    const request = { purpose: 'EMPLOYEE_SIGNING', corporationSigningId: 'id of 乙企业', email: EMAIL };
    expect(variables.at(-1)).toMatchObject({ input: request });
  });

  test('that is still being looked up when the code is asked for gets the code once it is known', async () => {
    const { variables } = await renderEmployeePage([corporations('示例企业'), codeSentTo(EMAIL)]);
    await fill('邮箱', EMAIL);

    await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));

    expect(await screen.findByText(/验证码已发送到/)).toBeVisible();
    expect(variables.at(-1)).toMatchObject({ input: { corporationSigningId: 'id of 示例企业', email: EMAIL } });
  });

  test('if unknown leaves the other ways to sign, and no code is sent', async () => {
    const { variables } = await renderEmployeePage([corporations()], `?email=${EMAIL}`);

    expect(await screen.findByText('没有找到您的企业')).toBeVisible();
    expect(screen.getByRole('link', { name: '以个人身份签署' })).toHaveAttribute(
      'href',
      `/sign-cla/${LINK_ID}/individual`,
    );
    expect(screen.getByRole('link', { name: '代表企业签署' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));
    expect(employer()).toHaveFocus();
    expect(employer()).toHaveAccessibleDescription('请填写企业邮箱，并确认所在企业。');
    expect(variables).toHaveLength(1);
  });

  test('that has signed but has no employee manager does not allow signing as an individual', async () => {
    await renderEmployeePage([corporations()], `?email=${EMAIL}&claimed=yes`);

    expect(await screen.findByText('您的企业还没有员工管理员')).toBeVisible();
    expect(screen.getByText(/请联系企业内负责CLA的同事/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '以个人身份签署' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '代表企业签署' })).not.toBeInTheDocument();
  });

  test('of another address is not affected by the refusal of the first', async () => {
    await renderEmployeePage([corporations(), corporations()], '?email=other@example.org&claimed=yes');
    await userEvent.clear(await textbox('邮箱'));

    await fill('邮箱', EMAIL);

    expect(await screen.findByText('没有找到您的企业')).toBeVisible();
  });

  test('that cannot be looked up offers a retry', async () => {
    await renderEmployeePage(
      [refusal(CorporationsForEmailDocument, 'too_many_request', { retryAfter: 9 }), corporations('示例企业')],
      `?email=${EMAIL}`,
    );

    expect(await screen.findByText(/9秒后再试/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await within(employer()).findByText('示例企业')).toBeVisible();
  });
});

test('an employee signs under the corporation that was found', async () => {
  const { variables } = await renderEmployeePage([corporations('示例企业'), signed]);
  await fillIn();
  await within(employer()).findByText('示例企业');

  await submit();

  expect(await screen.findByText('token')).toBeVisible();
  expect(variables).toContainEqual({
    input: {
      linkId: LINK_ID,
      corporationSigningId: 'id of 示例企业',
      claId: 'cla-INDIVIDUAL',
      language: 'ZH',
      name: '示例员工',
      email: EMAIL,
      verificationCode: '123456',
      fieldValues: [],
      privacyConsented: true,
    },
  });
});

describe('a refused signing', () => {
  test.each([
    { code: 'no_employee_manager', text: /还没有员工管理员，请联系/ },
    { code: 'uncompleted_signing', text: /签署尚未完成/ },
    { code: 'has_not_signed', text: /还没有签署CLA/ },
  ] as const)('for $code is explained at the corporation', async ({ code, text }) => {
    await renderEmployeePage([corporations('示例企业'), refusal(SignEmployeeDocument, code)]);
    await fillIn();
    await within(employer()).findByText('示例企业');

    await submit();

    await waitFor(() => expect(employer()).toHaveAccessibleDescription(text));
  });

  test('for another domain is explained at the address', async () => {
    const refused = refusal(SendVerificationCodeDocument, 'not_same_corp');
    await renderEmployeePage([corporations('示例企业'), refused], `?email=${EMAIL}`);
    await within(await screen.findByRole('group', { name: '所在企业' })).findByText('示例企业');

    await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));

    const email = await textbox('邮箱');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/请使用企业邮箱/));
  });

  test('for an employee who has signed fits active and inactive ones', async () => {
    await renderEmployeePage([corporations('示例企业'), refusal(SignEmployeeDocument, 'resigned')]);
    await fillIn();
    await within(employer()).findByText('示例企业');

    await submit();

    expect(await screen.findByText(/如果还没有激活，请等待企业的员工管理员激活/)).toBeVisible();
  });
});

test.each([['INDIVIDUAL'], ['CORPORATION']] as const)(
  'where there is a CLA for %s alone, employees cannot sign',
  async (type) => {
    const route = { path: '/sign-cla/:linkId/employee', element: <EmployeeSigningPage /> };
    await renderRoutes([route], { answers: [linkWith(type)], path: `/sign-cla/${LINK_ID}/employee` });

    expect(await screen.findByText('该项目没有开放员工签署')).toBeVisible();
    expect(screen.getByRole('link', { name: '回到签署页' })).toHaveAttribute('href', `/sign/${LINK_ID}`);
  },
);
