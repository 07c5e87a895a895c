import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { activityPath } from '#rules/paths.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { DEMO_CLAS } from './cla-host.ts';
import { CommunityApi } from './community-api.ts';
import { Community } from './community-pages.ts';
import { expect, inBothLanguages, test, type Language } from './fixtures.ts';
import { SigningApi } from './sign-by-api.ts';
import type { ShownToast } from './toasts.ts';

// The journey renames the demo community, which would disturb others. Those with code platforms create their own.
test.use({ hasCodePlatforms: true });

const OTHER_LANGUAGE = { zh: 'en', en: 'zh' } as const;
type ExpectToast = (text: string) => Promise<ShownToast>;

const MAX_BYTES = 5 * 1024 * 1024;
const PDF = 'application/pdf';

/** Finds the link by search, renames it, and fails to unlink it. */
async function manageLink(
  community: Community,
  { expectAccessible, expectToast }: { expectAccessible: () => Promise<void>; expectToast: ExpectToast },
): Promise<void> {
  const { page, texts, dialog } = community;
  const search = page.getByRole('searchbox', { name: texts.linksSearch });
  const row = community.row('Example Community');
  await expect(row).toBeVisible();
  await search.fill('no such project');
  await search.press('Enter');
  await expect(page.getByText(texts.nothing)).toBeVisible();
  await expectAccessible();
  await community.button(texts.showAll).click();
  await search.fill('EXAMPLE.org/comm');
  await search.press('Enter');
  await expect(row).toBeVisible();
  await expectAccessible();

  await community.button(texts.menu, row).click();
  await page.getByRole('menuitem', { name: texts.settings, exact: true }).click();
  const section = (name: string) => page.getByRole('form', { name, exact: true });
  const save = (name: string) => community.button(texts.save, section(name)).click();
  const gracePeriod = page.getByRole('textbox', { name: texts.gracePeriod });
  await gracePeriod.fill('4000');
  await save(texts.newVersions);
  await expect(gracePeriod).toHaveAccessibleDescription(new RegExp(texts.wrongGracePeriod));
  await expectAccessible();
  await gracePeriod.fill('45');
  await save(texts.newVersions);
  await expectToast(texts.saved);
  const alias = page.getByRole('textbox', { name: texts.alias });
  const shown = (name: string) => page.getByRole('banner').getByText(name, { exact: true });
  await alias.fill('Example Community A');
  await save(texts.project);
  await expect(shown('Example Community A')).toBeVisible();
  // Others look at the demo's community too.
  await alias.fill('Example Community');
  await save(texts.project);
  await expect(shown('Example Community')).toBeVisible();

  await page.goto('/linked-repo');
  await community.choose(texts.unlink, row);
  await expect(dialog).toContainText(texts.isUsed);
  await expect(community.button(texts.unlink, dialog)).toHaveCount(0);
  await expectAccessible();
  await community.confirm(texts.understood);
  await expect(row).toBeVisible();
}

/** A CLA that a corporation has signed cannot be removed, but a new version supersedes it. */
async function replaceCla(community: Community, language: Language): Promise<void> {
  const { page, texts, dialog } = community;
  await page.getByRole('link', { name: 'Example Community', exact: true }).click();
  await page.getByRole('link', { name: texts.clas, exact: true }).click();
  const clas = page.locator('section', { has: page.getByRole('heading', { name: texts.corporationClas }) });
  const versionRow = (number: number) => clas.getByRole('row').filter({ hasText: texts.version(number) });
  await versionRow(1).getByRole('button', { name: texts.menu }).click();
  await page.getByRole('menuitem', { name: texts.remove }).click();
  await expect(dialog).toContainText(texts.cannotRemove);
  await expect(community.button(texts.remove, dialog)).toHaveAttribute('aria-disabled', 'true');
  await community.confirm(texts.cancel);

  await versionRow(1).getByRole('link', { name: texts.update }).click();
  await page.getByRole('radio', { name: texts.uploadFile }).check({ force: true });
  const other = join(DEMO_CLAS, `corporation.${OTHER_LANGUAGE[language]}.pdf`);
  await page.getByLabel(texts.choosePdf).setInputFiles(other);
  await expect(page.getByText(`corporation.${OTHER_LANGUAGE[language]}.pdf`)).toBeVisible();
  await community.button(texts.review).click();
  await expect(page.getByRole('main')).toContainText(texts.days);
  await community.button(texts.publish).click();
  await expect(versionRow(2)).toBeVisible();
  await expect(versionRow(1)).toContainText(texts.superseded);
}

/** Uploads files that cannot be the signed document, then one that can. */
async function uploadSigned(community: Community, row: Locator, expectToast: ExpectToast): Promise<void> {
  const { page, texts, dialog } = community;
  await community.open(texts.upload, row);
  const input = page.getByLabel(texts.choosePdf);
  const problem = dialog.getByRole('status');
  await input.setInputFiles({ name: 'signed.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(problem).toHaveText(texts.notPdf);
  await input.setInputFiles({ name: 'signed.pdf', mimeType: PDF, buffer: Buffer.alloc(MAX_BYTES + 1) });
  await expect(problem).toHaveText(texts.tooLarge);
  await input.setInputFiles({ name: 'signed.pdf', mimeType: PDF, buffer: Buffer.from('%PDF-1.7 and no more') });
  await expect(problem).toHaveText(texts.damaged);
  await input.setInputFiles(join(DEMO_CLAS, 'corporation.zh.pdf'));
  await expect(dialog).toBeHidden();
  // On a phone the toast covers the buttons of dialogs.
  expect(await expectToast(texts.uploaded)).toHaveProperty('pointerEvents', 'none');
}

// The journey of a corporation is long: one language on each screen.
inBothLanguages((language) => {
  test('a corporation is approved, deleted, restored and deleted completely; its link and CLA stay', async ({
    page,
    request,
    mailbox,
    service,
    expectAccessible,
    expectToast,
  }, info) => {
    const community = new Community(page, language);
    const { texts } = community;
    const email = `sign@corporation-${info.parallelIndex}-${Date.now()}.example.com`;
    const row = page.getByRole('main').getByRole('row').filter({ hasText: texts.corporation });

    await test.step('submission, with the document by mail', async () => {
      await new SigningApi(request, mailbox).signCorporation({ email, name: texts.corporation, language });
      const mail = await mailbox.waitFor(email, texts.documentSubject);
      expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual([PDF]);
    });
    await test.step('link', async () => {
      await new CommunityApi(page.request).logIn(service.demoLogin);
      await page.goto('/linked-repo');
      await manageLink(community, { expectAccessible, expectToast });
    });
    await test.step('CLA', () => replaceCla(community, language));
    await test.step('signed document', async () => {
      await page.getByRole('link', { name: texts.corporations }).click();
      await community.openTab('document');
      await expect(row).toBeVisible();
      await expectAccessible();
      await uploadSigned(community, row, expectToast);
      await community.openTab('review');
      await community.open(texts.toReview, row);
      await expect(community.dialog.locator('canvas').first()).toBeVisible();
      await expectAccessible();
      await community.confirm(texts.cancel);
    });
    await test.step('another representative', async () => {
      await community.choose(texts.representative, row);
      await expectAccessible();
      await page.getByRole('textbox', { name: texts.representativeName, exact: true }).fill('Another Representative');
      await community.confirm(texts.save);
      await expect(row).toContainText('Another Representative');
    });
    await test.step('approval, with the account by mail', async () => {
      await community.open(texts.toReview, row);
      await expect(community.dialog).toContainText(texts.endsNone);
      await expectAccessible();
      await community.confirm(texts.approve);
      await expect(row).toBeHidden();
      // The other one is the demo's corporation.
      await expect(community.tab('completed')).toContainText('2');
      expect((await mailbox.waitFor(email, texts.approvedSubject)).text).toContain('.example.com');
      await community.openTab('completed');
      await community.button(texts.more, row).click();
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: texts.sent })).toHaveCount(2);
      await expectAccessible();
    });
    await test.step('deletion and return', async () => {
      await community.choose(texts.delete, row);
      await community.confirm(texts.delete);
      await expect(row).toBeHidden();
      await expect(community.tab('completed')).toContainText('1');
      await community.openTab('deleted');
      await page.reload();
      await community.open(texts.restore, row);
      await community.confirm(texts.restore);
      await expect(row).toBeHidden();
      await community.openTab('completed');
      await expect(row).toBeVisible();
    });
    await test.step('complete deletion', async () => {
      await community.choose(texts.delete, row);
      await community.confirm(texts.delete);
      await expect(row).toBeHidden();
      await community.openTab('deleted');
      await community.choose(texts.purge, row);
      const purge = community.button(texts.purge, community.dialog);
      await expect(purge).toHaveAttribute('aria-disabled', 'true');
      const asked = page.getByRole('textbox', { name: texts.typeReference });
      const [reference = ''] = /SG-[-\dA-Z]+/.exec((await community.dialog.textContent()) ?? '') ?? [];
      await asked.fill(reference);
      await expectAccessible();
      await community.confirm(texts.purge);
      await expect(page.getByRole('heading', { name: texts.noneDeleted })).toBeVisible();
      await expect(community.tab('deleted')).toContainText('0');
      await expectAccessible();
    });
    await test.step('all of it is on record', async () => {
      await page.goto(activityPath(DEMO_LINK_ID));
      // The head of the table is the first row on a wide screen alone.
      const newest = page.getByRole('main').getByRole('row').filter({ hasText: 'Demo manager' }).first();
      await expect(newest).toContainText(texts.purged);
      const fold = page.getByText(texts.filters, { exact: true });
      // Phones fold the filters.
      if (await fold.isVisible()) {
        await fold.click();
      }
      await page.getByRole('combobox', { name: texts.about }).selectOption('CLA');
      await expect(newest).toContainText(texts.published);
      await expectAccessible();
    });
  });
});
