import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { chooseFromMenu, openMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  CloseMySigningsDocument,
  MySigningsDocument,
  type MySigningRowFragment,
  OpenMySigningsDocument,
  WithdrawSigningDocument,
} from '#generated/graphql.ts';
import { codeSentTo, fill } from '../testing/signing.tsx';
import { MySigningsPage } from './my-signings-page.tsx';

const EMAIL = 'signer@example.org';

const SIGNING: MySigningRowFragment = {
  __typename: 'MySigning',
  reference: 'SG-0000-0000-0001',
  kind: 'EMPLOYEE',
  state: 'COUNTS',
  name: '张三',
  corporationName: '示例科技',
  signedAt: '2026-01-01T08:00:00.000Z',
  endedAt: null,
  endReason: null,
  documentState: 'READY',
  documentUrl: 'https://cla.example.org/api/v1/my-signings/SG-0000-0000-0001/document',
  evidenceUrl: 'https://cla.example.org/api/v1/my-signings/SG-0000-0000-0001/evidence',
  withdrawable: true,
  origin: null,
  erasure: null,
  link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区', projectUrl: 'https://example.org/project' },
  cla: { __typename: 'Cla', id: 'cla-1', version: 2, language: 'ZH' },
};
const ENDED: MySigningRowFragment = {
  ...SIGNING,
  state: 'ENDED',
  endedAt: '2026-02-01T08:00:00.000Z',
  endReason: 'withdrawn',
  withdrawable: false,
};

const opened = answer(OpenMySigningsDocument, {
  openMySignings: {
    __typename: 'OpenMySigningsPayload',
    email: EMAIL,
    csrfToken: 'csrf',
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  },
});

const listed = (...mySignings: readonly MySigningRowFragment[]): Answer =>
  answer(MySigningsDocument, {
    mySignings: [...mySignings],
    myIdentities: [
      {
        __typename: 'ProvedIdentity',
        id: 'identity-1',
        reference: SIGNING.reference,
        email: 'work@example.com',
        platform: null,
        account: null,
      },
    ],
  });

const openPage = (...answers: readonly Answer[]) =>
  renderRoutes([{ path: '/my-signings', element: <MySigningsPage /> }], { path: '/my-signings', answers });

async function prove(): Promise<void> {
  await fill('签署邮箱', EMAIL);
  await fill('验证码', '123456');
  await userEvent.click(screen.getByRole('button', { name: '查看' }));
}

afterEach(() => sessionStorage.clear());

test('a code opens everything that the address has signed, with its files', async () => {
  const { variables } = await openPage(opened, listed(SIGNING));

  await prove();

  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('heading', { name: '示例社区' })).toBeVisible();
  expect(row.getByText('以“示例科技”员工身份签署 · 中文 · 第2版')).toBeVisible();
  expect(row.getByText('关联的邮箱和账号：work@example.com')).toBeVisible();
  expect(row.getByRole('link', { name: '签署文件' })).toHaveAttribute(
    'href',
    '/api/v1/my-signings/SG-0000-0000-0001/document',
  );
  expect(screen.getByRole('link', { name: '下载我的全部数据' })).toHaveAttribute('href', '/api/v1/my-signings');
  expect(variables[0]).toEqual({ input: { email: EMAIL, verificationCode: '123456' } });
});

test('asks for a code without a link', async () => {
  const { variables } = await openPage(codeSentTo(EMAIL));

  await fill('签署邮箱', EMAIL);
  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));

  expect(await screen.findByText(new RegExp(EMAIL))).toBeVisible();
  expect(variables[0]).toEqual({ input: { purpose: 'MY_SIGNINGS', email: EMAIL, language: 'ZH' } });
});

test('shows a wrong code at its input', async () => {
  await openPage(refusal(OpenMySigningsDocument, 'wrong_verification_code'));

  await prove();

  expect(await screen.findByRole('textbox', { name: '验证码' })).toBeInvalid();
});

const MENU = '“SG-0000-0000-0001”的更多操作';

test('withdraws a signing after a question', async () => {
  await openPage(
    opened,
    listed(SIGNING),
    answer(WithdrawSigningDocument, { withdrawSigning: { __typename: 'WithdrawSigningPayload', signing: ENDED } }),
    listed(ENDED),
  );
  await prove();

  await chooseFromMenu(MENU, '撤回签署');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回签署' }));

  expect(await screen.findByText(/您已撤回/)).toBeVisible();
  expect(await openMenu(MENU)).toEqual(['下载证据包', '请求删除']);
});

test('says that nothing was signed, and closes', async () => {
  await openPage(
    opened,
    listed(),
    answer(CloseMySigningsDocument, { closeMySignings: { __typename: 'CloseMySigningsPayload', done: true } }),
  );
  await prove();

  expect(await screen.findByText(/没有用signer@example.org签署过/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '退出' }));

  expect(await screen.findByRole('textbox', { name: '签署邮箱' })).toBeVisible();
  expect(sessionStorage.getItem('my-signings')).toBeNull();
});

test('asks to prove the address again once half an hour is over', async () => {
  await openPage(opened, refusal(MySigningsDocument, 'unknown_token'));

  await prove();

  expect(await screen.findByText(/已超过30分钟/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '签署邮箱' })).toBeVisible();
});
