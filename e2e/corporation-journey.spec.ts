import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { RESEND_SECONDS } from '#server/modules/verification/verification-code.rules.ts';
import { CommunityApi } from './community-api.ts';
import { AREA, Corporation, OWN_PASSWORD } from './corporation-pages.ts';
import { codeIn, expect, newAddress, test, type Service } from './fixtures.ts';

// The journey publishes a new version of the demo's CLA, which other journeys must not meet.
test.use({ serviceName: 'corporations' });

const SCREENS = { zh: '@desktop', en: '@phone' } as const;
for (const language of ['zh', 'en'] as const) {
  test.describe(language, { tag: SCREENS[language] }, () => {
    test.use({ language });

    test('a corporation signs, names its managers and domains, and agrees to a new version; its employee follows, and an individual', async ({
      page,
      request,
      mailbox,
      service,
      expectAccessible,
    }, info) => {
      test.setTimeout(240_000);
      const corporation = new Corporation(page, mailbox, language);
      const { texts } = corporation;
      const community = new CommunityApi(request);
      const domain = `corporation-${info.parallelIndex}-${Date.now()}.example.com`;
      const representative = `sign@${domain}`;
      const manager = `manager@${domain}`;
      const employee = `employee@branch.${domain}`;
      const individual = newAddress(info.parallelIndex);

      await test.step('an individual signs', async () => {
        await page.goto(`/sign-cla/${DEMO_LINK_ID}/individual`);
        await corporation.field(texts.name).fill(texts.individual);
        await corporation.field(texts.email).fill(individual);
        await corporation.prove(individual);
        await corporation.consentAndSubmit(texts.sign);
        await expect(corporation.heading(texts.individualSigned)).toBeVisible();
      });
      const individualSignedAt = Date.now();
      await test.step('the representative signs, and gets the document by mail', async () => {
        await page.goto(`/sign/${DEMO_LINK_ID}`);
        await page.getByRole('link', { name: texts.chooseCorporation }).click();
        await expect(page.locator('canvas').first()).toBeVisible();
        await expectAccessible();
        await corporation.field(texts.fields.authorized).fill(texts.representative);
        await corporation.field(texts.fields.title).fill('Director');
        await corporation.field(texts.fields.corporationName).fill(texts.corporation);
        await corporation.field(texts.fields.email).fill(representative);
        await corporation.prove(representative);
        await corporation.consentAndSubmit(texts.submit);
        await expect(corporation.heading(texts.submitted)).toBeVisible();
        await expectAccessible();
        const { attachments } = await mailbox.waitFor(representative, texts.documentSubject);
        expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
      });
      await test.step('the community approves', async () => {
        await community.logIn(service.demoLogin);
        await community.approve(texts.corporation);
      });
      await test.step('the administrator logs in for the first time', () =>
        corporation.logInFirst(representative, texts.approvedSubject, expectAccessible));
      await test.step('and adds an employee manager', async () => {
        await page.goto(`${AREA}/manager-list`);
        await expectAccessible();
        await page.getByRole('link', { name: texts.create }).first().click();
        await corporation.field(texts.managerName).fill(texts.manager);
        await corporation.field(texts.managerEmail).fill('manager@elsewhere.example.org');
        await corporation.field(texts.managerId).fill('manager');
        await corporation.button(texts.add).click();
        await expect(corporation.field(texts.managerEmail)).toHaveAccessibleDescription(texts.foreign);
        await expectAccessible();
        await corporation.field(texts.managerEmail).fill(manager);
        await corporation.button(texts.add).click();
        await expect(page.getByText(texts.managerAdded)).toBeVisible();
        await expect(page.getByText(manager)).toBeVisible();
        await expectAccessible();
      });
      await test.step('and a domain', async () => {
        await page.goto(`${AREA}/subemail`);
        await expectAccessible();
        await page.getByRole('link', { name: texts.addDomain }).first().click();
        await corporation.field(texts.domainEmail).fill(employee);
        await corporation.button(texts.send).click();
        const mail = await mailbox.waitFor(employee, texts.domainCodeSubject);
        await corporation.field(texts.domainCode).fill(codeIn(mail));
        await expectAccessible();
        await corporation.button(texts.submitDomain).click();
        await expect(page.getByText(texts.domainAdded(`branch.${domain}`))).toBeVisible();
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
        await corporation.consentAndSubmit(texts.sign);
        await expect(corporation.heading(texts.waiting)).toBeVisible();
        await expectAccessible();
        await mailbox.waitFor(employee, texts.employeeSubject);
        expect(await community.statusOf(employee)).toBe('INACTIVE');
      });
      await test.step('the manager activates and deactivates, and the status follows', async () => {
        await mailbox.waitFor(manager, texts.noticeSubject);
        await corporation.logInFirst(manager, texts.managerSubject, expectAccessible);
        await corporation.button(texts.activate).click();
        await mailbox.waitFor(employee, texts.inEffectSubject);
        expect(await community.statusOf(employee)).toBe('VALID');
        await corporation.button(texts.active, page.getByRole('main')).click();
        await corporation.button(texts.deactivate).click();
        await expectAccessible();
        await corporation.button(texts.confirmDeactivate, corporation.dialog).click();
        await mailbox.waitFor(employee, texts.suspendedSubject);
        expect(await community.statusOf(employee)).toBe('INACTIVE');
        await corporation.button(texts.inactive, page.getByRole('main')).click();
        await corporation.button(texts.activate).click();
        await expect.poll(() => community.statusOf(employee)).toBe('VALID');
        await corporation.logOut();
      });
      await test.step('a new version comes, and the administrator agrees to what has changed', async () => {
        await community.updateCla('CORPORATION', language, texts.clause);
        expect(await community.statusOf(employee)).toBe('VALID, older version');
        await mailbox.waitFor(representative, texts.newVersionSubject);
        await page.goto(`${AREA}/cla`);
        await corporation.logIn(representative, OWN_PASSWORD);
        await expect(page.getByText(texts.pending)).toBeVisible();
        await expect(page.locator('ins').filter({ hasText: texts.clause }).first()).toBeVisible();
        await expectAccessible();
        await corporation.button(texts.agree).click();
        await expectAccessible();
        await corporation.button(texts.confirmAgree, corporation.dialog).click();
        await expect(page.getByText(texts.agreed)).toBeVisible();
        expect(await community.statusOf(employee)).toBe('VALID');
        await mailbox.waitFor(representative, texts.agreedSubject);
        await expectAccessible();
        await corporation.logOut();
      });
      await test.step('the individual agrees to a new version as well', async () => {
        await community.updateCla('INDIVIDUAL', language, texts.clause);
        expect(await community.statusOf(individual)).toBe('VALID, older version');
        const { text = '' } = await mailbox.waitFor(individual, texts.individualSubject);
        await page.goto(/http\S+individual-update\S+/.exec(text)?.[0] ?? 'no address in the mail');
        await expect(page.locator('ins').filter({ hasText: texts.clause }).first()).toBeVisible();
        await expectAccessible();
        const sinceSigned = (): number => Date.now() - individualSignedAt;
        await expect.poll(sinceSigned, { timeout: 60_000 }).toBeGreaterThan(RESEND_SECONDS * 1000);
        await corporation.prove(individual, 2);
        await corporation.consentAndSubmit(texts.agreeIndividual);
        await expect(corporation.heading(texts.individualSigned)).toBeVisible();
        await expectAccessible();
        const { attachments } = await mailbox.waitFor(individual, texts.signedSubject, 2);
        expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
        expect(await community.statusOf(individual)).toBe('VALID');
      });
    });

    test('a manager who is frozen out sets a new password by mail, and is in again', async ({
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
      const { text = '' } = await mailbox.waitFor('administrator@example.net', texts.resetSubject);
      await page.goto(/http\S+\/reset-password\S+/.exec(text)?.[0] ?? 'no address in the mail');
      await expect(page).toHaveURL(new RegExp(`${AREA}/reset-password\\?.*key=`));
      await corporation.typeNewPassword(password);
      await corporation.button(texts.saveNew).click();
      await expect(corporation.field(texts.newPassword)).toHaveAccessibleDescription(texts.samePassword);
      await expectAccessible();
      await corporation.typeNewPassword(OWN_PASSWORD);
      await corporation.button(texts.saveNew).click();
      await expect(page.getByText(texts.resetDone)).toBeVisible();
      await corporation.logIn(account, OWN_PASSWORD);
      await expect(corporation.heading(texts.employees)).toBeVisible();
      await expectAccessible();
    });
  });
}

/** Five wrong passwords, the tries that are left counted down. */
async function freeze(corporation: Corporation, { administratorLogin }: Service): Promise<void> {
  const { page, texts } = corporation;
  const { account, password } = administratorLogin;
  for (const left of [4, 3, 2, 1]) {
    await corporation.logIn(account, 'Wrong-1234');
    await expect(page.getByRole('alert')).toContainText(texts.wrong(left));
  }
  await corporation.logIn(account, 'Wrong-1234');
  await expect(page.getByRole('alert')).toContainText(texts.frozen);
  await corporation.logIn(account, password);
  await expect(page.getByRole('alert')).toContainText(texts.frozen);
}
