import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { codeIn, expect, newAddress, test, type Mailbox } from './fixtures.ts';

/** What a signer reads, in both languages. */
const TEXTS = {
  zh: {
    individual: '以个人身份签署',
    cla: '个人贡献者许可协议',
    name: '姓名',
    email: '邮箱',
    code: '邮箱验证码',
    send: '发送验证码',
    wait: /秒后可重发/,
    telephone: '个人电话',
    submit: '签署',
    signed: '签署完成，感谢您',
    download: '下载签署文件',
    codeSubject: /验证码/,
    signedSubject: /签署/,
    problem: '请先阅读并同意隐私政策、Cookie 说明和信息收集清单。',
    wrongCode: /验证码不正确/,
    signer: '欧阳㛃龑',
    unknown: '没有找到签署链接',
    errorPage: '页面不存在',
    clause: '是指社区已经与本协议关联的代码仓库',
    textVersion: '文字版',
    goToForm: '去填写并签署',
    form: '填写并签署',
    tooSoon: /请在 \d+ 秒后再试/,
    back: '回到签署页',
    failed: '文件没有打开',
    retry: '重试',
    pages: '第 1 / 2 页',
  },
  en: {
    individual: 'Sign as an individual',
    cla: 'Individual Contributor Licence Agreement',
    name: 'Name',
    email: 'E-Mail',
    code: 'Verification code',
    send: 'Send code',
    wait: /Resend in/,
    telephone: 'Personal phone',
    submit: 'Sign',
    signed: 'Signed. Thank you',
    download: 'Download the signed document',
    codeSubject: /code/i,
    signedSubject: /signed/i,
    problem: 'Please read and agree to the privacy policy, the cookie notice and the data collection list first.',
    wrongCode: /code is not right/,
    signer: 'Łukasz Žižka-Ō Example',
    unknown: 'Signing link not found',
    errorPage: 'Page not found',
    clause: 'Words used here',
    textVersion: 'As text',
    goToForm: 'Fill in and sign',
    form: 'Fill in and sign',
    tooSoon: /try again in \d+ seconds/,
    back: 'Back to the signing page',
    failed: 'The document could not be opened',
    retry: 'Try again',
    pages: 'Page 1 of 2',
  },
} as const;

type Language = keyof typeof TEXTS;

class SigningPage {
  readonly texts: (typeof TEXTS)[Language];

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.texts = TEXTS[language];
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  get submit(): Locator {
    return this.page.locator('form').getByRole('button', { name: this.texts.submit, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(`/sign-cla/${DEMO_LINK_ID}/individual`);
    await expect(this.submit).toBeVisible();
  }

  async fill(email: string): Promise<void> {
    await this.field(this.texts.name).fill(this.texts.signer);
    await this.field(this.texts.email).fill(email);
  }

  async receiveCode(email: string, mailbox: Mailbox): Promise<string> {
    await this.page.getByRole('button', { name: this.texts.send }).click();
    await expect(this.page.getByRole('button', { name: this.texts.wait })).toBeDisabled();
    return codeIn(await mailbox.waitFor(email, this.texts.codeSubject));
  }

  /** Fills in everything that the form requires, up to the click that signs. */
  async complete(email: string, mailbox: Mailbox): Promise<void> {
    await this.fill(email);
    await this.field(this.texts.code).fill(await this.receiveCode(email, mailbox));
    await this.consent();
  }

  async consent(): Promise<void> {
    const box = this.page.getByRole('checkbox');
    await box.focus();
    await box.press('Space');
    await expect(box).toBeChecked();
  }
}

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('a contributor signs, from the chooser to the confirmation mail', async ({
      page,
      mailbox,
      expectAccessible,
    }, info) => {
      const signing = new SigningPage(page, language);
      const { texts } = signing;
      const email = newAddress(info.parallelIndex);
      await page.goto(`/sign/${DEMO_LINK_ID}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Example Community');
      await expect(page.getByRole('link', { name: 'https://example.org/community' })).toBeVisible();
      await expectAccessible();
      await page.getByRole('link', { name: texts.individual }).click();

      await expect(page.locator('canvas').first()).toBeVisible();
      await expect(page.getByText(texts.cla).first()).toBeVisible();
      await expectAccessible();
      await signing.complete(email, mailbox);
      await signing.field(texts.telephone).fill('13800000000');
      await signing.submit.click();

      await expect(page.getByRole('heading', { name: texts.signed })).toBeVisible();
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
      expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
        ['lang'],
        [],
      ]);

      await page.getByRole('link', { name: texts.back }).click();
      await expect(page).toHaveURL(`/sign/${DEMO_LINK_ID}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('mistakes are named where they are, and nothing typed is lost', async ({
      page,
      mailbox,
      expectAccessible,
    }, info) => {
      const signing = new SigningPage(page, language);
      const email = newAddress(info.parallelIndex);
      await signing.open();
      await signing.submit.click();
      await expect(page.getByText(signing.texts.problem).first()).toBeVisible();
      await expectAccessible();

      await signing.fill(email);
      const code = await signing.receiveCode(email, mailbox);
      await signing.field(signing.texts.code).fill(code === '111111' ? '222222' : '111111');
      await signing.consent();
      await signing.submit.click();
      await expect(page.getByText(signing.texts.wrongCode).first()).toBeVisible();
      await expect(signing.field(signing.texts.name)).toHaveValue(signing.texts.signer);

      await signing.field(signing.texts.code).fill(code);
      await signing.submit.click();
      await expect(page.getByRole('heading', { name: signing.texts.signed })).toBeVisible();
    });

    test('a second code within a minute is refused, with the seconds to wait', async ({ page, mailbox }, info) => {
      const signing = new SigningPage(page, language);
      const { texts } = signing;
      const email = newAddress(info.parallelIndex);
      await signing.open();
      await signing.fill(email);
      const code = await signing.receiveCode(email, mailbox);

      await page.reload();
      await signing.fill(email);
      await page.getByRole('button', { name: texts.send }).click();

      await expect(signing.field(texts.code)).toHaveAccessibleDescription(texts.tooSoon);
      await expect(page.getByRole('button', { name: texts.wait })).toBeDisabled();
      await signing.field(texts.code).fill(code);
      await signing.consent();
      await signing.submit.click();
      await expect(page.getByRole('heading', { name: texts.signed })).toBeVisible();
    });

    test('the text of the CLA can be read in the place of its pages', async ({ page, expectAccessible }) => {
      const signing = new SigningPage(page, language);
      await signing.open();
      await expect(page.getByText(signing.texts.pages)).toBeVisible();
      await expect(page.locator('main canvas')).toHaveCount(2);

      await page.getByRole('button', { name: signing.texts.textVersion }).click();

      await expect(page.locator('main canvas').first()).toBeHidden();
      const clause = page.getByText(signing.texts.clause).last();
      await clause.scrollIntoViewIfNeeded();
      await expect(clause).toBeInViewport({ ratio: 1 });
      await expectAccessible();
    });

    test('the form is at hand: beside the document, or behind a button at the edge of a phone', async ({
      page,
      isMobile,
    }) => {
      const signing = new SigningPage(page, language);
      await signing.open();
      const title = page.getByRole('heading', { name: signing.texts.form });
      const button = page.getByRole('button', { name: signing.texts.goToForm });
      await expect(page.locator('main canvas')).toHaveCount(2);

      if (isMobile) {
        await expect(title).not.toBeInViewport();
        await expect(button).toBeInViewport({ ratio: 1 });
        await button.click();
        await expect(title).toBeFocused();
      } else {
        await expect(button).toBeHidden();
      }

      await expect(title).toBeInViewport();
    });

    test('going back leads to the chooser, going forward to the form again', async ({ page }) => {
      const signing = new SigningPage(page, language);
      await page.goto(`/sign/${DEMO_LINK_ID}`);
      await page.getByRole('link', { name: signing.texts.individual }).click();
      await expect(signing.submit).toBeVisible();

      await page.goBack();
      await expect(page).toHaveURL(`/sign/${DEMO_LINK_ID}`);
      await expect(page.getByRole('link', { name: signing.texts.individual })).toBeVisible();

      await page.goForward();
      await expect(signing.submit).toBeVisible();
    });

    test('an unknown link and an unknown path offer ways on', async ({ page, expectAccessible }) => {
      await page.goto('/sign/web_unknown-1000000000000000000');
      await expect(page.getByText(TEXTS[language].unknown)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expectAccessible();

      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: TEXTS[language].errorPage })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expectAccessible();
    });
  });
}

test('the document follows the language of the CLA that is chosen, the page keeps its own', async ({ page }) => {
  const signing = new SigningPage(page, 'zh');
  await signing.open();

  await page
    .getByRole('button', { name: 'English' })
    .or(page.getByRole('radio', { name: 'English' }))
    .last()
    .click();

  await expect(page.getByText(TEXTS.en.cla).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('签署');
});

for (const part of ['**/api/v1/cla/**', '**/assets/pdf-document-*.js']) {
  test(`a document that cannot be opened for want of ${part} can be tried again, and nothing typed is lost`, async ({
    page,
  }) => {
    const signing = new SigningPage(page, 'zh');
    const { texts } = signing;
    await page.route(part, (route) => route.fulfill({ status: 404 }));
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
