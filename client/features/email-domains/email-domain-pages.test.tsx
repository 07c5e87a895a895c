import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, refusal, slow, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { askedForPassword, givePassword } from '#client/test/step-up.ts';
import {
  AddEmailDomainDocument,
  EmailDomainRemovalDocument,
  EmailDomainsDocument,
  RemoveEmailDomainDocument,
  RequestEmailDomainCodeDocument,
} from '#generated/graphql.ts';
import { AddEmailDomainPage } from './add-email-domain-page.tsx';
import { EmailDomainsPage } from './email-domains-page.tsx';

const PRIMARY = {
  __typename: 'EmailDomain',
  domain: 'example.com',
  primary: true,
  addedAt: '2026-01-01T08:00:00.000Z',
} as const;
const FURTHER = { ...PRIMARY, domain: 'sub.example.com', primary: false } as const;
const REMOVAL = { __typename: 'EmailDomainRemoval', domain: FURTHER.domain, employees: 12, managers: 1 } as const;

type Domain = Omit<typeof PRIMARY, 'domain' | 'primary'> & { readonly domain: string; readonly primary: boolean };

const corporationOf = (...emailDomains: Domain[]) =>
  ({ __typename: 'Corporation', id: 'corporation-1', emailDomains }) as const;
const listOf = (...emailDomains: Domain[]) =>
  answer(EmailDomainsDocument, { corporation: corporationOf(...emailDomains) });
const domains = listOf(PRIMARY);
const allDomains = listOf(PRIMARY, FURTHER);
const asked = answer(EmailDomainRemovalDocument, { emailDomainRemoval: REMOVAL });
const removedTo = (...emailDomains: Domain[]) =>
  answer(RemoveEmailDomainDocument, {
    removeEmailDomain: {
      __typename: 'RemoveEmailDomainPayload',
      removal: REMOVAL,
      corporation: corporationOf(...emailDomains),
    },
  });
const codeSent = answer(RequestEmailDomainCodeDocument, {
  requestEmailDomainCode: {
    __typename: 'RequestEmailDomainCodePayload',
    resendAfterSeconds: 60,
    expiresAt: '2026-01-01T08:05:00.000Z',
    mailId: 'mail-1',
  },
});
const added = answer(AddEmailDomainDocument, {
  addEmailDomain: {
    __typename: 'AddEmailDomainPayload',
    emailDomain: FURTHER,
    corporation: corporationOf(PRIMARY, FURTHER),
  },
});

const render = (page: 'subemail' | 'add-subemail', answers: readonly Answer[]) =>
  renderRoutes(
    [
      { path: '/corp/:linkId/subemail', element: <EmailDomainsPage /> },
      { path: '/corp/:linkId/add-subemail', element: <AddEmailDomainPage /> },
    ],
    { path: `/corp/web_example-1/${page}`, answers },
  );
const email = () => screen.findByRole('textbox', { name: /新域名下的邮箱/ });
const code = () => screen.getByRole('textbox', { name: /验证码/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the email domains', () => {
  test('are shown with the primary one marked, and a link to add one', async () => {
    await render('subemail', [allDomains]);

    expect(await screen.findByRole('rowheader', { name: /^example.com/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /^sub.example.com/ })).toBeVisible();
    expect(screen.getAllByText('主域名')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '添加邮箱域名' })).toHaveAttribute(
      'href',
      '/corp/web_example-1/add-subemail',
    );
  });

  test('are removed only after the dialog shows what ends, and never the primary one', async () => {
    const { variables } = await render('subemail', [allDomains, asked, removedTo(PRIMARY), domains]);
    await screen.findByRole('rowheader', { name: /^example.com/ });
    expect(screen.queryByRole('button', { name: '移除邮箱域名example.com' })).not.toBeInTheDocument();

    await press('移除邮箱域名sub.example.com');
    expect(await screen.findByText('12个员工签署，1个员工管理员账号。')).toBeVisible();
    await press('移除');

    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^sub.example.com/ })).not.toBeInTheDocument());
    expect(variables).toContainEqual({ input: { domain: 'sub.example.com' } });
  });

  test('are listed as they are after the last change, even while a reload from before is under way', async () => {
    const other = { ...FURTHER, domain: 'other.example.com' };
    await render('subemail', [
      listOf(PRIMARY, FURTHER, other),
      asked,
      removedTo(PRIMARY, other),
      slow(listOf(PRIMARY, other)),
      asked,
      removedTo(PRIMARY),
      listOf(PRIMARY, { ...FURTHER, domain: 'new.example.com' }),
    ]);

    for (const { domain } of [FURTHER, other]) {
      await userEvent.click(await screen.findByRole('button', { name: `移除邮箱域名${domain}` }));
      await screen.findByText('12个员工签署，1个员工管理员账号。');
      await press('移除');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }

    expect(await screen.findByRole('rowheader', { name: /^new.example.com/ })).toBeVisible();
  });

  test.each([
    ['is being looked up', [slow(asked)]],
    ['could not be looked up', [unreachable(EmailDomainRemovalDocument)]],
  ])('are not removed while what ends %s', async (_what, lookedUp) => {
    const { variables } = await render('subemail', [allDomains, ...lookedUp]);
    await screen.findByRole('rowheader', { name: /^example.com/ });

    await press('移除邮箱域名sub.example.com');
    await screen.findByText(/正在加载|加载失败/);
    await press('移除');

    expect(screen.getByRole('button', { name: '移除' })).toHaveAttribute('aria-disabled', 'true');
    expect(variables).toEqual([{}, { domain: 'sub.example.com' }]);
  });

  test('are removed once what ends was looked up again', async () => {
    await render('subemail', [allDomains, unreachable(EmailDomainRemovalDocument), asked]);
    await screen.findByRole('rowheader', { name: /^example.com/ });

    await press('移除邮箱域名sub.example.com');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await screen.findByText('12个员工签署，1个员工管理员账号。')).toBeVisible();
    expect(screen.getByRole('button', { name: '移除' })).toHaveAttribute('aria-disabled', 'false');
  });

  test('stay where an administrator has their address in one, as its dialog says', async () => {
    await render('subemail', [
      allDomains,
      refusal(EmailDomainRemovalDocument, 'bad_request_parameter', { field: 'domain', reason: 'administrator' }),
    ]);
    await screen.findByRole('rowheader', { name: /^example.com/ });

    await press('移除邮箱域名sub.example.com');

    expect(await screen.findByText(/授权代表或备用管理员的邮箱属于这个域名/)).toBeVisible();
    expect(screen.getByRole('button', { name: '移除' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('offer a retry when they cannot be loaded', async () => {
    await render('subemail', [unreachable(EmailDomainsDocument), domains]);

    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await screen.findByRole('rowheader', { name: /^example.com/ })).toBeVisible();
  });
});

describe('a domain', () => {
  test('is added with the code that was sent, and appears in the list', async () => {
    const { variables } = await render('add-subemail', [domains, codeSent, added, allDomains]);

    await enterText(await email(), ' li@sub.example.com ');
    expect(screen.getByText('将添加的域名：sub.example.com')).toBeVisible();
    await press('发送验证码');
    expect(await screen.findByText('验证码已发送到li@sub.example.com')).toBeVisible();
    expect(screen.getByRole('button', { name: /秒后可重发/ })).toHaveAttribute('aria-disabled', 'true');
    await enterText(code(), '123 456');
    await press('添加域名');

    expect(await screen.findByRole('rowheader', { name: /^sub.example.com/ })).toBeVisible();
    expect(variables).toContainEqual({ input: { email: 'li@sub.example.com' } });
    expect(variables).toContainEqual({ input: { email: 'li@sub.example.com', verificationCode: '123456' } });
  });

  test('is added with the code after the password was given', async () => {
    await render('add-subemail', [domains, codeSent, ...askedForPassword(AddEmailDomainDocument), added, allDomains]);

    await enterText(await email(), 'li@sub.example.com');
    await press('发送验证码');
    await screen.findByText('验证码已发送到li@sub.example.com');
    await enterText(code(), '123456');
    await press('添加域名');
    await givePassword();

    expect(await screen.findByRole('rowheader', { name: /^sub.example.com/ })).toBeVisible();
  });

  test('must be related to the primary one and ends individual signings, as the page says first', async () => {
    await render('add-subemail', [domains]);

    expect(await screen.findByText(/须与主域名example.com属于同一注册域名/)).toBeVisible();
    expect(screen.getByText(/个人签署即告终止/)).toBeVisible();
  });

  test.each([
    ['', '请填写邮箱'],
    ['nobody', '邮箱格式不正确，请检查。'],
    ['li@EXAMPLE.com', '贵公司已有域名example.com'],
  ])('of the address %j is asked no code for', async (typed, text) => {
    const { variables } = await render('add-subemail', [domains]);

    await userEvent.type(await email(), `${typed}{Tab}`);
    await press('发送验证码');

    expect(await email()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(await email()).toHaveFocus();
    expect(variables).toHaveLength(1);
  });

  test('without its code is not sent', async () => {
    const { variables } = await render('add-subemail', [domains]);

    await enterText(await email(), 'li@sub.example.com');
    await press('添加域名');

    expect(code()).toHaveAccessibleDescription(expect.stringContaining('请填写邮件中的6位数字'));
    expect(code()).toHaveFocus();
    expect(variables).toHaveLength(1);
  });

  test.each([
    ['unmatch_email_domain', '该邮箱域名与企业不符'],
    ['sameEmailSuffix', '该邮箱域名已属于'],
    ['restricted_email_suffix', '请使用企业邮箱'],
  ] as const)('that is refused with %s says so at the address', async (refused, text) => {
    await render('add-subemail', [domains, refusal(RequestEmailDomainCodeDocument, refused, { field: 'email' })]);

    await enterText(await email(), 'li@sub.example.com');
    await press('发送验证码');

    await waitFor(async () => expect(await email()).toHaveAccessibleDescription(expect.stringContaining(text)));
  });

  test.each([
    ['wrong_verification_code', '验证码不正确'],
    ['expired_verification_code', '验证码已失效'],
  ] as const)('with %s says so at the code', async (refused, text) => {
    await render('add-subemail', [domains, refusal(AddEmailDomainDocument, refused)]);

    await enterText(await email(), 'li@sub.example.com');
    await enterText(code(), '123456');
    await press('添加域名');

    await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining(text)));
  });

  test('waits as long as the server asks for', async () => {
    await render('add-subemail', [
      domains,
      refusal(RequestEmailDomainCodeDocument, 'too_many_request', { retryAfter: 42 }),
    ]);

    await enterText(await email(), 'li@sub.example.com');
    await press('发送验证码');

    expect(await screen.findByRole('alert')).toHaveTextContent('42秒后');
    expect(screen.getByRole('button', { name: '42秒后可重发' })).toBeVisible();
  });
});
