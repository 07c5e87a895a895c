import { join } from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { DEMO_CLAS } from './cla-host.ts';
import { codeIn, expect, test, type Mailbox, type Service } from './fixtures.ts';

/** What a community manager reads, in both languages. */
const TEXTS = {
  zh: {
    corporation: '示例科技（深圳）有限公司',
    documentSubject: /请签署/,
    approvedSubject: /管理员账号/,
    account: '账号或邮箱',
    password: '密码',
    consent: /隐私政策/,
    logIn: '登录',
    linksSearch: '搜索社区、项目地址或组织',
    nothing: '没有找到符合条件的内容。',
    showAll: '显示全部',
    menu: /的更多操作$/,
    edit: '修改设置',
    alias: /^社区名称/,
    gracePeriod: /^宽限期/,
    wrongGracePeriod: '请填写 0 到 3650 之间的整数。',
    save: '保存',
    saved: '设置已保存',
    unlink: '解除绑定',
    isUsed: '已有人在此签署，不能解绑。',
    details: 'CLA 与设置',
    corporationClas: '企业 CLA',
    version: (number: number) => `中文 · 第 ${number} 版`,
    superseded: '已有新版本',
    remove: '移除',
    cannotRemove: /已有人签署这份 CLA，不能移除/,
    update: '更新版本',
    uploadFile: /^上传文件/,
    days: '45 天宽限期',
    publish: '发布新版本',
    corporations: '企业签署',
    tab: { uncompleted: /^未完成/, completed: /^已完成/, deleted: /^已删除/ },
    upload: '上传签署文件',
    choosePdf: /选择 PDF 文件/,
    notPdf: /不是可读取的 PDF/,
    tooLarge: /文件太大/,
    damaged: /已损坏/,
    uploaded: '签署文件已上传',
    view: '查看签署文件',
    close: '关闭',
    representative: '更换授权代表',
    representativeName: '姓名',
    approve: '审批通过',
    more: '详情',
    sent: '已发送',
    delete: '删除',
    restore: '恢复',
    purge: '彻底删除',
    typeName: /请输入企业名称/,
    noneDeleted: '没有已删除的企业',
    cancel: '取消',
  },
  en: {
    corporation: 'Example Engineering & Manufacturing Holdings Ltd',
    documentSubject: /^Sign and return/,
    approvedSubject: /administrator account/,
    account: 'Account or e-mail address',
    password: 'Password',
    consent: /privacy policy/,
    logIn: 'Log in',
    linksSearch: 'Community, project address or organisation',
    nothing: 'Nothing was found.',
    showAll: 'Show all',
    menu: /^More for/,
    edit: 'Change settings',
    alias: /^Name of the community/,
    gracePeriod: /^Grace period/,
    wrongGracePeriod: 'Enter a whole number from 0 to 3650.',
    save: 'Save',
    saved: 'The settings were saved',
    unlink: 'Unlink',
    isUsed: 'Somebody has signed here, so it cannot be unlinked.',
    details: 'CLAs and settings',
    corporationClas: 'Corporate CLA',
    version: (number: number) => `English, version ${number}`,
    superseded: 'Replaced',
    remove: 'Remove',
    cannotRemove: /Somebody has signed this CLA, so it cannot be removed/,
    update: 'New version',
    uploadFile: /^A file/,
    days: '45 days',
    publish: 'Publish the new version',
    corporations: 'Corporations',
    tab: { uncompleted: /^Not complete/, completed: /^Complete/, deleted: /^Deleted/ },
    upload: 'Upload signed document',
    choosePdf: /Choose a PDF/,
    notPdf: /not a readable PDF/,
    tooLarge: /too large/,
    damaged: /is damaged/,
    uploaded: 'The signed document was uploaded',
    view: 'View signed document',
    close: 'Close',
    representative: 'Change the representative',
    representativeName: 'Name',
    approve: 'Approve',
    more: 'Details',
    sent: 'Sent',
    delete: 'Delete',
    restore: 'Restore',
    purge: 'Delete completely',
    typeName: /Type the name of the corporation/,
    noneDeleted: 'No corporation was deleted',
    cancel: 'Cancel',
  },
} as const;

type Language = keyof typeof TEXTS;

const OTHER_LANGUAGE = { zh: 'en', en: 'zh' } as const;
const MAX_BYTES = 5 * 1024 * 1024;
const PDF = 'application/pdf';

const CLAS = 'query ($id: ID!) { link(id: $id) { clas { id type language fields { id type } } } }';
const SEND_CODE = 'mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { email } }';
const SIGN = 'mutation ($input: SignCorporationInput!) { signCorporation(input: $input) { reference } }';

interface Cla {
  readonly id: string;
  readonly type: string;
  readonly language: string;
  readonly fields: readonly { readonly id: string; readonly type: string }[];
}

async function graphql<T>(request: APIRequestContext, query: string, variables: object): Promise<T> {
  const answer: unknown = await (await request.post('/graphql', { data: { query, variables } })).json();
  expect(answer).not.toHaveProperty('errors');
  return (answer as { data: T }).data;
}

/** A representative signs for a corporation; the code comes by mail. */
async function submitCorporation(
  request: APIRequestContext,
  mailbox: Mailbox,
  { email, name, lang }: { email: string; name: string; lang: Language },
): Promise<void> {
  const of = { linkId: DEMO_LINK_ID, email, language: lang.toUpperCase() };
  const { link } = await graphql<{ link: { clas: Cla[] } }>(request, CLAS, { id: DEMO_LINK_ID });
  const cla = link.clas.find(({ type, language }) => type === 'CORPORATION' && language === of.language);
  await graphql(request, SEND_CODE, { input: { ...of, purpose: 'CORPORATION_SIGNING' } });
  const input = {
    ...of,
    claId: cla?.id,
    corporationName: name,
    representativeName: 'A. Representative',
    verificationCode: codeIn(await mailbox.waitFor(email, /验证码|code/i)),
    fieldValues: cla?.fields.filter(({ type }) => type === 'TITLE').map(({ id }) => ({ id, value: 'Director' })),
    privacyConsented: true,
  };
  await graphql(request, SIGN, { input });
}

/** What a community manager does with lists, menus and dialogs. */
class Community {
  readonly texts: (typeof TEXTS)[Language];

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.texts = TEXTS[language];
  }

  button(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  row(text: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }

  async logIn({ account, password }: Service['demoLogin']): Promise<void> {
    await this.page.getByRole('textbox', { name: this.texts.account, exact: true }).fill(account);
    await this.page.getByRole('textbox', { name: this.texts.password, exact: true }).fill(password);
    await this.page.getByRole('checkbox', { name: this.texts.consent }).check();
    await this.button(this.texts.logIn).click();
  }

  async choose(item: string, row: Locator | Page = this.page): Promise<void> {
    await this.button(this.texts.menu, row).click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** Confirms in the dialog, which is gone afterwards. */
  async confirm(name: string): Promise<void> {
    await this.button(name, this.dialog).click();
    await expect(this.dialog).toBeHidden();
  }

  tab(state: keyof (typeof TEXTS)[Language]['tab']): Locator {
    return this.button(this.texts.tab[state], this.page.getByRole('main'));
  }
}

/** Found by search, renamed, and kept from being unlinked. */
async function manageLink(community: Community, expectAccessible: () => Promise<void>): Promise<void> {
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

  await community.choose(texts.edit, row);
  const gracePeriod = page.getByRole('textbox', { name: texts.gracePeriod });
  await page.getByRole('textbox', { name: texts.alias }).fill('Example Community A');
  await gracePeriod.fill('4000');
  await community.button(texts.save).click();
  await expect(gracePeriod).toHaveAccessibleDescription(new RegExp(texts.wrongGracePeriod));
  await expectAccessible();
  await gracePeriod.fill('45');
  await community.button(texts.save).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Example Community A' })).toBeVisible();

  await community.choose(texts.unlink, row);
  await community.button(texts.unlink, dialog).click();
  await expect(dialog.getByRole('alert')).toContainText(texts.isUsed);
  await expectAccessible();
  await community.confirm(texts.cancel);
  await expect(row).toBeVisible();
}

/** The CLA that a corporation has signed stays; a new version takes its place. */
async function replaceCla(community: Community, language: Language): Promise<void> {
  const { page, texts, dialog } = community;
  await page.getByRole('link', { name: texts.details }).click();
  const clas = page.locator('section', { has: page.getByRole('heading', { name: texts.corporationClas }) });
  const versionRow = (number: number) => clas.getByRole('listitem').filter({ hasText: texts.version(number) });
  await community.button(texts.remove, versionRow(1)).click();
  await expect(dialog).toContainText(texts.cannotRemove);
  await expect(community.button(texts.remove, dialog)).toHaveAttribute('aria-disabled', 'true');
  await community.confirm(texts.cancel);

  await versionRow(1).getByRole('link', { name: texts.update }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: texts.days })).toBeVisible();
  await page.getByRole('radio', { name: texts.uploadFile }).check({ force: true });
  const other = join(DEMO_CLAS, `corporation.${OTHER_LANGUAGE[language]}.pdf`);
  await page.getByLabel(texts.choosePdf).setInputFiles(other);
  await expect(page.getByText(`corporation.${OTHER_LANGUAGE[language]}.pdf`)).toBeVisible();
  await community.button(texts.publish).click();
  await expect(versionRow(2)).toBeVisible();
  await expect(versionRow(1)).toContainText(texts.superseded);
}

/** Files that cannot be the signed document, then one that can. */
async function uploadSigned(community: Community, row: Locator): Promise<void> {
  const { page, texts, dialog } = community;
  await community.button(texts.upload, row).click();
  const input = page.getByLabel(texts.choosePdf);
  const problem = dialog.getByRole('status');
  await input.setInputFiles({ name: 'signed.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(problem).toHaveText(texts.notPdf);
  await input.setInputFiles({ name: 'signed.pdf', mimeType: PDF, buffer: Buffer.alloc(MAX_BYTES + 1) });
  await expect(problem).toHaveText(texts.tooLarge);
  await input.setInputFiles({ name: 'signed.pdf', mimeType: PDF, buffer: Buffer.from('%PDF-1.7 and no more') });
  await expect(problem).toHaveText(texts.damaged);
  await input.setInputFiles(join(DEMO_CLAS, 'corporation.zh.pdf'));
  const toast = page.getByRole('status').filter({ hasText: texts.uploaded });
  await expect(toast).toBeVisible();
  // On a phone it lies where the buttons of dialogs are.
  await expect(toast).toHaveCSS('pointer-events', 'none');
  await expect(dialog).toBeHidden();
}

// The journey of a corporation takes a while: one language on each screen.
const SCREENS = { zh: '@desktop', en: '@phone' } as const;
for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(language, { tag: SCREENS[language] }, () => {
    test.use({ language });

    test('a corporation is approved, deleted, restored and deleted completely; its link and CLA stay', async ({
      page,
      request,
      mailbox,
      service,
      expectAccessible,
    }, info) => {
      test.setTimeout(150_000);
      const community = new Community(page, language);
      const { texts } = community;
      const email = `sign@corporation-${info.parallelIndex}-${Date.now()}.example.com`;
      const row = community.row(texts.corporation);

      await test.step('submission, with the document by mail', async () => {
        await submitCorporation(request, mailbox, { email, name: texts.corporation, lang: language });
        const mail = await mailbox.waitFor(email, texts.documentSubject);
        expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual([PDF]);
      });
      await test.step('log-in and link', async () => {
        await page.goto('/linked-repo');
        await community.logIn(service.demoLogin);
        await manageLink(community, expectAccessible);
      });
      await test.step('CLA', () => replaceCla(community, language));
      await test.step('signed document', async () => {
        await page.getByRole('link', { name: texts.corporations }).click();
        await expect(row).toBeVisible();
        await expectAccessible();
        await uploadSigned(community, row);
        await community.choose(texts.view, row);
        await expect(community.dialog.locator('canvas').first()).toBeVisible();
        await expectAccessible();
        await community.confirm(texts.close);
      });
      await test.step('another representative', async () => {
        await community.choose(texts.representative, row);
        await expectAccessible();
        await page.getByRole('textbox', { name: texts.representativeName, exact: true }).fill('Another Representative');
        await community.confirm(texts.save);
        await expect(row).toContainText('Another Representative');
      });
      await test.step('approval, with the account by mail', async () => {
        await community.button(texts.approve, row).click();
        await expectAccessible();
        await community.confirm(texts.approve);
        await expect(row).toBeHidden();
        // The demo's corporation is the other one.
        await expect(community.tab('completed')).toContainText('2');
        expect((await mailbox.waitFor(email, texts.approvedSubject)).text).toContain('.example.com');
        await community.tab('completed').click();
        await community.button(texts.more, row).click();
        await expect(row.getByRole('listitem').filter({ hasText: texts.sent })).toHaveCount(2);
        await expectAccessible();
      });
      await test.step('deletion and return', async () => {
        await community.choose(texts.delete, row);
        await community.confirm(texts.delete);
        await expect(row).toBeHidden();
        await expect(community.tab('completed')).toContainText('1');
        await community.tab('deleted').click();
        await page.reload();
        await community.button(texts.restore, row).click();
        await community.confirm(texts.restore);
        await expect(row).toBeHidden();
        await community.tab('completed').click();
        await expect(row).toBeVisible();
      });
      await test.step('complete deletion', async () => {
        await community.choose(texts.delete, row);
        await community.confirm(texts.delete);
        await community.tab('deleted').click();
        await community.choose(texts.purge, row);
        const purge = community.button(texts.purge, community.dialog);
        await expect(purge).toHaveAttribute('aria-disabled', 'true');
        await page.getByRole('textbox', { name: texts.typeName }).fill(texts.corporation);
        await expectAccessible();
        await community.confirm(texts.purge);
        await expect(page.getByRole('heading', { name: texts.noneDeleted })).toBeVisible();
        await expect(community.tab('deleted')).toContainText('0');
        await expectAccessible();
      });
    });
  });
}
