import { linkDetailPath, linkSettingsPath, privacySettingsPath } from '#rules/paths.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { ORGANIZATION, POLICY } from './code-platforms.ts';
import { CommunityApi } from './community-api.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { newAddress } from './mailbox.ts';
import { SigningPage } from './signing-page.ts';

const TEXTS = {
  zh: {
    more: /的更多操作$/,
    addSummary: /通俗说明/,
    summary: '通俗说明',
    binding: '只有协议正文具有约束力',
    save: '保存',
    returning: '签署后返回',
    saved: '设置已保存',
    origins: /可以返回的网站/,
    set: '设置：隐私政策（中文）',
    readAndSave: '读取并保存',
    privacy: '隐私政策',
    back: '返回forum.example.org',
  },
  en: {
    more: /^More actions for/,
    addSummary: /(Add a|Edit the) summary/,
    summary: 'In plain language',
    binding: 'only the text of the agreement is binding',
    save: 'Save',
    returning: 'After signing',
    saved: 'The settings were saved',
    origins: /Websites that signers may return to/,
    set: 'Set: Privacy policy (English)',
    readAndSave: 'Read and save',
    privacy: 'privacy policy',
    back: 'Back to forum.example.org',
  },
} as const;

test.use({ hasCodePlatforms: true });

inBothLanguages((language) => {
  test('what a community tells its signers is shown, and leads them back where they came from', async ({
    page,
    service,
    mailbox,
    expectAccessible,
    expectToast,
  }, info) => {
    const texts = TEXTS[language];
    const dialog = page.getByRole('dialog');
    await new CommunityApi(page.request).logIn(service.demoLogin);

    await page.goto(linkDetailPath(DEMO_LINK_ID));
    const row = page.getByRole('row').filter({ hasText: language === 'zh' ? '中文' : 'English' });
    await row.getByRole('button', { name: texts.more }).first().click();
    await page.getByRole('menuitem', { name: texts.addSummary }).click();
    await dialog
      .getByRole('textbox')
      .fill('You keep your copyright.\n\n- We may use your work\n- <b>So may others</b>');
    await expectAccessible();
    await dialog.getByRole('button', { name: texts.save }).click();
    await expect(dialog).toBeHidden();

    await page.goto(linkSettingsPath(DEMO_LINK_ID));
    const returning = page.getByRole('form', { name: texts.returning });
    await returning.getByRole('textbox', { name: texts.origins }).fill('https://forum.example.org');
    await expectAccessible();
    await returning.getByRole('button', { name: texts.save }).click();
    await expectToast(texts.saved);

    await page.goto(privacySettingsPath(DEMO_LINK_ID));
    await page.getByRole('button', { name: texts.set }).click();
    await dialog.getByRole('textbox').fill(POLICY);
    await dialog.getByRole('button', { name: texts.readAndSave }).click();
    await expect(page.getByText(`GitHub: ${ORGANIZATION}/legal/privacy.md`).first()).toBeVisible();
    await expectAccessible();

    const signing = new SigningPage(page, language);
    await page.goto(`/sign-cla/${DEMO_LINK_ID}/individual?return_to=https://forum.example.org/t/7`);
    const summary = page.getByRole('region', { name: texts.summary });
    await expect(summary.getByText(texts.binding)).toBeVisible();
    await expect(summary.getByRole('listitem')).toHaveText(['We may use your work', '<b>So may others</b>']);
    await expectAccessible();
    const [policy] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('form').getByRole('link', { name: texts.privacy }).click(),
    ]);
    await expect(policy.getByRole('heading', { level: 1 })).toHaveText('Privacy at Example Community');
    await policy.close();

    await signing.complete(newAddress(info.parallelIndex), mailbox);
    await signing.sign();
    const back = page.getByRole('link', { name: texts.back });
    await expect(back).toHaveAttribute('href', 'https://forum.example.org/t/7');
    await expectAccessible();

    const result = new URL(page.url());
    expect(result.origin).toBe(new URL(service.url).origin);
    result.searchParams.set('return_to', 'https://example.com/t/7');
    await page.goto(result.href);
    await expect(page.getByRole('heading', { name: signing.texts.signed })).toBeVisible();
    await expect(page.locator('a[href*="example.com/"]')).toHaveCount(0);
  });
});
