import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { expect, test } from './fixtures.ts';

const PATHS = [
  '/',
  '/index',
  '/sign',
  `/sign/${DEMO_LINK_ID}`,
  `/sign-cla/${DEMO_LINK_ID}/corporation`,
  `/sign-cla/${DEMO_LINK_ID}/employee`,
  `/cla-pdf?link_id=${DEMO_LINK_ID}&cla_id=0`,
  '/privacy',
  `/privacy/sign/${DEMO_LINK_ID}`,
  '/cookies',
  '/information-list',
];

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    for (const path of PATHS) {
      test(`${path} has a heading and a title, fits the screen and is accessible`, async ({
        page,
        expectAccessible,
      }) => {
        await page.goto(path);

        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/Signet/);
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? /^zh/ : 'en');
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBe(0);
        await expectAccessible();
      });
    }
  });
}

test('old names of the signing pages lead to the new ones, query kept', async ({ page }) => {
  await page.goto(`/sign-cla/${DEMO_LINK_ID}/corporate?from=mail`);
  await expect(page).toHaveURL(`/sign-cla/${DEMO_LINK_ID}/corporation?from=mail`);

  await page.goto(`/sign-cla/${DEMO_LINK_ID}/individual-update?email=a@example.org`);
  await expect(page).toHaveURL(new RegExp(`/sign-cla/${DEMO_LINK_ID}/individual\\?email=`));
});

test('the language switch is kept', async ({ page, context }) => {
  await page.goto('/index');
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
  expect(await context.cookies()).toEqual([]);
});

test('the cookie notice stays away once it was closed', async ({ page, context }) => {
  await page.goto('/index');
  await page.getByRole('button', { name: '知道了' }).click();
  await page.reload();

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '知道了' })).toHaveCount(0);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'agreed-cookiepolicy', value: '3', path: '/' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(180 * 86_400, -3);
});
