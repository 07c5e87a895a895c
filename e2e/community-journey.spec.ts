import type { Page } from '@playwright/test';
import { PRIVATE_SITE, type ClaHost } from './cla-host.ts';
import { MEMBER, ORGANIZATION, PRIVATE_REPOSITORY } from './code-platforms.ts';
import { expect, inBothLanguages, inLanguage, test } from './fixtures.ts';
import { codeIn, newAddress, WRONG_AUTHORIZATION_CODE, type Mailbox } from './mailbox.ts';
import { REFUSED_ZH, type Refused } from './wizard-texts.ts';
import { Wizard } from './wizard.ts';

test.use({ hasCodePlatforms: true });

const STATUS =
  'query Status($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }';

/** Provides the CLAs: one from the web, one from this device, and one for corporations. */
async function provideClas(wizard: Wizard, { url }: ClaHost): Promise<void> {
  const { page, texts } = wizard;
  const chinese = await wizard.addCla('individual', 'zh');
  await wizard.provideUrl(`${url}/individual.zh.pdf`, chinese);
  await wizard.upload('individual.en.pdf', await wizard.addCla('individual', 'en'));
  const corporation = await wizard.addCla('corporation', wizard.language);
  await wizard.provideUrl(`${url}/corporation.${wizard.language}.pdf`, corporation);
  await wizard.button(texts.preview, corporation).click();
  const preview = page.getByRole('dialog');
  await expect(preview.locator('canvas').first()).toBeVisible();
  await wizard.button(texts.close, preview).click();
  await expect(preview).toBeHidden();
}

/** Adds two fields for one language, reorders them, and copies them to the other language. */
async function provideFields(wizard: Wizard): Promise<void> {
  const { texts, language } = wizard;
  const own = wizard.cla('individual', language);
  const custom = await wizard.addField(texts.telephone, own);
  await wizard.field(texts.title, custom).fill(texts.custom);
  await wizard.field(texts.description, custom).fill('example');
  await custom.getByRole('checkbox', { name: texts.required }).check();
  await wizard.addField(texts.address, own);
  await wizard.moveUpByKeyboard(texts.address, own);
  await wizard.expectTitles([texts.address, texts.custom], own);
  const other = wizard.cla('individual', language === 'zh' ? 'en' : 'zh');
  await wizard.button(texts.takeOver, other).click();
  await expect(wizard.field(texts.title, other)).toHaveCount(2);
}

/** Checks that neither a reload nor the browser's buttons lose anything. */
async function expectKept(wizard: Wizard, { url }: ClaHost): Promise<void> {
  const { page, texts, language } = wizard;
  const own = () => wizard.cla('individual', language);
  await page.reload();
  await wizard.expectTitles([texts.address, texts.custom], own());
  await expect(own().getByRole('checkbox', { name: texts.required }).last()).toBeChecked();
  await page.goBack();
  await wizard.expectStep(2);
  await expect(wizard.cla('individual', 'zh').getByRole('link', { name: `${url}/individual.zh.pdf` })).toBeVisible();
  await expect(wizard.cla('individual', 'en').getByText('individual.en.pdf')).toBeVisible();
  await page.goForward();
  await wizard.expectTitles([texts.address, texts.custom], own());
  await expect(wizard.field(texts.description, own()).last()).toHaveValue('example');
}

/** Tries a wrong authorisation code, then the right one, and enters the code that the mailbox receives. */
async function authorizeSender(wizard: Wizard, address: string, mailbox: Mailbox): Promise<void> {
  const { page, texts } = wizard;
  const another = wizard.button(texts.addSender);
  await expect(another.or(wizard.field(texts.mailbox))).toBeVisible();
  // The other language's journey may have authorised an address for the same account.
  if (await another.isVisible()) {
    await another.click();
  }
  await wizard.field(texts.mailbox).fill(address);
  const authorizationCode = wizard.field(texts.authorizationCode);
  await authorizationCode.fill(WRONG_AUTHORIZATION_CODE);
  await wizard.button(texts.send).click();
  await expect(authorizationCode).toHaveAccessibleDescription(texts.authorizationCodeIsWrong);
  await authorizationCode.fill('example-authorization-code');
  await wizard.button(texts.send).click();
  await wizard.field(texts.verificationCode).fill(codeIn(await mailbox.waitFor(address, /验证码|code/i)));
  await wizard.button(texts.authorize).click();
  await expect(page.getByRole('radio', { name: address })).toBeChecked();
}

/** Signs the published CLA as a contributor. */
async function signAsContributor(
  page: Page,
  { texts }: Wizard,
  { email, address, mailbox }: { email: string; address: string; mailbox: Mailbox },
): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto(address);
  await page.getByRole('link', { name: texts.sign.way }).click();
  await field(texts.sign.name).fill(texts.sign.signer);
  await field(texts.sign.email).fill(email);
  await field(texts.custom).fill('13800000000');
  await page.getByRole('button', { name: texts.sign.send }).click();
  await field(texts.sign.code).fill(codeIn(await mailbox.waitFor(email, /验证码|code/i)));
  await page.getByRole('checkbox').check();
  await page.locator('form').getByRole('button', { name: texts.sign.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.sign.signed })).toBeVisible();
}

// A community's journey takes minutes: one language on each screen.
inBothLanguages((language) => {
  test('from the log-in with GitHub to a published link that a contributor signs', async ({
    page,
    browser,
    request,
    mailbox,
    claHost,
    expectAccessible,
  }, info) => {
    const wizard = new Wizard(page, language);
    const { texts } = wizard;
    const sender = newAddress(info.parallelIndex);
    const email = newAddress(info.parallelIndex);
    const alias = `Example Alias ${language}`;

    await test.step('log-in and project', async () => {
      await wizard.enter(expectAccessible);
      await page.goto('/config-check');
      await expect(page.getByText(texts.missing)).toBeVisible();
      await expectAccessible();
      await page.goto('/config-org');
      await wizard.fillProject(alias);
      await wizard.field(texts.repository).fill(PRIVATE_REPOSITORY);
      await expectAccessible();
      await wizard.button(texts.next).click();
      await expect(page.getByRole('alertdialog', { name: texts.notFound })).toBeVisible();
      await expectAccessible();
      await wizard.button(texts.continue).click();
      await wizard.expectStep(2);
    });
    await test.step('CLAs', async () => {
      await provideClas(wizard, claHost);
      await expectAccessible();
      await wizard.goOnTo(3);
    });
    await test.step('fields', async () => {
      await provideFields(wizard);
      await expectAccessible();
      await expectKept(wizard, claHost);
      await wizard.goOnTo(4);
    });
    await test.step('sender', async () => {
      await authorizeSender(wizard, sender, mailbox);
      await expectAccessible();
      await wizard.goOnTo(5);
    });
    await test.step('submission', async () => {
      await page.reload();
      await expect(page.getByText(new RegExp(`/${ORGANIZATION}/${PRIVATE_REPOSITORY}$`))).toBeVisible();
      await expect(page.getByText(sender)).toBeVisible();
      await expectAccessible();
      await wizard.button(texts.submit).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.created })).toBeVisible();
      await expectAccessible();
    });

    const linkId = new URL(page.url()).searchParams.get('created') ?? '';
    const address = await page.getByText(`/sign/${linkId}`).innerText();
    await test.step('overview of the project', async () => {
      await page.getByRole('link', { name: texts.openProject }).click();
      await expect(page.getByRole('banner').getByText(alias, { exact: true })).toBeVisible();
      await expectAccessible();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(alias);
    });
    await test.step('signing', async () => {
      const context = await browser.newContext();
      const visitor = await context.newPage();
      await visitor.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      await signAsContributor(visitor, wizard, { email, address, mailbox });
      await context.close();
      const answer = await request.post('/graphql', { data: { query: STATUS, variables: { linkId, email } } });
      expect(await answer.json()).toEqual({ data: { signingStatus: { state: 'VALID' } } });
      const mail = await mailbox.waitFor(email, texts.sign.subject);
      expect(mail.from?.address).toBe(sender);
    });
  });
});

inLanguage('zh', 'desktop', (language) => {
  test('a refused address of a CLA shows why, and the next one can be tried', async ({
    page,
    claHost: { url },
    expectAccessible,
  }) => {
    const addresses: Readonly<Record<Refused, string>> = {
      http: 'http://example.org/cla.pdf',
      unlisted: 'https://10.0.0.1/cla.pdf',
      private: `${PRIVATE_SITE}cla.pdf`,
      unreachable: `${url}/missing.pdf`,
      circle: `${url}/circle.pdf`,
      large: `${url}/large.pdf`,
      page: `${url}/page.html`,
      encrypted: `${url}/encrypted.pdf`,
      script: `${url}/script.pdf`,
      launch: `${url}/launch.pdf`,
      attachment: `${url}/attachment.pdf`,
      damaged: `${url}/damaged.pdf`,
      empty: `${url}/empty.pdf`,
    };
    const wizard = new Wizard(page, language);
    await wizard.enter();
    await wizard.fillProject('Example Alias');
    await wizard.goOnTo(2);
    const cla = await wizard.addCla('individual', 'zh');

    for (const [reason, address] of Object.entries(addresses)) {
      await test.step(reason, async () => {
        await wizard.expectRefused(address, cla, REFUSED_ZH[reason as Refused]);
      });
    }

    await expectAccessible();
    await wizard.provideUrl(`${url}/individual.zh.pdf`, cla);
    await expect(wizard.button(wizard.texts.replace, cla)).toBeVisible();
  });
});

inLanguage('en', 'phone', (language) => {
  test('people who refuse, or administer nothing, see so at the log-in', async ({ page, expectAccessible }) => {
    const wizard = new Wizard(page, language);
    const { texts } = wizard;

    const alert = page.getByRole('alert');

    await wizard.authorize('GitHub', 'Cancel', alert.filter({ hasText: texts.cancelled }));
    await expect(page).toHaveURL('/index?error_code=refuse_authorize');

    await wizard.authorize('Gitee', `Authorize as ${MEMBER}`, alert.filter({ hasText: texts.noOrganization }));
    await expect(page).toHaveURL('/index?error_code=no_org');
    await expect(page.getByText(texts.notLoggedIn)).toBeVisible();
    await expectAccessible();
  });
});
