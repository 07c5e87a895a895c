import type { Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { expect, inBothLanguages, inLanguage, SCREENS, test } from './fixtures.ts';

/** Every page with its title. */
const PAGES = [
  { path: '/index', zh: '首页', en: 'Home' },
  { path: '/index?error_code=auth_failed', zh: '首页', en: 'Home' },
  { path: '/corporation-manager-login', zh: '企业管理员登录', en: 'Company manager log-in' },
  { path: `/corporation-manager-login/${DEMO_LINK_ID}`, zh: '企业管理员登录', en: 'Company manager log-in' },
  { path: '/corporation-manager-login/web_none-1', zh: '企业管理员登录', en: 'Company manager log-in' },
  { path: `/retrieve-password/${DEMO_LINK_ID}`, zh: '找回密码', en: 'Forgotten password' },
  { path: `/reset-password?key=example&link_id=${DEMO_LINK_ID}`, zh: '重置密码', en: 'Set a new password' },
  { path: '/retrieve-password', zh: '找回密码', en: 'Forgotten password' },
  { path: '/reset-password?key=example', zh: '重置密码', en: 'Set a new password' },
  { path: '/reset-password', zh: '重置密码', en: 'Set a new password' },
  { path: '/sign', zh: '签署CLA', en: 'Sign a CLA' },
  { path: `/sign/${DEMO_LINK_ID}`, zh: '签署“Example Community”的CLA', en: 'Sign the CLA of Example Community' },
  { path: '/sign/web_unknown-1000000000000000000', zh: '签署CLA', en: 'Sign a CLA' },
  { path: `/sign-cla/${DEMO_LINK_ID}/individual`, zh: '签署个人CLA', en: 'Sign the individual CLA' },
  { path: `/sign-cla/${DEMO_LINK_ID}/corporation`, zh: '签署企业CLA', en: 'Sign the corporate CLA' },
  { path: `/sign-cla/${DEMO_LINK_ID}/employee`, zh: '员工签署', en: 'Sign as an employee' },
  {
    path: `/prove/${DEMO_LINK_ID}?email=signer@example.org`,
    zh: '关联其他邮箱或账号',
    en: 'Add another email or account',
  },
  { path: `/cla-pdf?link_id=${DEMO_LINK_ID}&cla_id=0`, zh: '查看CLA', en: 'View a CLA' },
  { path: '/verify', zh: '核验文件', en: 'Verify a document' },
  { path: '/verify/SG-0000-0000-0000', zh: '核验文件', en: 'Verify a document' },
  { path: '/privacy', zh: '隐私政策', en: 'Privacy policy' },
  { path: '/cookies', zh: 'Cookie说明', en: 'Cookie notice' },
  { path: '/information-list', zh: '信息收集清单', en: 'Data collection list' },
  ...['signer', 'corporation', 'employee-manager', 'community-manager', 'maintainer'].map((role) => ({
    path: `/help/${role}`,
    zh: '帮助',
    en: 'Help',
  })),
  { path: '/no-such-page', zh: '页面不存在', en: 'Page not found' },
];

/** What pages show while they load. */
const LOADING = { zh: '正在加载…', en: 'Loading…' } as const;

/** The answer to an unknown link. */
const UNKNOWN_LINK = { zh: '没有找到签署链接', en: 'Signing link not found' } as const;

inBothLanguages((language, screen) => {
  // One test visits all of them and reports their faults separately: a browser context for every page would take
  // minutes.
  test('every page has a heading and a title, fits the screen and is accessible', async ({
    page,
    expectAccessible,
  }) => {
    for (const { path, [language]: title } of PAGES) {
      await test.step(path, async () => {
        await page.setViewportSize(SCREENS[screen].viewport);
        await page.goto(path);

        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.soft(page, path).toHaveTitle(`${title} · Signet`);
        await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
        // What search engines ask of a page.
        await expect.soft(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
        await expect.soft(page.locator('a:not([href])'), path).toHaveCount(0);
        await expect.soft(page.getByText(LOADING[language]), path).toHaveCount(0);
        expect.soft(await widthBeyondScreen(page), path).toBe(0);
        await expectAccessible();

        await page.setViewportSize(SCREENS[screen === 'desktop' ? 'phone' : 'desktop'].viewport);
        expect.soft(await widthBeyondScreen(page), `${path} on the other screen`).toBe(0);
      });
    }
  });

  test('an unknown link and an unknown path offer ways on', async ({ page }) => {
    await page.goto('/sign/web_unknown-1000000000000000000');
    await expect(page.getByText(UNKNOWN_LINK[language])).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

    await page.goto('/no-such-page');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

function widthBeyondScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const { texts, files } of [
  { texts: 'its own texts', files: /\/assets\/verify-(?!page)[\w-]+\.js$/ },
  { texts: 'the texts of all pages', files: /\/assets\/messages-[\w-]+\.js$/ },
]) {
  test(`a page that cannot download ${texts} is reloaded once, then reports the failure`, async ({ context }) => {
    // Not the page of the fixture, which reports every file that is missing.
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('lang', 'zh'));
    let loads = 0;
    page.on('request', (request) => {
      loads += Number(request.isNavigationRequest());
    });
    await page.route(files, (route) => route.abort());

    await page.goto('/verify');

    await expect(page.getByText(/^页面没有加载完整/).filter({ visible: true })).toBeVisible();
    expect(loads).toBe(2);
  });
}

test('old paths of pages redirect to the new ones and keep the query', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/index');

  await page.goto(`/sign-cla/${DEMO_LINK_ID}/corporate?from=mail`);
  await expect(page).toHaveURL(`/sign-cla/${DEMO_LINK_ID}/corporation?from=mail`);

  await page.goto(`/sign-cla/${DEMO_LINK_ID}/individual-update?email=a@example.org`);
  await expect(page).toHaveURL(new RegExp(`/sign-cla/${DEMO_LINK_ID}/individual\\?email=.*&step=update`));
});

test('policies open in a new tab, with the link in their address and without a referrer', async ({ page, context }) => {
  await page.goto(`/sign/${DEMO_LINK_ID}`);
  for (const [name, path] of [
    ['隐私政策', 'privacy'],
    ['Cookie说明', 'cookies'],
    ['信息收集清单', 'information-list'],
  ] as const) {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('contentinfo').getByRole('link', { name }).click(),
    ]);

    await expect(tab).toHaveURL(`/${path}/sign/${DEMO_LINK_ID}`);
    expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
    await tab.close();
  }
});

(['desktop', 'phone'] as const).forEach((screen) =>
  inLanguage('zh', screen, () => {
    test('the language switch is kept', async ({ page, context }) => {
      await page.goto('/index');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');

      await page.getByRole('banner').getByRole('button', { name: 'English' }).click();

      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
      expect(await context.cookies()).toEqual([]);
    });

    test('the cookie notice stays away once it has been closed', async ({ page, context }) => {
      await page.goto('/index');
      await page.getByRole('button', { name: '知道了' }).click();
      await page.reload();

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: '知道了' })).toHaveCount(0);
      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({ name: 'agreed-cookiepolicy', value: '3', path: '/' });
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(180 * 86_400, -3);
    });
  }),
);
