import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import type { Language } from './fixtures.ts';
import { codeIn, type Mailbox } from './mailbox.ts';

/** What a signer reads, in both languages. */
export const SIGNING_TEXTS = {
  zh: {
    individual: '以个人身份签署',
    cla: '个人贡献者许可协议',
    name: '姓名',
    email: '邮箱',
    code: '邮箱验证码',
    send: '发送验证码',
    wait: /秒后可重发/,
    telephone: '个人电话',
    submit: '同意并签署',
    signed: '签署完成，感谢您',
    download: '下载签署文件',
    codeSubject: /验证码/,
    signedSubject: /^您已签署/,
    resentSubject: /^您签署的/,
    refused: (email: string) => `发往${email}的邮件被邮件服务器拒收，不会送达`,
    onItsWay: /确认邮件已发往/,
    resend: '重新发送到邮箱',
    problem: '请先阅读并同意隐私政策、Cookie说明和信息收集清单。',
    wrongCode: /验证码不正确/,
    signer: '欧阳㛃龑',
    unknown: '没有找到签署链接',
    errorPage: '页面不存在',
    clause: '是指社区已经与本协议关联的代码仓库',
    textVersion: '文字版',
    pdf: '查看PDF',
    goToForm: '填写并签署',
    form: '填写并签署',
    tooSoon: /请在\d+秒后再试/,
    back: '回到签署页',
    failed: '文件没有打开',
    retry: '重试',
    pages: /^第1 \/ (\d+)页$/,
  },
  en: {
    individual: 'Sign as an individual',
    cla: 'Individual Contributor Licence Agreement',
    name: 'Name',
    email: 'Email',
    code: 'Verification code',
    send: 'Send code',
    wait: /Resend in/,
    telephone: 'Personal phone',
    submit: 'Agree and sign',
    signed: 'Thank you. You have signed.',
    download: 'Download the signed document',
    codeSubject: /code/i,
    signedSubject: /signed/i,
    resentSubject: /^Your signed document/,
    refused: (email: string) => `The email to ${email} was refused and will not arrive`,
    onItsWay: /confirmation with the signed document is on its way/,
    resend: 'Email it to me again',
    problem: 'Please read and agree to the privacy policy, the cookie notice and the data collection list first.',
    wrongCode: /code is not right/,
    signer: 'Łukasz Žižka-Ō Example',
    unknown: 'Signing link not found',
    errorPage: 'Page not found',
    clause: 'Words used here',
    textVersion: 'As text',
    pdf: 'View the PDF',
    goToForm: 'Fill in and sign',
    form: 'Fill in and sign',
    tooSoon: /try again in \d+ seconds/,
    back: 'Back to the signing page',
    failed: 'The document could not be opened',
    retry: 'Try again',
    pages: /^Page 1 of (\d+)$/,
  },
} as const;

/** The demo's individual signing page, as a signer uses it. */
export class SigningPage {
  readonly texts: (typeof SIGNING_TEXTS)[Language];

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.texts = SIGNING_TEXTS[language];
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

  /** Shows the pages of the CLA, which small screens show only when asked to. */
  async showPages(isMobile: boolean): Promise<void> {
    if (isMobile) {
      await this.page.getByRole('button', { name: this.texts.pdf }).click();
    }
    await expect(this.page.locator('main canvas').first()).toBeVisible();
  }

  /** Fills in name and address. */
  async fill(email: string): Promise<void> {
    await this.field(this.texts.name).fill(this.texts.signer);
    await this.field(this.texts.email).fill(email);
  }

  /** Asks for a code and waits until the page confirms it. */
  async sendCode(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.send }).click();
    await expect(this.page.getByRole('button', { name: this.texts.wait })).toBeDisabled();
  }

  async receiveCode(email: string, mailbox: Mailbox): Promise<string> {
    await this.sendCode();
    return codeIn(await mailbox.waitFor(email, this.texts.codeSubject));
  }

  /** Fills in everything that the form requires, up to the click that signs. */
  async complete(email: string, mailbox: Mailbox): Promise<void> {
    await this.fill(email);
    await this.field(this.texts.code).fill(await this.receiveCode(email, mailbox));
    await this.consent();
  }

  /** Signs once everything is filled in. */
  async sign(): Promise<void> {
    await this.submit.click();
    await expect(this.page.getByRole('heading', { name: this.texts.signed })).toBeVisible();
  }

  async consent(): Promise<void> {
    const box = this.page.getByRole('checkbox');
    await box.focus();
    await box.press('Space');
    await expect(box).toBeChecked();
  }
}
