import { createHash } from 'node:crypto';
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
    problem: '请先阅读并同意隐私政策与 Cookie 说明。',
    wrongCode: /验证码不正确/,
    signer: '欧阳㛃龑',
    unknown: '没有找到签署链接',
    errorPage: '页面不存在',
    textVersion: '文字版',
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
    problem: 'Please read and agree to the privacy policy and the cookie notice first.',
    wrongCode: /code is not right/,
    signer: 'Łukasz Žižka-Ō Example',
    unknown: 'Signing link not found',
    errorPage: 'Page not found',
    textVersion: 'Text',
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
    return this.page.getByRole('textbox', { name: label });
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
      request,
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
      await signing.fill(email);
      await signing.field(texts.telephone).fill('13800000000');
      await signing.field(texts.code).fill(await signing.receiveCode(email, mailbox));
      await signing.consent();
      await signing.submit.click();

      await expect(page.getByRole('heading', { name: texts.signed })).toBeVisible();
      await expectAccessible();
      const href = await page.getByRole('link', { name: texts.download }).getAttribute('href');
      const document = await (await request.get(href ?? '')).body();
      const mail = await mailbox.waitFor(email, texts.signedSubject);
      const [attachment] = mail.attachments;
      const reference = /SG(-[0-9A-Z]{4}){3}/.exec(mail.text ?? '')?.[0] ?? 'no reference in the mail';
      await expect(page.getByText(reference).first()).toBeVisible();
      expect(sha256(Buffer.from(attachment?.content as ArrayBuffer))).toBe(sha256(document));
      expect(document.subarray(0, 5).toString()).toBe('%PDF-');
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

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
