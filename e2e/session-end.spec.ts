import type { Page, Request } from '@playwright/test';
import { expect, inBothLanguages, inLanguage, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { Wizard } from './wizard.ts';

test.use({ hasCodePlatforms: true });

const TEXTS = {
  zh: {
    login: { account: '账号或邮箱', password: '密码', consent: /隐私政策/, logIn: '登录' },
    newKey: '新建密钥',
    purpose: '用途',
    create: '新建',
    made: '请立即保存新密钥',
    again: '请重新登录',
    wrong: /再错\d次/,
    warning: '登录即将失效',
    stay: '保持登录',
    platform: '用GitHub登录',
  },
  en: {
    login: { account: 'Account or email address', password: 'Password', consent: /privacy policy/, logIn: 'Log in' },
    newKey: 'New key',
    purpose: 'What it is for',
    create: 'Create',
    made: 'Save the new key now',
    again: 'Please log in again',
    wrong: /\d more/,
    warning: 'You are about to be logged out',
    stay: 'Stay logged in',
    platform: 'Log in with GitHub',
  },
} as const;

/** The requests of a page that are not answered yet. */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Seconds until the warning about an unused session appears, and a little more. */
const UNTIL_WARNING = 28 * 60 + 10;

inBothLanguages((language) => {
  const texts = TEXTS[language];

  test('a session that ends is put off, and one that has ended goes on with what was typed', async ({
    page,
    service,
    expectAccessible,
  }, info) => {
    const purpose = `merge check ${info.testId}`;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const warning = page.getByRole('alertdialog', { name: texts.warning });
    const underWay = requestsUnderWay(page);
    const passTime = async (seconds: number) => {
      // The page would give up what it still waits for.
      await expect.poll(() => underWay.size).toBe(0);
      await service.passTime(seconds);
      await page.clock.fastForward(seconds * 1000);
    };
    await page.clock.install();
    await page.goto(`/index?return_to=${encodeURIComponent('/api-keys')}`);
    await logIn({ page, texts: texts.login }, service.demoLogin, button(texts.newKey));

    await passTime(UNTIL_WARNING);
    // Coming back to the window shows it at once, even if the page had not yet set its timer when the time
    // passed.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(warning).toBeVisible();
    await expectAccessible();
    await button(texts.stay).click();
    await expect(warning).toBeHidden();

    await button(texts.newKey).click();
    await page.getByRole('textbox', { name: texts.purpose }).fill(purpose);
    await passTime(31 * 60);
    const again = page.getByRole('dialog', { name: texts.again });
    await button(texts.create).click();
    const password = again.getByRole('textbox', { name: texts.login.password, exact: true });
    await password.fill('Wrong-Horse-9');
    await again.getByRole('button', { name: texts.login.logIn, exact: true }).click();
    await expect(again.getByText(texts.wrong)).toBeVisible();
    await expect(password).toBeFocused();
    await expectAccessible();
    await password.fill(service.demoLogin.password);
    await again.getByRole('button', { name: texts.login.logIn, exact: true }).click();

    await expect(page.getByText(texts.made)).toBeVisible();
    await expect(page.getByText(purpose)).toBeVisible();
  });
});

// The other language has the log-in at the platform of `step-up.spec.ts`.
inLanguage('en', 'phone', (language) => {
  const texts = TEXTS[language];

  test('an account of a code platform logs in there again, in another window', async ({
    page,
    context,
    service,
    expectAccessible,
  }, info) => {
    const purpose = `merge check ${info.testId}`;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await new Wizard(page, language).enter();
    await page.goto('/api-keys');
    await button(texts.newKey).click();
    await page.getByRole('textbox', { name: texts.purpose }).fill(purpose);
    await service.passTime(31 * 60);
    await button(texts.create).click();
    await expect(page.getByRole('dialog', { name: texts.again })).toBeVisible();
    await expect(button(texts.platform)).toBeFocused();
    await expectAccessible();
    const opened = context.waitForEvent('page');
    await button(texts.platform).click();
    await (
      await opened
    )
      .getByRole('link', { name: /^Authorize as/ })
      .first()
      .click();

    await expect(page.getByText(texts.made)).toBeVisible();
    await expect(page.getByText(purpose)).toBeVisible();
  });
});
