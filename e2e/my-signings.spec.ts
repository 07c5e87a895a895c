import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { codeIn, newAddress } from './mailbox.ts';
import { SigningApi } from './sign-by-api.ts';
import { SIGNING_TEXTS } from './signing-page.ts';

const TEXTS = {
  zh: {
    title: '我的签署',
    email: '签署邮箱',
    code: '验证码',
    open: '查看',
    subject: /查看我的签署$/,
    valid: '有效',
    ended: '已终止',
    document: '签署文件',
    everything: '下载我的全部数据',
    more: /的更多操作$/,
    withdraw: '撤回签署',
    withdrawn: /您已撤回/,
    withdrawnSubject: /^您已撤回/,
    close: '退出',
  },
  en: {
    title: 'My signatures',
    email: 'Email you signed with',
    code: 'Verification code',
    open: 'Show my signatures',
    subject: /your signatures$/,
    valid: 'Valid',
    ended: 'Ended',
    document: 'Document',
    everything: 'Download everything about me',
    more: /^More actions for/,
    withdraw: 'Withdraw',
    withdrawn: /you withdrew it/,
    withdrawnSubject: /^You withdrew/,
    close: 'Close',
  },
} as const;

inBothLanguages((language) => {
  test('a signer finds the signature by a code, takes the files along, and withdraws it', async ({
    page,
    request,
    mailbox,
    expectAccessible,
  }, info) => {
    const texts = TEXTS[language];
    const email = newAddress(info.parallelIndex);
    await new SigningApi(request, mailbox).signIndividual({ email, name: 'Example Signer', language });

    await page.goto('/my-signings');
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expectAccessible();
    await page.getByRole('textbox', { name: texts.email }).fill(email);
    await page.getByRole('button', { name: SIGNING_TEXTS[language].send }).click();
    const mail = await mailbox.waitFor(email, texts.subject);
    await page.getByRole('textbox', { name: texts.code }).fill(codeIn(mail));
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    const row = page.getByRole('list', { name: texts.title }).getByRole('listitem');
    await expect(row.getByText(texts.valid, { exact: true })).toBeVisible();
    await expectAccessible();

    const downloaded = async (name: string): Promise<Buffer> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name, exact: true }).click(),
      ]);
      return readFile(await download.path());
    };
    expect((await downloaded(texts.document)).subarray(0, 5).toString()).toBe('%PDF-');
    const files = unzipSync(await downloaded(texts.everything));
    expect(strFromU8(files['my-data.json'] ?? new Uint8Array())).toContain(email);

    await page.reload();
    await row.getByRole('button', { name: texts.more }).click();
    await page.getByRole('menuitem', { name: texts.withdraw }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.withdraw }).click();
    await expect(row.getByText(texts.ended, { exact: true })).toBeVisible();
    await expect(row.getByText(texts.withdrawn)).toBeVisible();
    await mailbox.waitFor(email, texts.withdrawnSubject);

    await page.getByRole('button', { name: texts.close, exact: true }).click();
    await expect(page.getByRole('textbox', { name: texts.email })).toBeVisible();
  });
});
