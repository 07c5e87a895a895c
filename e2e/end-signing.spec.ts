import type { Locator } from '@playwright/test';
import { linkSettingsPath } from '#rules/paths.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { CommunityApi } from './community-api.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { newAddress } from './mailbox.ts';
import { SigningApi } from './sign-by-api.ts';

const TEXTS = {
  zh: {
    end: '终止签署',
    change: '更改终止时间',
    day: '指定日期',
    on: /终止日期/,
    reason: /原因/,
    later: /将于何时终止/,
    details: /的详情$/,
    menu: /的更多操作$/,
    ended: '已终止',
    subject: /终止您的CLA签署$/,
    verified: /因为社区终止了签署/,
    visibility: '签署状态的公开范围',
    saved: '设置已保存',
    byHash: /^仅支持按哈希查询/,
    save: '保存',
  },
  en: {
    end: 'End the signature',
    change: 'Change when it ends',
    day: 'On a day',
    on: /Ends on/,
    reason: /Reason/,
    later: /Will end/,
    details: /^Details of/,
    menu: /^More actions for/,
    ended: 'Ended',
    subject: /ends your CLA signature$/,
    verified: /because the community ended it/,
    visibility: 'Who sees signing status',
    saved: 'The settings were saved',
    byHash: /^Only by hash/,
    save: 'Save',
  },
} as const;

inBothLanguages((language) => {
  test('a manager decides that a signature ends later, then ends it at once', async ({
    page,
    request,
    service,
    mailbox,
    expectAccessible,
  }, info) => {
    const texts = TEXTS[language];
    const email = newAddress(info.parallelIndex);
    await new SigningApi(request, mailbox).signIndividual({ email, name: 'Example Signer', language });
    await new CommunityApi(page.request).logIn(service.demoLogin);
    await page.goto(`/signings/${DEMO_LINK_ID}?search=${encodeURIComponent(email)}`);
    const row = page.getByRole('main').getByRole('table');
    const choose = async (name: string) => {
      await row.getByRole('button', { name: texts.menu }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const dialog = page.getByRole('dialog');

    await choose(texts.end);
    await dialog.getByRole('radio', { name: texts.day }).check();
    await dialog.getByLabel(texts.on).fill('2030-01-02');
    await dialog.getByRole('textbox', { name: texts.reason }).fill('Leaves the project');
    await expectAccessible();
    await dialog.getByRole('button', { name: texts.end }).click();
    await expect(dialog).toBeHidden();
    await row.getByRole('button', { name: texts.details }).click();
    await expect(row.getByText(texts.later)).toBeVisible();

    await choose(texts.change);
    await dialog.getByRole('button', { name: texts.end }).click();
    await expect(row.getByText(texts.ended, { exact: true }).first()).toBeVisible();
    await expectAccessible();
    const mail = await mailbox.waitFor(email, texts.subject, 2);
    expect(mail.text).toContain('Leaves the project');

    const reference = /SG(-[0-9A-Z]{4}){3}/.exec(mail.text ?? '')?.[0] ?? '';
    await page.goto(`/verify/${reference}`);
    await expect(page.getByText(texts.verified)).toBeVisible();
  });

  test('a manager has only hashes answered', async ({ page, service, expectAccessible, expectToast }) => {
    const texts = TEXTS[language];
    await new CommunityApi(page.request).logIn(service.demoLogin);
    await page.goto(linkSettingsPath(DEMO_LINK_ID));
    const section = page.getByRole('form', { name: texts.visibility });
    const save = section.getByRole('button', { name: texts.save });
    await expect(section.getByRole('radio', { name: texts.byHash })).toBeVisible();
    const before = await section.locator('input[type="radio"]:checked').getAttribute('value');

    // By keyboard, as their readers may choose too.
    const choose = async (radio: Locator): Promise<void> => {
      await radio.focus();
      await radio.press('Space');
      await expect(radio).toBeChecked();
    };
    await choose(section.getByRole('radio', { name: texts.byHash }));
    await expectAccessible();
    await save.click();
    await expectToast(texts.saved);
    await page.reload();
    await expect(section.getByRole('radio', { name: texts.byHash })).toBeChecked();

    await choose(section.locator(`input[type="radio"][value="${before}"]`));
    await save.click();
    await expectToast(texts.saved);
  });
});
