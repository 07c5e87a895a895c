import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { newAddress } from './mailbox.ts';
import { SigningPage } from './signing-page.ts';

const TEXTS = {
  zh: {
    details: '技术信息',
    evidence: '下载证据包',
    choose: '选择PDF文件或证据包',
    proved: '证据包已证明',
    changed: '证据包被改动过或系伪造',
    wrong: /evidence\.jws/,
    genuine: '文件真实，签署有效',
  },
  en: {
    details: 'Technical details',
    evidence: 'Download the evidence',
    choose: 'Choose a PDF or an evidence bundle',
    proved: 'The evidence bundle is proved',
    changed: 'The evidence bundle was changed or forged',
    wrong: /evidence\.jws/,
    genuine: 'The document is genuine and the signature is valid',
  },
} as const;

/** Downloads the evidence as the page of a signing offers it. */
async function downloadEvidence(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return readFile(await download.path());
}

/** The bundle, whose evidence says that an employee signed. */
function forge(bundle: Uint8Array): Buffer {
  const files = unzipSync(bundle);
  const evidence = new TextDecoder().decode(files['evidence.json']);
  return Buffer.from(zipSync({ ...files, 'evidence.json': strToU8(evidence.replace('"INDIVIDUAL"', '"EMPLOYEE"')) }));
}

inBothLanguages((language) => {
  test('a signer downloads evidence, which is proved once it is in a checkpoint, and no longer when changed', async ({
    page,
    mailbox,
    expectAccessible,
  }, info) => {
    const texts = TEXTS[language];
    const signing = new SigningPage(page, language);
    await signing.open();
    await signing.complete(newAddress(info.parallelIndex), mailbox);
    await signing.sign();
    const result = page.url();
    const check = async (bytes: Uint8Array) => {
      await page.goto('/verify');
      await page
        .getByLabel(texts.choose)
        .setInputFiles({ name: 'evidence.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) });
    };

    let bundle: Uint8Array = new Uint8Array();
    await expect(async () => {
      await page.goto(result);
      await page.getByText(texts.details).click();
      bundle = await downloadEvidence(page, texts.evidence);
      await check(bundle);
      await expect(page.getByText(texts.proved)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page.getByText(texts.genuine)).toBeVisible();
    await expectAccessible();

    await check(forge(bundle));
    await expect(page.getByText(texts.changed)).toBeVisible();
    await expect(page.getByText(texts.wrong).first()).toBeVisible();
  });
});
