import { expect, test } from './fixtures.ts';
import { SigningPage } from './signing-page.ts';

const TEXTS = {
  zh: {
    failed: '未通过',
    passed: '通过',
    details: '详情',
    merge: '合入',
    merged: '已合入',
    sign: '签署 CLA',
    covered: '检查通过',
    email: '提交邮箱',
    open: '提交',
  },
  en: {
    failed: 'Not passed',
    passed: 'Passed',
    details: 'Details',
    merge: 'Merge',
    merged: 'Merged',
    sign: 'Sign the CLA',
    covered: 'The check has passed',
    email: 'Email of the commit',
    open: 'Open',
  },
} as const;

// The languages run on different screens, so each has a service of its own.
test.use({ serviceName: 'demo-platform' });

const SCREENS = { zh: '@desktop', en: '@phone' } as const;
for (const language of ['zh', 'en'] as const) {
  test.describe(language, { tag: SCREENS[language] }, () => {
    test.use({ language });

    test('a newcomer sees a pull request turn green in the demo, and merges it', async ({
      page,
      mailbox,
      expectAccessible,
    }) => {
      const texts = TEXTS[language];
      const signing = new SigningPage(page, language);
      const platform = `/demo/platform?lang=${language}`;
      const first = page.getByRole('article', { name: '#1' });
      await page.goto(platform);
      await expect(first.getByText(texts.failed, { exact: true })).toBeVisible();
      await expect(first.getByRole('button', { name: texts.merge })).toBeDisabled();
      await expectAccessible();

      await first.getByRole('link', { name: texts.details }).click();
      await page.getByRole('link', { name: texts.sign, exact: true }).click();
      await page.getByRole('link', { name: signing.texts.individual }).click();
      await signing.complete('contributor@example.com', mailbox);
      await signing.field(signing.texts.telephone).fill('13800000000');
      await signing.sign();
      await page.goto('/gate/demo/example-community/sample/1');
      await expect(page.getByText(texts.covered, { exact: true })).toBeVisible();

      await page.goto(platform);
      await expect(first.getByText(texts.passed, { exact: true })).toBeVisible();
      await first.getByRole('button', { name: texts.merge }).click();
      await expect(first.getByText(texts.merged, { exact: true })).toBeVisible();

      await page.getByRole('textbox', { name: texts.email }).fill('contributor@example.com');
      await page.getByRole('button', { name: texts.open, exact: true }).click();
      await expect(page.getByRole('article', { name: '#2' }).getByText(texts.passed, { exact: true })).toBeVisible();
      await expectAccessible();
    });
  });
}
