import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { newAddress } from './mailbox.ts';
import { SIGNING_TEXTS, SigningPage } from './signing-page.ts';

inBothLanguages((language) => {
  test('a contributor signs, from the chooser to the confirmation mail', async ({
    page,
    mailbox,
    isMobile,
    expectAccessible,
  }, info) => {
    const signing = new SigningPage(page, language);
    const { texts } = signing;
    const email = newAddress(info.parallelIndex);
    await page.goto(`/sign/${DEMO_LINK_ID}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Example Community');
    await expect(page.getByRole('link', { name: 'https://example.org/community' })).toBeVisible();
    await page.getByRole('link', { name: texts.individual }).click();

    await expect(page.getByText(texts.cla).first()).toBeVisible();
    await signing.showPages(isMobile);
    await signing.complete(email, mailbox);
    await signing.field(texts.telephone).fill('13800000000');
    await signing.sign();
    await expectAccessible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: texts.download }).click(),
    ]);
    const document = await readFile(await download.path());
    const mail = await mailbox.waitFor(email, texts.signedSubject);
    const [attachment] = mail.attachments;
    const reference = /SG(-[0-9A-Z]{4}){3}/.exec(mail.text ?? '')?.[0] ?? 'no reference in the mail';
    await expect(page.getByText(reference).first()).toBeVisible();
    expect(sha256(Buffer.from(attachment?.content as ArrayBuffer))).toBe(sha256(document));
    expect(document.subarray(0, 5).toString()).toBe('%PDF-');
    expect(download.suggestedFilename()).toBe(`${reference}.pdf`);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([['lang'], []]);

    await page.reload();
    await expect(page.getByRole('heading', { name: texts.signed })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.download })).toBeVisible();

    await page.getByRole('link', { name: texts.back }).click();
    await expect(page).toHaveURL(`/sign/${DEMO_LINK_ID}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('a signer whose mail is refused learns it, and has the document emailed again', async ({
    page,
    mailbox,
    expectAccessible,
  }, info) => {
    const signing = new SigningPage(page, language);
    const { texts } = signing;
    const email = newAddress(info.parallelIndex);
    const notice = page.getByText(texts.refused(email));
    await signing.open();
    await signing.complete(email, mailbox);
    mailbox.refuse(email, true);
    await signing.sign();
    await expect(notice).toBeVisible();
    await expect(page.getByText(texts.onItsWay)).toBeHidden();
    await expectAccessible();

    mailbox.refuse(email, false);
    await page.getByRole('button', { name: texts.resend }).click();

    await expect(notice).toBeHidden();
    await expect(page.getByText(texts.onItsWay)).toBeVisible();
    expect((await mailbox.waitFor(email, texts.resentSubject)).attachments).toHaveLength(1);
  });

  test('mistakes are shown where they are, and nothing typed is lost; a second code within a minute is refused', async ({
    page,
    mailbox,
    expectAccessible,
  }, info) => {
    const signing = new SigningPage(page, language);
    const { texts } = signing;
    const email = newAddress(info.parallelIndex);
    await signing.open();
    await signing.submit.click();
    await expect(page.getByText(texts.problem).first()).toBeVisible();
    await expectAccessible();

    await signing.fill(email);
    const code = await signing.receiveCode(email, mailbox);
    await signing.field(texts.code).fill(code === '111111' ? '222222' : '111111');
    await signing.consent();
    await signing.submit.click();
    await expect(page.getByText(texts.wrongCode).first()).toBeVisible();
    await expect(signing.field(texts.name)).toHaveValue(texts.signer);

    await page.reload();
    await signing.fill(email);
    await page.getByRole('button', { name: texts.send }).click();
    await expect(signing.field(texts.code)).toHaveAccessibleDescription(texts.tooSoon);
    await expect(page.getByRole('button', { name: texts.wait })).toBeDisabled();
    await signing.field(texts.code).fill(code);
    await signing.consent();
    await signing.sign();
  });

  test('the text of the CLA can be read instead of its pages', async ({ page, isMobile, expectAccessible }) => {
    const signing = new SigningPage(page, language);
    await signing.open();
    await signing.showPages(isMobile);
    const pages = await page.getByText(signing.texts.pages).innerText();
    // Another test may have published a longer version.
    const [, count = ''] = signing.texts.pages.exec(pages) ?? [];
    await expect(page.locator('main canvas')).toHaveCount(Number(count));

    await page.getByRole('button', { name: signing.texts.textVersion }).click();

    await expect(page.locator('main canvas').first()).toBeHidden();
    const clause = page.getByText(signing.texts.clause).last();
    await expect(clause).toBeVisible();
    await clause.scrollIntoViewIfNeeded();
    await expect(clause).toBeInViewport({ ratio: 1 });
    await expectAccessible();
  });

  test('the form is within reach, beside the document or behind a button on a phone, and so are the pages before it', async ({
    page,
    isMobile,
  }) => {
    const signing = new SigningPage(page, language);
    const chooser = page.getByRole('link', { name: signing.texts.individual });
    await page.goto(`/sign/${DEMO_LINK_ID}`);
    await chooser.click();
    await expect(signing.submit).toBeVisible();
    const title = page.getByRole('heading', { name: signing.texts.form });
    const button = page.getByRole('button', { name: signing.texts.goToForm });
    await expect(page.getByText(signing.texts.clause).last()).toBeAttached();

    if (isMobile) {
      await expect(title).not.toBeInViewport();
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click();
      await expect(title).toBeFocused();
    } else {
      await expect(button).toBeHidden();
    }

    await expect(title).toBeInViewport();

    await page.goBack();
    await expect(page).toHaveURL(`/sign/${DEMO_LINK_ID}`);
    await expect(chooser).toBeVisible();

    await page.goForward();
    await expect(signing.submit).toBeVisible();
  });
});

test('the document follows the language of the chosen CLA, the page keeps its own', async ({ page }) => {
  const signing = new SigningPage(page, 'zh');
  await signing.open();

  await page
    .getByRole('button', { name: 'English' })
    .or(page.getByRole('radio', { name: 'English' }))
    .last()
    .click();

  await expect(page.getByText(SIGNING_TEXTS.en.cla).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('签署');
});

/** A PDF whose only page is not in the file. */
const WITHOUT_ITS_PAGE = `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Count 1 /Kids [3 0 R]>> endobj
trailer <</Root 1 0 R /Size 4>>
%%EOF`;

const FAILURES = {
  'is not there': { path: '**/api/v1/cla/**', answer: { status: 404 } },
  'lacks its first page': {
    path: '**/api/v1/cla/**',
    answer: { contentType: 'application/pdf', body: WITHOUT_ITS_PAGE },
  },
  'has no viewer': { path: '**/assets/pdf-document-*.js', answer: { status: 404 } },
};
for (const [failure, { path, answer }] of Object.entries(FAILURES)) {
  test(`a document that ${failure} can be tried again, and nothing typed is lost`, async ({ page }) => {
    const signing = new SigningPage(page, 'zh');
    const { texts } = signing;
    await page.route(path, (route) => route.fulfill(answer));
    await signing.open();
    await signing.field(texts.name).fill(texts.signer);
    await expect(page.getByText(texts.failed)).toBeVisible();

    await page.unrouteAll();
    await page.getByRole('button', { name: texts.retry }).click();

    await expect(page.getByText(texts.pages)).toBeVisible();
    await expect(signing.field(texts.name)).toHaveValue(texts.signer);
  });
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
