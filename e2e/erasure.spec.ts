import { erasurePath } from '#rules/paths.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { CommunityApi } from './community-api.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { codeIn, newAddress } from './mailbox.ts';
import { SigningApi } from './sign-by-api.ts';
import { SIGNING_TEXTS } from './signing-page.ts';

const TEXTS = {
  zh: {
    email: '签署邮箱',
    code: '验证码',
    open: '查看',
    subject: /查看我的签署$/,
    ask: '请求删除',
    more: /的更多操作$/,
    reason: /原因/,
    send: '提交请求',
    asked: /目前尚未决定/,
    title: '删除请求',
    grant: '同意',
    erase: '删除个人数据',
    granted: '已删除',
    grantedSubject: /的个人数据已删除$/,
    verified: /已删除/,
  },
  en: {
    email: 'Email you signed with',
    code: 'Verification code',
    open: 'Show my signatures',
    subject: /your signatures$/,
    ask: 'Ask for erasure',
    more: /^More actions for/,
    reason: /Reason/,
    send: 'Send the request',
    asked: /has not been decided yet/,
    title: 'Erasure requests',
    grant: 'Grant',
    erase: 'Erase',
    granted: 'Erased',
    grantedSubject: /were erased$/,
    verified: /erased/,
  },
} as const;

inBothLanguages((language) => {
  test('a signer asks for erasure, a manager grants it, and the reference says that it was erased', async ({
    page,
    request,
    service,
    mailbox,
    expectAccessible,
  }, info) => {
    const texts = TEXTS[language];
    const dialog = page.getByRole('dialog');
    const email = newAddress(info.parallelIndex);
    await new SigningApi(request, mailbox).signIndividual({ email, name: 'Example Signer', language });

    await page.goto('/my-signings');
    await page.getByRole('textbox', { name: texts.email }).fill(email);
    await page.getByRole('button', { name: SIGNING_TEXTS[language].send }).click();
    await page.getByRole('textbox', { name: texts.code }).fill(codeIn(await mailbox.waitFor(email, texts.subject)));
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    await page.getByRole('button', { name: texts.more }).click();
    await page.getByRole('menuitem', { name: texts.ask }).click();
    await dialog.getByRole('textbox', { name: texts.reason }).fill('I changed my mind');
    await expectAccessible();
    await dialog.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.asked)).toBeVisible();
    const reference = /SG(-[0-9A-Z]{4}){3}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';

    await new CommunityApi(page.request).logIn(service.demoLogin);
    await page.goto(erasurePath(DEMO_LINK_ID));
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: reference });
    await expectAccessible();
    await row.getByRole('button', { name: texts.grant, exact: true }).click();
    await dialog.getByRole('button', { name: texts.erase, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
    const mail = await mailbox.waitFor(email, texts.grantedSubject);
    expect(mail.text).toContain(reference);

    await page.goto(`/verify/${reference}`);
    await expect(page.getByText(texts.verified).first()).toBeVisible();
    await expectAccessible();
  });
});
