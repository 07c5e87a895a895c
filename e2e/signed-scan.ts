import { join } from 'node:path';
import { DEMO_CLAS } from './cla-host.ts';
import type { Corporation } from './corporation-pages.ts';
import { expect } from './fixtures.ts';
import { addressIn } from './mailbox.ts';

/** A PDF that is not the one to sign. */
const SCAN = join(DEMO_CLAS, 'corporation.zh.pdf');

/** Chooses the signed document on the page of the upload link, and looks at it. */
export async function chooseScan(corporation: Corporation): Promise<void> {
  const { page, texts } = corporation;
  await page.getByLabel(texts.chooseScan).setInputFiles(SCAN);
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(corporation.button(texts.sendScan)).toBeVisible();
}

/** Sends the chosen document whose upload times out once, tries again, and ends on the review. */
export async function sendScan(corporation: Corporation): Promise<void> {
  const { page, texts } = corporation;
  await page.route('**/corporation-upload/*', (route) => route.fulfill({ status: 408 }), { times: 1 });
  await corporation.button(texts.sendScan).click();
  await corporation.button(texts.sendAgain).click();
  await expect(corporation.heading(texts.inReview)).toBeVisible();
}

/** Opens the upload link of the latest mail with a subject. */
export async function openUploadLink({ page, mailbox }: Corporation, email: string, subject: RegExp): Promise<void> {
  await page.goto(addressIn(await mailbox.waitFor(email, subject), 'corporation-progress'));
}
