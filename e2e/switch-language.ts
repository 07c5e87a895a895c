import { expect, type Page } from '@playwright/test';

/** Switches the page to another language, named in itself; ends when the service has stored it for the account. */
export async function switchLanguage(page: Page, name: string): Promise<void> {
  const stored = page.waitForResponse((response) => response.request().postData()?.includes('SetLanguage') === true);
  await page.getByRole('button', { name, exact: true }).click();
  expect((await stored).ok()).toBe(true);
}
