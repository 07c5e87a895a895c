import type { Locator, Page } from '@playwright/test';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { switchLanguage } from './switch-language.ts';

const TEXTS = {
  zh: {
    login: { account: '账号或邮箱', password: '密码', consent: /隐私政策/, logIn: '登录' },
    accounts: '本地账号',
    create: '新建账号',
    submit: '新建并发送邮件',
    name: '姓名',
    email: '邮箱',
    account: '登录账号',
    subject: /您的社区管理员账号/,
    passwordInMail: /一次性密码\s+(\S+)/,
    first: '设置密码',
    newPassword: '新密码',
    repeated: '再次输入新密码',
    projects: '已绑定项目',
    refused: '这一页只供服务管理员使用。',
    more: (name: string) => `“${name}”的更多操作`,
    deactivate: '停用',
    deactivated: '已停用',
    wrong: /再错\d次/,
    otherLanguage: { name: 'English', projects: 'Linked projects', deactivated: /Your account is deactivated/ },
  },
  en: {
    login: { account: 'Account or email address', password: 'Password', consent: /privacy policy/, logIn: 'Log in' },
    accounts: 'Local accounts',
    create: 'New account',
    submit: 'Create and send email',
    name: 'Name',
    email: 'Email',
    account: 'Login name',
    subject: /your community manager account/,
    passwordInMail: /One-time password\s+(\S+)/,
    first: 'Choose your password',
    newPassword: 'New password',
    repeated: 'Repeat the new password',
    projects: 'Linked projects',
    refused: 'This page is for administrators of the service only.',
    more: (name: string) => `More actions for “${name}”`,
    deactivate: 'Deactivate',
    deactivated: 'Deactivated',
    wrong: /After \d more failures?/,
    otherLanguage: { name: '中文', projects: '已绑定项目', deactivated: /您的账号已停用/ },
  },
} as const;

const OWN_PASSWORD = 'Example-Own-1';

/** Logs somebody in on the way to a page; ends when the outcome is shown. */
async function enter(
  page: Page,
  login: Parameters<typeof logIn>[1],
  to: { path: string; outcome: Locator; texts: (typeof TEXTS)['zh' | 'en']['login'] },
) {
  await page.context().clearCookies();
  await page.goto(`/index?return_to=${encodeURIComponent(to.path)}`);
  await logIn({ page, texts: to.texts }, login, to.outcome);
}

inBothLanguages((language) => {
  const own = TEXTS[language];

  test('an administrator creates an account, whose owner enters, and deactivates it', async ({
    page,
    mailbox,
    service,
    expectAccessible,
  }, info) => {
    const texts = own.login;
    const name = `Example ${language}`;
    const account = `colleague-${info.parallelIndex}-${Date.now()}`;
    const email = `${account}@example.net`;
    const button = (label: string, within: Locator | Page = page) =>
      within.getByRole('button', { name: label, exact: true });
    const heading = (label: string) => page.getByRole('heading', { level: 1, name: label });
    const field = (label: string, within: Locator | Page = page) =>
      within.getByRole('textbox', { name: label, exact: true });
    const toAccounts = () => enter(page, service.demoLogin, { path: '/accounts', outcome: button(own.create), texts });

    await test.step('the account is created', async () => {
      await toAccounts();
      await expectAccessible();
      await button(own.create).click();
      const dialog = page.getByRole('dialog');
      await field(own.name, dialog).fill(name);
      await field(own.email, dialog).fill(email);
      await field(own.account, dialog).fill(account);
      await expectAccessible();
      await button(own.submit, dialog).click();
      await expect(page.getByText(email)).toBeVisible();
    });
    await test.step('its owner logs in, chooses a password, and sees no accounts', async () => {
      const { text = '' } = await mailbox.waitFor(email, own.subject);
      const password = own.passwordInMail.exec(text)?.[1] ?? 'no password in the mail';
      await enter(page, { account, password }, { path: '/linked-repo', outcome: heading(own.first), texts });
      await field(own.newPassword).fill(OWN_PASSWORD);
      await field(own.repeated).fill(OWN_PASSWORD);
      await page.locator('form').getByRole('button').last().click();
      await expect(heading(own.projects)).toBeVisible();
      await page.goto('/accounts');
      await expect(page.getByText(own.refused)).toBeVisible();
      await expectAccessible();
    });
    await test.step('its owner switches the language of the page', async () => {
      await page.goto('/linked-repo');
      await switchLanguage(page, own.otherLanguage.name);
      await expect(heading(own.otherLanguage.projects)).toBeVisible();
    });
    await test.step('the account is deactivated, and lets nobody in', async () => {
      await toAccounts();
      await page.getByRole('searchbox').fill(account);
      await page.keyboard.press('Enter');
      await button(own.more(name)).click();
      await page.getByRole('menuitem', { name: own.deactivate }).click();
      await expectAccessible();
      await button(own.deactivate, page.getByRole('alertdialog')).click();
      await expect(page.getByText(own.deactivated, { exact: true })).toBeVisible();
      // The administrator's page is in the other language.
      await mailbox.waitFor(email, own.otherLanguage.deactivated);
      const refusal = page.getByRole('alert').filter({ hasText: own.wrong });
      await enter(page, { account, password: OWN_PASSWORD }, { path: '/linked-repo', outcome: refusal, texts });
    });
  });
});
