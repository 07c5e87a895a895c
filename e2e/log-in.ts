import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoLogin } from './service-template.ts';

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
  const field = page.getByRole('textbox', { name: texts.account, exact: true });
  // Where code platforms are offered, accounts of the service fold out below them.
  const fold = page.locator('summary');
  await expect(field.or(fold).first()).toBeVisible();
  if (!(await field.isVisible())) {
    await fold.click();
  }
  await field.fill(account);
  await page.getByRole('textbox', { name: texts.password, exact: true }).fill(password);
  const submit = page.getByRole('button', { name: texts.logIn, exact: true });
  await submit.click();
  // Only the first log-in of an account asks for the consent.
  const consent = page.getByRole('checkbox', { name: texts.consent });
  await expect(consent.or(outcome).first()).toBeVisible();
  if (await consent.isVisible()) {
    await consent.check();
    await submit.click();
  }
  await expect(outcome).toBeVisible();
}
