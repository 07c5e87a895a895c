import type { Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { CommunityApi } from './community-api.ts';
import { AREA, Corporation } from './corporation-pages.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';

const TEXTS = {
  zh: {
    waits: '待处理',
    trend: '签署趋势',
    emails: '邮件',
    returned: '签署文件被退回',
    subject: /Example Community.{0,200}退回|退回.{0,200}Example Community/,
    sample: '示例签署人',
    badge: '项目的CLA徽章',
    qr: '签署页的二维码',
    copy: '复制Markdown',
    copied: '已复制',
    overview: '概览',
    employees: '员工',
    help: '帮助',
    question: '怎样绑定项目？',
  },
  en: {
    waits: 'To do',
    trend: 'Signatures over time',
    emails: 'Emails',
    returned: 'Signed document returned',
    subject: /Example Community/,
    sample: 'Sample Signer',
    badge: 'CLA badge of the project',
    qr: 'QR code of the signing page',
    copy: 'Copy Markdown',
    copied: 'Copied',
    overview: 'Overview',
    employees: 'Employees',
    help: 'Help',
    question: 'Linking a project',
  },
} as const;

function widthBeyondScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

inBothLanguages((language) => {
  const texts = TEXTS[language];

  test('a community manager sees what waits, reads the emails, and finds badge and help', async ({
    page,
    context,
    service,
    expectAccessible,
    expectToast,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await new CommunityApi(page.request).logIn(service.demoLogin);
    await test.step('the overview', async () => {
      await page.goto('/linked-repo');
      await page.getByRole('link', { name: 'Example Community', exact: true }).click();
      await expect(page).toHaveURL(`/dashboard/${DEMO_LINK_ID}`);
      await expect(page.getByRole('region', { name: texts.waits })).toBeVisible();
      await expect(page.getByRole('region', { name: texts.trend }).getByRole('figure')).toBeVisible();
      await expectAccessible();
      expect(await widthBeyondScreen(page)).toBe(0);
    });
    await test.step('the emails', async () => {
      await page.getByRole('navigation').getByRole('link', { name: texts.emails, exact: true }).click();
      await page
        .getByRole('combobox', { name: language === 'zh' ? '邮件' : 'Email', exact: true })
        .selectOption(texts.returned);
      await expect(page.getByText(texts.subject).first()).toBeVisible();
      await expect(page.frameLocator('iframe').getByText(texts.sample).first()).toBeVisible();
      await expectAccessible();
      expect(await widthBeyondScreen(page)).toBe(0);
    });
    await test.step('badge and QR code', async () => {
      await page.goto(`/share/${DEMO_LINK_ID}`);
      const badge = page.getByRole('img', { name: texts.badge });
      await expect(badge).toBeVisible();
      await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(60);
      await expect(page.getByRole('img', { name: texts.qr })).toBeVisible();
      await page.getByRole('button', { name: texts.copy }).click();
      // First, so that a failure says whether the text was not copied or its toast is missing.
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(
          `[![CLA](${service.url}/badge/${DEMO_LINK_ID}.svg?lang=${language})](${service.url}/sign/${DEMO_LINK_ID})`,
        );
      await expectToast(texts.copied);
      await expectAccessible();
    });
    await test.step('help', async () => {
      const help = page.getByRole('contentinfo').getByRole('link', { name: texts.help });
      const [tab] = await Promise.all([context.waitForEvent('page'), help.click()]);
      await expect(tab.getByRole('heading', { name: texts.question })).toBeVisible();
      await tab.close();
    });
  });

  test('an administrator sees the state of the corporation', async ({ page, mailbox, service, expectAccessible }) => {
    const corporation = new Corporation(page, mailbox, language);
    const { account, password } = service.administratorLogin;
    await page.goto(`${AREA}/overview`);
    await corporation.logIn(account, password, corporation.heading(texts.overview));

    await expect(page.getByRole('list', { name: texts.employees })).toBeVisible();
    await expectAccessible();
    expect(await widthBeyondScreen(page)).toBe(0);
  });
});
