import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderPage, renderRoutes } from '#client/test/render.tsx';
import { SignCorporationDocument } from '#generated/graphql.ts';
import { CorporationSignForm, CorporationSigningPage } from './corporation-signing-page.tsx';
import { codeSentTo, fill, LINK_ID, linkWith, SigningWithoutDocument } from './testing/signing.tsx';

const EMAIL = 'representative@corp.example.org';

const submitted = answer(SignCorporationDocument, {
  signCorporation: { __typename: 'SignCorporationPayload', uploadKey: 'key-1' },
});

const textbox = (name: string) => screen.findByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: '同意并提交' }));

const UploadKey = ({ signed }: { signed: { uploadKey: string } }) => <p>{signed.uploadKey}</p>;

async function renderCorporationPage(answers: readonly Answer[]) {
  const element = <SigningWithoutDocument type="CORPORATION" Form={CorporationSignForm} Result={UploadKey} />;
  return renderPage(element, { answers, path: `/sign-cla/${LINK_ID}/corporation` });
}

async function fillIn(): Promise<void> {
  await fill('企业名称', ' 示例企业 ');
  await fill('授权代表', '示例代表');
  await fill('邮箱', EMAIL);
  await fill('邮箱验证码', '123456');
  await fill('职位', '经理');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('asks for the corporation and its representative even if the CLA does not, and for no other name', async () => {
  await renderCorporationPage([]);
  await textbox('企业名称');

  const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));

  expect(names).toEqual(['corporationName', 'authorized', 'email', 'verificationCode', 'title']);
});

test('sends a code for a representative', async () => {
  const { variables } = await renderCorporationPage([codeSentTo(EMAIL)]);
  await fill('邮箱', EMAIL);

  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));

  expect(await screen.findByText(/验证码已发送到/)).toBeVisible();
  const input = { purpose: 'CORPORATION_SIGNING', linkId: LINK_ID, email: EMAIL, language: 'ZH' };
  expect(variables.at(-1)).toEqual({ input });
});

test('submits what was filled in, and gets the key of the page that shows its progress', async () => {
  const { variables } = await renderCorporationPage([submitted]);
  await fillIn();

  await submit();

  expect(await screen.findByText('key-1')).toBeVisible();
  expect(variables.at(-1)).toEqual({
    input: {
      linkId: LINK_ID,
      claId: 'cla-CORPORATION',
      language: 'ZH',
      corporationName: '示例企业',
      representativeName: '示例代表',
      email: EMAIL,
      verificationCode: '123456',
      fieldValues: [{ id: '2', value: '经理' }],
      privacyConsented: true,
    },
  });
});

describe('a refused submission', () => {
  test.each([
    { code: 'restricted_email_suffix', details: { field: 'email' }, input: '邮箱', text: /不能使用公共邮箱/ },
    { code: 'sameEmailSuffix', details: {}, input: '邮箱', text: /已属于另一家企业/ },
    { code: 'bad_request_parameter', details: { field: 'corporationName' }, input: '企业名称', text: /企业名称有误/ },
    {
      code: 'bad_request_parameter',
      details: { field: 'representativeName' },
      input: '授权代表',
      text: /授权代表有误/,
    },
  ] as const)('for $code $details is explained at its input', async ({ code, details, input, text }) => {
    await renderCorporationPage([refusal(SignCorporationDocument, code, details)]);
    await fillIn();

    await submit();

    const refused = await textbox(input);
    await waitFor(() => expect(refused).toHaveAccessibleDescription(text));
  });

  test('for a corporation that has applied or signed fits both cases', async () => {
    await renderCorporationPage([refusal(SignCorporationDocument, 'resigned')]);
    await fillIn();

    await submit();

    expect(await screen.findByText('该企业已经提交或签署过')).toBeVisible();
    expect(screen.getByText(/如果签署尚未完成，请等待社区处理/)).toBeVisible();
  });
});

test('without a corporate CLA says so', async () => {
  const route = { path: '/sign-cla/:linkId/corporation', element: <CorporationSigningPage /> };
  await renderRoutes([route], { answers: [linkWith('INDIVIDUAL')], path: `/sign-cla/${LINK_ID}/corporation` });

  expect(await screen.findByText('该项目没有企业CLA')).toBeVisible();
});
