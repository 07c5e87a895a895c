import type { Locator, Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { CORPORATION_TEXTS } from './corporation-texts.ts';
import { expect, type Language } from './fixtures.ts';
import { graphql } from './graphql.ts';
import { logIn } from './log-in.ts';
import { addressIn, codeIn, type Mailbox } from './mailbox.ts';

/** The area of corporation managers at the demo's link. */
export const AREA = `/corp/${DEMO_LINK_ID}`;
const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { done } }';

/** The password that managers choose. */
export const OWN_PASSWORD = 'Example-Own-1';

/** Actions of a corporation's representative, managers and employees in the browser, one after the other. */
export class Corporation {
  readonly texts: (typeof CORPORATION_TEXTS)[Language];

  constructor(
    readonly page: Page,
    readonly mailbox: Mailbox,
    language: Language,
  ) {
    this.texts = CORPORATION_TEXTS[language];
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  button(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  /** Proves an address by the code mailed to it, its first or a later one. */
  async prove(email: string, codes = 1): Promise<void> {
    await this.button(this.texts.send).click();
    await expect(this.button(this.texts.wait)).toBeDisabled();
    await this.field(this.texts.code).fill(codeIn(await this.mailbox.waitFor(email, this.texts.codeSubject, codes)));
  }

  /** Submits the form; ends on the result page with this heading. */
  async consentAndSubmit(submit: string, result: string): Promise<void> {
    await this.page.getByRole('checkbox').check();
    await this.page.locator('form').getByRole('button', { name: submit, exact: true }).click();
    await expect(this.heading(result)).toBeVisible();
  }

  /** Logs in; ends when the outcome is shown: the next page, or the refusal. */
  async logIn(account: string, password: string, outcome: Locator): Promise<void> {
    await logIn(this, { account, password }, outcome);
  }

  async logOut(): Promise<void> {
    await this.page.context().clearCookies();
  }

  /** Presses a button, and the one of the same name in the dialog that asks, once the dialog has been checked. */
  async confirm(name: string, check: () => Promise<void>): Promise<void> {
    await this.button(name).click();
    await expect(this.dialog).toBeVisible();
    await check();
    await this.button(name, this.dialog).click();
  }

  async typeNewPassword(password: string): Promise<void> {
    await this.field(this.texts.newPassword).fill(password);
    await this.field(this.texts.repeated).fill(password);
  }

  /** Changes the password of the logged-in account, without the page. */
  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    const cookies = await this.page.context().cookies();
    const token = cookies.find(({ name }) => name === 'csrf_token')?.value ?? '';
    await graphql(this.page.request, {
      query: CHANGE_PASSWORD,
      variables: { input: { oldPassword, newPassword } },
      headers: { token },
    });
  }

  /** Logs in with the mailed account and replaces the one-time password. */
  async logInFirst(email: string, subject: RegExp): Promise<void> {
    const mail = await this.mailbox.waitFor(email, subject);
    const { text = '' } = mail;
    const account =
      text.split(/\s+/).find((word) => /^[^\s_]+_\S+\.example\.com/.test(word)) ?? 'no account in the mail';
    const password = this.texts.passwordInMail.exec(text)?.[1] ?? 'no password in the mail';
    await this.page.goto(addressIn(mail, 'corporation-manager-login'));
    await this.logIn(account, password, this.page.getByText(this.texts.forced));
    await expect(this.page).toHaveURL(`${AREA}/modify-password`);
    await this.page.goto(`${AREA}/employee-list`);
    await expect(this.page).toHaveURL(/\/modify-password\?return_to=/);
    await this.typeNewPassword(OWN_PASSWORD);
    await this.button(this.texts.setPassword).click();
    await expect(this.heading(this.texts.employees)).toBeVisible();
    await expect(this.page).toHaveURL(`${AREA}/employee-list`);
  }
}
