import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoLogin } from './service.ts';

/** Texts of the log-in form. */
export interface LogInTexts {
  readonly account: string;
  readonly password: string;
  readonly consent: RegExp;
  readonly logIn: string;
}

/** Fills in and sends the log-in form; ends when the outcome is shown: the next page, or the refusal. */
export async function logIn(
  form: { readonly page: Page; readonly texts: LogInTexts },
  { account, password }: DemoLogin,
  outcome: Locator,
): Promise<void> {
  const { page, texts } = form;
  await page.getByRole('textbox', { name: texts.account, exact: true }).fill(account);
  await page.getByRole('textbox', { name: texts.password, exact: true }).fill(password);
  await page.getByRole('checkbox', { name: texts.consent }).check();
  await page.getByRole('button', { name: texts.logIn, exact: true }).click();
  await expect(outcome).toBeVisible();
}
