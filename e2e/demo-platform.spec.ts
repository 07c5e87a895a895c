import { expect, inBothLanguages, test } from './fixtures.ts';
import { newAddress } from './mailbox.ts';
import { SigningPage } from './signing-page.ts';

const TEXTS = {
  zh: {
    failed: '未通过',
    passed: '通过',
    details: '详情',
    merge: '合入',
    merged: '已合入',
    sign: '签署CLA',
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

inBothLanguages((language) => {
  test('a newcomer sees a pull request turn green in the demo, and merges it', async ({
    page,
    mailbox,
    expectAccessible,
  }, info) => {
    const texts = TEXTS[language];
    const signing = new SigningPage(page, language);
    const platform = `/demo/platform?lang=${language}`;
    const email = newAddress(info.parallelIndex);
    const pulls = page.getByRole('article');
    const pull = (number: number) => page.getByRole('article', { name: new RegExp(`#${number}$`) });
    const open = async (): Promise<number> => {
      const number = (await pulls.count()) + 1;
      await page.getByRole('textbox', { name: texts.email }).fill(email);
      await page.getByRole('button', { name: texts.open, exact: true }).click();
      await expect(pull(number)).toBeVisible();
      return number;
    };
    await page.goto(platform);
    await expect(pull(1)).toBeVisible();
    const number = await open();
    await expect(pull(number).getByText(texts.failed, { exact: true })).toBeVisible();
    await expect(pull(number).getByRole('button', { name: texts.merge })).toBeDisabled();
    await expectAccessible();

    await pull(number).getByRole('link', { name: texts.details }).click();
    await page.getByRole('link', { name: texts.sign, exact: true }).click();
    await page.getByRole('link', { name: signing.texts.individual }).click();
    await signing.complete(email, mailbox);
    await signing.field(signing.texts.telephone).fill('13800000000');
    await signing.sign();
    await page.goto(`/gate/demo/example-community/sample/${number}`);
    await expect(page.getByText(texts.covered, { exact: true })).toBeVisible();

    await page.goto(platform);
    await expect(pull(number).getByText(texts.passed, { exact: true })).toBeVisible();
    await pull(number).getByRole('button', { name: texts.merge }).click();
    await expect(pull(number).getByText(texts.merged, { exact: true })).toBeVisible();

    await expect(pull(await open()).getByText(texts.passed, { exact: true })).toBeVisible();
    await expectAccessible();
  });
});
