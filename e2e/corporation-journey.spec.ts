import type { Locator } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { RESEND_SECONDS } from '#server/modules/ground/verification/verification-code.rules.ts';
import { CommunityApi } from './community-api.ts';
import { AREA, Corporation, OWN_PASSWORD } from './corporation-pages.ts';
import { CORPORATION_TEXTS } from './corporation-texts.ts';
import { expect, inBothLanguages, inLanguage, test } from './fixtures.ts';
import { addressIn, codeIn, newAddress } from './mailbox.ts';
import type { Service } from './service.ts';
import { SigningApi } from './sign-by-api.ts';
import { chooseScan, openUploadLink, sendScan } from './signed-scan.ts';
import { switchLanguage } from './switch-language.ts';

/** The language that a manager switches their page to: its name there, and what they read then. */
const OTHER_LANGUAGE = {
  zh: { name: 'English', texts: CORPORATION_TEXTS.en },
  en: { name: '中文', texts: CORPORATION_TEXTS.zh },
} as const;

inBothLanguages((language) => {
  test('a corporation signs, names its managers and domains, and agrees to a new version; its employee follows, and an individual', async ({
    page,
    request,
    mailbox,
    service,
    expectAccessible,
    expectToast,
  }, info) => {
    const corporation = new Corporation(page, mailbox, language);
    const { texts } = corporation;
    const inOtherLanguage = OTHER_LANGUAGE[language];
    const community = new CommunityApi(request);
    const domain = `corporation-${info.parallelIndex}-${Date.now()}.example.com`;
    const representative = `sign@${domain}`;
    const manager = `manager@${domain}`;
    const employee = `employee@branch.${domain}`;
    const individual = newAddress(info.parallelIndex);

    await test.step('an individual signs', async () => {
      await new SigningApi(request, mailbox).signIndividual({ email: individual, name: texts.individual, language });
    });
    await test.step('the representative signs, and gets the document by mail', async () => {
      await page.goto(`/sign/${DEMO_LINK_ID}`);
      await page.getByRole('link', { name: texts.chooseCorporation }).click();
      await corporation.field(texts.fields.authorized).fill(texts.representative);
      await corporation.field(texts.fields.title).fill('Director');
      await corporation.field(texts.fields.corporationName).fill(texts.corporation);
      await corporation.field(texts.fields.email).fill(representative);
      await corporation.prove(representative);
      await corporation.consentAndSubmit(texts.submit, texts.submitted);
      await expectAccessible();
      const { attachments } = await mailbox.waitFor(representative, texts.documentSubject);
      expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    });
    await test.step('and uploads it signed; the community returns it', async () => {
      await page.reload();
      await chooseScan(corporation);
      await expectAccessible();
      await sendScan(corporation);
      await expectAccessible();
      await community.logIn(service.demoLogin);
      await community.giveBack(texts.corporation, texts.returnReason);
    });
    await test.step('then again, by the link of the mail; the community approves', async () => {
      await openUploadLink(corporation, representative, texts.returnedSubject);
      await expect(page.getByText(texts.returnReason)).toBeVisible();
      await expectAccessible();
      await chooseScan(corporation);
      await sendScan(corporation);
      await community.approve(texts.corporation);
      await page.reload();
      await expect(corporation.heading(texts.approved)).toBeVisible();
      await expectAccessible();
    });
    await test.step('the administrator logs in for the first time', () =>
      corporation.logInFirst(representative, texts.approvedSubject));
    await test.step('and adds an employee manager', async () => {
      await page.goto(`${AREA}/manager-list`);
      const create = page.getByRole('link', { name: texts.create }).first();
      await expect(create).toBeVisible();
      await expectAccessible();
      await create.click();
      await corporation.field(texts.managerName).fill(texts.manager);
      await corporation.field(texts.managerEmail).fill('manager@elsewhere.example.org');
      await corporation.field(texts.managerId).fill('manager');
      await corporation.button(texts.add).click();
      await expect(corporation.field(texts.managerEmail)).toHaveAccessibleDescription(texts.foreign);
      await expectAccessible();
      await corporation.field(texts.managerEmail).fill(manager);
      await corporation.button(texts.add).click();
      await expectToast(texts.managerAdded);
      await expect(page.getByText(manager)).toBeVisible();
      await expectAccessible();
    });
    await test.step('and a domain', async () => {
      await page.goto(`${AREA}/subemail`);
      const add = page.getByRole('link', { name: texts.addDomain }).first();
      await expect(add).toBeVisible();
      await expectAccessible();
      await add.click();
      await corporation.field(texts.domainEmail).fill(employee);
      await corporation.button(texts.send).click();
      await expect(corporation.button(texts.wait)).toBeDisabled();
      const mail = await mailbox.waitFor(employee, texts.domainCodeSubject);
      await corporation.field(texts.domainCode).fill(codeIn(mail));
      await expectAccessible();
      await corporation.button(texts.submitDomain).click();
      await expectToast(texts.domainAdded(`branch.${domain}`));
      await expect(page.getByRole('main').getByText(`branch.${domain}`, { exact: true })).toBeVisible();
      await corporation.logOut();
    });
    await test.step('an employee signs and waits', async () => {
      await page.goto(`/sign/${DEMO_LINK_ID}`);
      await page.getByRole('link', { name: texts.chooseEmployee }).click();
      await corporation.field(texts.name).fill(texts.employee);
      await corporation.field(texts.email).fill(employee);
      await corporation.field(texts.name).focus();
      await expect(page.getByText(texts.commitment)).toBeVisible();
      await corporation.prove(employee);
      await expectAccessible();
      await corporation.consentAndSubmit(texts.sign, texts.waiting);
      await expectAccessible();
      await mailbox.waitFor(employee, texts.employeeSubject);
      expect(await community.statusOf(employee)).toBe('INACTIVE');
    });
    await test.step('the manager activates and deactivates, and the status follows', async () => {
      await mailbox.waitFor(manager, texts.noticeSubject);
      await corporation.logInFirst(manager, texts.managerSubject);
      await corporation.button(texts.activate).click();
      await expect.poll(() => community.statusOf(employee)).toBe('VALID');
      await corporation.button(texts.active, page.getByRole('main')).click();
      await corporation.button(texts.deactivate).click();
      await expect(corporation.dialog).toBeVisible();
      await expectAccessible();
      await corporation.button(texts.confirmDeactivate, corporation.dialog).click();
      await expect.poll(() => community.statusOf(employee)).toBe('INACTIVE');
      await corporation.button(texts.inactive, page.getByRole('main')).click();
      await corporation.button(texts.activate).click();
      await expect.poll(() => community.statusOf(employee)).toBe('VALID');
      // They leave when the changes can no longer be undone.
      await mailbox.waitFor(employee, texts.inEffectSubject);
      await mailbox.waitFor(employee, texts.suspendedSubject);
    });
    await test.step('and reads the pages in the other language from now on', async () => {
      await switchLanguage(page, inOtherLanguage.name);
      await expect(corporation.heading(inOtherLanguage.texts.employees)).toBeVisible();
      await corporation.logOut();
    });
    await test.step('the administrator makes the manager backup administrator, for a while away', async () => {
      await page.goto(`${AREA}/manager-list`);
      await corporation.logIn(representative, OWN_PASSWORD, page.getByRole('checkbox', { name: texts.manager }));
      await page.getByRole('button', { name: texts.more }).click();
      await page.getByRole('menuitem', { name: texts.nameBackup }).click();
      await expect(corporation.dialog).toBeVisible();
      await expectAccessible();
      await corporation.button(texts.nameBackup, corporation.dialog).click();
      await expectToast(texts.backupNamed);
      await expect(corporation.button(texts.endBackup)).toBeVisible();
      await expectAccessible();
      // Each in the language of their page.
      await mailbox.waitFor(manager, inOtherLanguage.texts.backupNamedSubject);
      await mailbox.waitFor(representative, texts.backupNamedSubject);
      await corporation.logOut();
    });
    await test.step('a new version is published, and the backup agrees to the changes', async () => {
      await community.updateCla('CORPORATION', language, texts.clause);
      expect(await community.statusOf(employee)).toBe('VALID, older version');
      await mailbox.waitFor(representative, texts.newVersionSubject);
      await page.goto(`${AREA}/cla`);
      await corporation.logIn(manager, OWN_PASSWORD, page.getByText(texts.pending));
      await expect(page.locator('ins').filter({ hasText: texts.clause }).first()).toBeVisible();
      await expectAccessible();
      await corporation.button(texts.agree).click();
      await expect(corporation.dialog).toBeVisible();
      await expectAccessible();
      await corporation.button(texts.confirmAgree, corporation.dialog).click();
      await expectToast(texts.agreed);
      await expect(page.getByText(texts.pending)).toBeHidden();
      expect(await community.statusOf(employee)).toBe('VALID');
      await mailbox.waitFor(manager, texts.agreedSubject);
      await expectAccessible();
    });
    await test.step('then gives the role back, and manages employees only', async () => {
      await page.goto(`${AREA}/manager-list`);
      await corporation.confirm(texts.endBackup, expectAccessible);
      await expect(page.getByText(texts.administratorsOnly)).toBeVisible();
      await expectAccessible();
      await mailbox.waitFor(representative, texts.backupEndedSubject);
      await corporation.logOut();
    });
    await test.step('the individual agrees to a new version as well', async () => {
      await community.updateCla('INDIVIDUAL', language, texts.clause);
      expect(await community.statusOf(individual)).toBe('VALID, older version');
      const changed = await mailbox.waitFor(individual, texts.individualSubject);
      await page.goto(addressIn(changed, 'individual-update'));
      await expect(page.locator('ins').filter({ hasText: texts.clause }).first()).toBeVisible();
      await expectAccessible();
      await service.passTime(RESEND_SECONDS);
      await corporation.prove(individual, 2);
      await corporation.consentAndSubmit(texts.agreeIndividual, texts.individualSigned);
      await expectAccessible();
      const { attachments } = await mailbox.waitFor(individual, texts.signedSubject, 2);
      expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
      expect(await community.statusOf(individual)).toBe('VALID');
    });
  });
});

// In one language only: both would wait for mails to the same address.
inLanguage('zh', 'desktop', (language) => {
  test('a frozen manager sets a new password by mail and can log in again', async ({
    page,
    mailbox,
    service,
    expectAccessible,
  }) => {
    const corporation = new Corporation(page, mailbox, language);
    const { texts } = corporation;
    const { account, password } = service.administratorLogin;
    await page.goto(`${AREA}/cla`);
    await expect(page).toHaveURL(/\/corporation-manager-login\//);
    await freeze(corporation, service);
    await expectAccessible();

    await page.getByRole('link', { name: texts.forgot }).click();
    await expect(page).toHaveURL(`${AREA}/retrieve-password`);
    await corporation.field(texts.registered).fill('administrator@example.net');
    await corporation.button(texts.sendMail).click();
    await expect(page.getByText(texts.look)).toBeVisible();
    await expectAccessible();
    const reset = await mailbox.waitFor('administrator@example.net', texts.resetSubject);
    await page.goto(addressIn(reset, '/reset-password'));
    await expect(page).toHaveURL(new RegExp(`${AREA}/reset-password\\?.*key=`));
    await corporation.typeNewPassword(password);
    await corporation.button(texts.saveNew).click();
    await expect(corporation.field(texts.newPassword)).toHaveAccessibleDescription(texts.samePassword);
    await expectAccessible();
    await corporation.typeNewPassword(OWN_PASSWORD);
    await corporation.button(texts.saveNew).click();
    await expect(page.getByText(texts.resetDone)).toBeVisible();
    await corporation.logIn(account, OWN_PASSWORD, corporation.heading(texts.overview));
    await expectAccessible();
    // Others log in as the demo's administrator too.
    await corporation.changePassword(OWN_PASSWORD, password);
  });
});

/** Logs in with five wrong passwords; the page counts down the remaining attempts. */
async function freeze(corporation: Corporation, { administratorLogin }: Service): Promise<void> {
  const { page, texts } = corporation;
  const { account, password } = administratorLogin;
  const alert = (text: string): Locator => page.getByRole('alert').filter({ hasText: text });
  for (const left of [4, 3, 2, 1]) {
    await corporation.logIn(account, 'Wrong-1234', alert(texts.wrong(left)));
  }
  await corporation.logIn(account, 'Wrong-1234', alert(texts.frozen));
  // On a fresh page, so that a repeated text must be a new answer.
  await page.reload();
  await corporation.logIn(account, password, alert(texts.frozen));
}
