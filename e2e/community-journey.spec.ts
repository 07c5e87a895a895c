import type { Page } from '@playwright/test';
import { PRIVATE_SITE, type ClaHost } from './cla-host.ts';
import { MEMBER, ORGANIZATION, PRIVATE_REPOSITORY } from './code-platforms.ts';
import { codeIn, expect, newAddress, test, WRONG_AUTHORIZATION_CODE, type Mailbox } from './fixtures.ts';
import type { Language, Refused } from './wizard-texts.ts';
import { Wizard } from './wizard.ts';

test.use({ hasCodePlatforms: true });

const STATUS =
  'query Status($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }';

/** The texts of a community: one from the web, one from this device, and one for corporations. */
async function provideClas(wizard: Wizard, { url }: ClaHost): Promise<void> {
  const { page, texts } = wizard;
  const chinese = await wizard.addCla('individual', 'zh');
  await wizard.checkUrl(`${url}/individual.zh.pdf`, chinese);
  await expect(chinese.getByRole('link', { name: `${url}/individual.zh.pdf` })).toBeVisible();
  await wizard.upload('individual.en.pdf', await wizard.addCla('individual', 'en'));
  const corporation = await wizard.addCla('corporation', wizard.language);
  await wizard.checkUrl(`${url}/corporation.${wizard.language}.pdf`, corporation);
  await wizard.button(texts.preview, corporation).click();
  const preview = page.getByRole('dialog');
  await expect(preview.locator('canvas').first()).toBeVisible();
  await wizard.button(texts.close, preview).click();
  await expect(preview).toBeHidden();
}

/** Two fields for one language, put into another order, and taken over for the other language. */
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
  await wizard.button(texts.takeOver, wizard.cla('individual', language === 'zh' ? 'en' : 'zh')).click();
}

/** Nothing is lost by a reload, nor by the buttons of the browser. */
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

/** A wrong authorisation code first, then a right one, and the code from the mailbox itself. */
async function authorizeSender(wizard: Wizard, address: string, mailbox: Mailbox): Promise<void> {
  const { page, texts } = wizard;
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

/** A contributor signs what was published. */
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
const SCREENS = { zh: '@desktop', en: '@phone' } as const;
for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(language, { tag: SCREENS[language] }, () => {
    test.use({ language });

    test('from the log-in with GitHub to a published link that a contributor signs', async ({
      page,
      browser,
      request,
      mailbox,
      claHost,
      expectAccessible,
    }, info) => {
      test.setTimeout(150_000);
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
        await wizard.goOn();
        await expect(page.getByRole('alertdialog', { name: texts.notFound })).toBeVisible();
        await expectAccessible();
        await wizard.button(texts.continue).click();
      });
      await test.step('CLAs', async () => {
        await wizard.expectStep(2);
        await provideClas(wizard, claHost);
        await expectAccessible();
        await wizard.goOn();
      });
      await test.step('fields', async () => {
        await wizard.expectStep(3);
        await provideFields(wizard);
        await expectAccessible();
        await expectKept(wizard, claHost);
        await wizard.goOn();
      });
      await test.step('sender', async () => {
        await wizard.expectStep(4);
        await authorizeSender(wizard, sender, mailbox);
        await expectAccessible();
        await wizard.goOn();
      });
      await test.step('submission', async () => {
        await wizard.expectStep(5);
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
      await test.step('list of projects', async () => {
        await page.getByRole('link', { name: texts.list }).click();
        await expect(page.getByRole('heading', { name: alias })).toBeVisible();
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

    test('an address that no CLA may come from says why, and the next one can be tried', async ({
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
      const { texts } = wizard;
      await wizard.enter();
      await wizard.fillProject('Example Alias');
      await wizard.goOn();
      await wizard.expectStep(2);
      const cla = await wizard.addCla('individual', 'zh');

      for (const [reason, address] of Object.entries(addresses)) {
        await test.step(reason, async () => {
          await wizard.checkUrl(address, cla);
          const text = texts.refused[reason as Refused];
          await expect(wizard.field(texts.url, cla)).toHaveAccessibleDescription(text);
        });
      }

      await expectAccessible();
      await wizard.checkUrl(`${url}/individual.zh.pdf`, cla);
      await expect(wizard.button(texts.replace, cla)).toBeVisible();
    });

    test('whoever refuses, or administers nothing, is told so at the log-in', async ({ page, expectAccessible }) => {
      const wizard = new Wizard(page, language);
      const { texts } = wizard;

      await wizard.authorize('GitHub', 'Cancel');
      await expect(page).toHaveURL('/index?error_code=refuse_authorize');
      await expect(page.getByRole('alert')).toContainText(texts.cancelled);

      await wizard.authorize('Gitee', `Authorize as ${MEMBER}`);
      await expect(page).toHaveURL('/index?error_code=no_org');
      await expect(page.getByRole('alert')).toContainText(texts.noOrganization);
      await expect(page.getByText(texts.notLoggedIn)).toBeVisible();
      await expectAccessible();
    });
  });
}
