import type { Locator, Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { CORPORATION_TEXTS } from './corporation-texts.ts';
import { codeIn, expect, type Mailbox } from './fixtures.ts';

type Language = keyof typeof CORPORATION_TEXTS;

/** The corporation's own pages at the demo's link. */
export const AREA = `/corp/${DEMO_LINK_ID}`;
/** The password that managers choose. */
export const OWN_PASSWORD = 'Example-Own-1';

/** What representatives, managers and employees of a corporation do in the browser, one after the other. */
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

  /** Proves an address by the code that is mailed to it, its first one or a later. */
  async prove(email: string, codes = 1): Promise<void> {
    await this.button(this.texts.send).click();
    await this.field(this.texts.code).fill(codeIn(await this.mailbox.waitFor(email, this.texts.codeSubject, codes)));
  }

  async consentAndSubmit(submit: string): Promise<void> {
    await this.page.getByRole('checkbox').check();
    await this.page.locator('form').getByRole('button', { name: submit, exact: true }).click();
  }

  async logIn(account: string, password: string): Promise<void> {
    await this.field(this.texts.account).fill(account);
    await this.field(this.texts.password).fill(password);
    await this.page.getByRole('checkbox', { name: this.texts.consent }).check();
    await this.button(this.texts.logIn).click();
  }

  async logOut(): Promise<void> {
    await this.page.context().clearCookies();
  }

  async typeNewPassword(password: string): Promise<void> {
    await this.field(this.texts.newPassword).fill(password);
    await this.field(this.texts.repeated).fill(password);
  }

  /** Logs in by the account mail, with a password of one's own from then on. */
  async logInFirst(email: string, subject: RegExp, expectAccessible: () => Promise<void>): Promise<void> {
    const { text = '' } = await this.mailbox.waitFor(email, subject);
    const account = /\S+_\S+\.example\.com/.exec(text)?.[0] ?? 'no account in the mail';
    const password = this.texts.passwordInMail.exec(text)?.[1] ?? 'no password in the mail';
    await this.page.goto(/http\S+corporation-manager-login\S+/.exec(text)?.[0] ?? 'no address in the mail');
    await this.logIn(account, password);
    await expect(this.page).toHaveURL(`${AREA}/modify-password`);
    await expect(this.page.getByText(this.texts.forced)).toBeVisible();
    await expectAccessible();
    await this.page.goto(`${AREA}/employee-list`);
    await expect(this.page).toHaveURL(/\/modify-password\?return_to=/);
    await this.field(this.texts.oldPassword).fill(password);
    await this.typeNewPassword(OWN_PASSWORD);
    await this.button(this.texts.change).click();
    await expect(this.page.getByText(this.texts.changed)).toBeVisible();
    await this.logIn(account, OWN_PASSWORD);
    await expect(this.heading(this.texts.employees)).toBeVisible();
  }
}
