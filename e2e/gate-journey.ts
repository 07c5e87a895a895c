import type { Page } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';
import { SigningPage } from './signing-page.ts';

/** What managers and contributors read, in both languages. */
export const GATE_TEXTS = {
  zh: {
    logIn: { account: '账号或邮箱', password: '密码', consent: /隐私政策/, logIn: '登录' },
    title: 'CLA 检查',
    another: '再接入一个 GitHub App',
    reachedBy: '经由',
    organization: /创建在哪个组织下/,
    create: '前往 GitHub 创建 App',
    connectGitee: '接入 Gitee',
    token: '访问令牌',
    connect: '接入',
    platforms: '各平台支持的能力',
    add: '添加仓库',
    set: (path: string) => `设置 ${path} 的检查方式`,
    save: '保存',
    enforced: '强制',
    uncovered: '还需要签署',
    covered: '检查通过',
    sign: '签署 CLA',
    back: '返回来时的页面',
  },
  en: {
    logIn: { account: 'Account or email address', password: 'Password', consent: /privacy policy/, logIn: 'Log in' },
    title: 'CLA check',
    another: 'Connect another GitHub App',
    reachedBy: 'Reached by',
    organization: /Organisation that will own it/,
    create: 'Go to GitHub and create the App',
    connectGitee: 'Connect Gitee',
    token: 'Access token',
    connect: 'Connect',
    platforms: 'What each platform can do',
    add: 'Add repositories',
    set: (path: string) => `Set how ${path} is checked`,
    save: 'Save',
    enforced: 'Enforce',
    uncovered: 'A signature is needed',
    covered: 'The check has passed',
    sign: 'Sign the CLA',
    back: 'Back to the page you came from',
  },
} as const;

export type GateLanguage = keyof typeof GATE_TEXTS;

export interface Contribution {
  readonly language: GateLanguage;
  readonly email: string;
  readonly mailbox: Mailbox;
}

/** Takes the step that the page of the pull request offers, and comes back. */
export async function signFromPage(page: Page, { language, email, mailbox }: Contribution): Promise<void> {
  const signing = new SigningPage(page, language);
  await page.getByRole('link', { name: GATE_TEXTS[language].sign, exact: true }).click();
  await page.getByRole('link', { name: signing.texts.individual }).click();
  await signing.complete(email, mailbox);
  await signing.field(signing.texts.telephone).fill('13800000000');
  await signing.sign();
  await page.getByRole('link', { name: GATE_TEXTS[language].back, exact: true }).click();
}
