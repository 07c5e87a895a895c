import type { Locator, Page } from '@playwright/test';
import { expect, inBothLanguages, inLanguage, test, type Language } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { addressIn } from './mailbox.ts';
import type { DemoLogin } from './service-template.ts';

/** What a community manager reads, in both languages. */
const TEXTS = {
  zh: {
    account: '账号或邮箱',
    password: '密码',
    consent: /隐私政策/,
    logIn: '登录',
    asked: '请先登录',
    missing: ['请输入账号或邮箱。', '请输入密码。'],
    wrong: /再错\d次/,
    menu: /^菜单/,
    logOut: '退出登录',
    changeTitle: '修改密码',
    change: '修改密码',
    oldPassword: '当前密码',
    newPassword: '新密码',
    repeated: '再次输入新密码',
    different: '两次输入的新密码不一致。',
    oldIsWrong: /当前密码不正确/,
    changed: '密码已修改',
    overPage: '请重新登录',
    cancel: '取消',
    relogin: '需要重新登录',
    logInAgain: '登录',
  },
  en: {
    account: 'Account or email address',
    password: 'Password',
    consent: /privacy policy/,
    logIn: 'Log in',
    asked: 'Please log in first',
    missing: ['Please enter your account or email address.', 'Please enter your password.'],
    wrong: /After \d more failures?/,
    menu: /^Menu of/,
    logOut: 'Log out',
    changeTitle: 'Change your password',
    change: 'Change the password',
    oldPassword: 'Current password',
    newPassword: 'New password',
    repeated: 'Repeat the new password',
    different: 'The two new passwords differ.',
    oldIsWrong: /current password is not right/i,
    changed: 'Password changed',
    overPage: 'Please log in again',
    cancel: 'Cancel',
    relogin: 'Please log in again',
    logInAgain: 'Log in',
  },
} as const;

const CHANGE_PAGE = '/org/modify-password';
const CHANGE_PAGE_ASKED = '/index?return_to=%2Forg%2Fmodify-password';

class ManagerPages {
  readonly texts: (typeof TEXTS)[Language];

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.texts = TEXTS[language];
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The message of a log-in with a wrong password. */
  get refusal(): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.texts.wrong });
  }

  /** Logs in; ends when the outcome is shown: the next page, or the refusal. */
  async logIn(login: DemoLogin, outcome: Locator): Promise<void> {
    await logIn(this, login, outcome);
  }

  async typeNewPassword(password: string): Promise<void> {
    await this.field(this.texts.newPassword).fill(password);
    await this.field(this.texts.repeated).fill(password);
  }

  /** Changes the password and ends at the log-in, because the change ends the session. */
  async changePassword(account: string, [from, to]: readonly [string, string]): Promise<void> {
    await this.page.goto(CHANGE_PAGE);
    await this.logIn({ account, password: from }, this.field(this.texts.oldPassword));
    await this.field(this.texts.oldPassword).fill(from);
    await this.typeNewPassword(to);
    await this.button(this.texts.change).click();
    await expect(this.page.getByText(this.texts.changed)).toBeVisible();
  }
}

inBothLanguages((language) => {
  test('the log-in names mistakes, leads to the page asked for, and log-out ends it', async ({
    page,
    service,
    expectAccessible,
  }) => {
    const manager = new ManagerPages(page, language);
    const { texts } = manager;
    await page.goto(CHANGE_PAGE);
    await expect(page).toHaveURL(CHANGE_PAGE_ASKED);
    await expect(page.getByText(texts.asked)).toBeVisible();
    await manager.button(texts.logIn).click();
    for (const problem of texts.missing) {
      await expect(page.getByText(problem)).toBeVisible();
    }
    await expectAccessible();

    await manager.logIn({ ...service.demoLogin, password: 'Wrong-1234' }, manager.refusal);
    await expectAccessible();

    await manager.logIn(service.demoLogin, page.getByRole('heading', { level: 1, name: texts.changeTitle }));
    await expect(page).toHaveURL(CHANGE_PAGE);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([['lang'], []]);
    await page.reload();
    await expect(manager.field(texts.oldPassword)).toBeVisible();
    await expectAccessible();

    await manager.button(texts.menu).press('Enter');
    await expect(page.getByRole('menuitem', { name: texts.logOut })).toBeVisible();
    await expectAccessible();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: texts.logOut })).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/index');
    await page.locator('summary').click();
    await expect(manager.button(texts.logIn)).toBeVisible();
    await page.goto(CHANGE_PAGE);
    await expect(page).toHaveURL(CHANGE_PAGE_ASKED);
  });
});

inLanguage('zh', 'desktop', (language) => {
  test('a new password ends every session, and the old one no longer fits', async ({ page, context, service }) => {
    const manager = new ManagerPages(page, language);
    const { texts } = manager;
    const { account, password } = service.demoLogin;
    const next = 'Example-Next-1';
    await page.goto(CHANGE_PAGE);
    await manager.logIn(service.demoLogin, manager.field(texts.oldPassword));
    const elsewhere = new ManagerPages(await context.newPage(), language);
    await elsewhere.page.goto(CHANGE_PAGE);
    await elsewhere.field(texts.oldPassword).fill(password);

    // Browsers render a tab in the background only about once a second.
    await page.bringToFront();
    await manager.field(texts.oldPassword).fill('Wrong-1234');
    await manager.field(texts.newPassword).fill(next);
    await manager.field(texts.repeated).fill(`${next}x`);
    await manager.button(texts.change).click();
    await expect(page.getByText(texts.different)).toBeVisible();
    await manager.field(texts.repeated).fill(next);
    await manager.button(texts.change).click();
    await expect(manager.field(texts.oldPassword)).toHaveAccessibleDescription(texts.oldIsWrong);
    await manager.field(texts.oldPassword).fill(password);
    await manager.button(texts.change).click();
    await expect(page.getByText(texts.changed)).toBeVisible();

    await elsewhere.page.bringToFront();
    await elsewhere.typeNewPassword('Example-Other-1');
    await elsewhere.button(texts.change).click();
    await expect(elsewhere.page.getByRole('dialog', { name: texts.overPage })).toBeVisible();
    await elsewhere.button(texts.cancel).click();
    await expect(elsewhere.page.getByRole('alertdialog', { name: texts.relogin })).toBeVisible();
    await elsewhere.button(texts.logInAgain).click();
    await expect(elsewhere.page).toHaveURL(CHANGE_PAGE_ASKED);

    await page.bringToFront();
    await manager.logIn(service.demoLogin, manager.refusal);
    await manager.changePassword(account, [next, password]);
  });
});

// In one language only: another mail to the same address would have to wait for a minute.
test('a forgotten password is reset by a mail whose link works once', async ({
  page,
  mailbox,
  service,
  expectAccessible,
}) => {
  const manager = new ManagerPages(page, 'zh');
  const { account, password } = service.demoLogin;
  const next = 'Example-Reset-1';
  await page.goto('/index');
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await expect(page.getByRole('heading', { name: '管理员登录' })).toBeFocused();
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await expect(page).toHaveURL('/org/retrieve-password');
  await manager.field('注册邮箱').fill('demo@example.org');
  await manager.button('发送邮件').click();
  await expect(page.getByText('请查收邮件')).toBeVisible();
  await expectAccessible();

  const mail = await mailbox.waitFor('demo@example.org', /重置/);
  const link = addressIn(mail, '/reset-password');
  await page.goto(link);
  await expect(page).toHaveURL(/\/org\/reset-password\?(?:.{0,100}&)?key=/);
  await manager.typeNewPassword('password');
  await manager.button('保存新密码').click();
  await expect(manager.field('新密码')).toHaveAccessibleDescription(/不符合/);
  await expectAccessible();
  await manager.typeNewPassword(next);
  await manager.button('保存新密码').click();
  await expect(page.getByText('密码已重置')).toBeVisible();
  await manager.logIn({ account, password: next }, page.getByRole('heading', { level: 1, name: '已绑定项目' }));
  await expect(page).toHaveURL('/linked-repo');
  await page.context().clearCookies();

  await page.goto(link);
  await expect(page.getByText('这个链接不能用了')).toBeVisible();
  await expect(page.getByRole('link', { name: '重新获取邮件' })).toHaveAttribute('href', '/org/retrieve-password');
  await expectAccessible();
  await manager.changePassword(account, [next, password]);
});

test("a code platform's refusal is shown at the log-in, but nothing that a stranger wrote", async ({ page }) => {
  await page.goto('/index?error_code=refuse_authorize');
  await expect(page.getByRole('alert')).toContainText('您取消了授权');

  await page.goto(`/index?error_code=${encodeURIComponent('请到别处登录')}`);
  await expect(page.getByRole('alert')).toContainText('出现未知错误');
  await expect(page.getByText('请到别处登录')).toHaveCount(0);
});
