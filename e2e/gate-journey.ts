import { expect, type Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { logIn } from './log-in.ts';
import type { Mailbox } from './mailbox.ts';
import type { DemoLogin } from './service-template.ts';
import { SigningPage } from './signing-page.ts';

/** What managers and contributors read, in both languages. */
export const GATE_TEXTS = {
  zh: {
    logIn: { account: '账号或邮箱', password: '密码', consent: /隐私政策/, logIn: '登录' },
    title: '合并请求',
    another: '再接入一个GitHub App',
    reachedBy: '经由',
    organization: /创建在哪个组织下/,
    create: '前往GitHub创建App',
    connectTo: (platform: string) => `接入${platform}`,
    token: '访问令牌',
    connect: '接入',
    platforms: '各平台支持的能力',
    add: '添加仓库',
    set: (path: string) => `设置${path}的检查方式`,
    save: '保存',
    select: (path: string) => `选择${path}`,
    setSelected: '设置所选仓库',
    rules: '检查规则',
    labels: ['通过时的标签', '未通过时的标签'],
    feedback: '在代码平台上的反馈',
    saveRules: '保存规则',
    rulesSaved: '规则已保存',
    enforced: '强制',
    uncovered: '还需要签署',
    covered: '检查通过',
    sign: '签署CLA',
    back: '返回合并请求',
  },
  en: {
    logIn: { account: 'Account or email address', password: 'Password', consent: /privacy policy/, logIn: 'Log in' },
    title: 'Pull requests',
    another: 'Connect another GitHub App',
    reachedBy: 'Reached by',
    organization: /Organisation that will own it/,
    create: 'Go to GitHub and create the App',
    connectTo: (platform: string) => `Connect ${platform}`,
    token: 'Access token',
    connect: 'Connect',
    platforms: 'What each platform can do',
    add: 'Add repositories',
    set: (path: string) => `Set how ${path} is checked`,
    save: 'Save',
    select: (path: string) => `Select ${path}`,
    setSelected: 'Set those selected',
    rules: 'Rules',
    labels: ['Label once passed', 'Label until then'],
    feedback: 'What appears on the code platform',
    saveRules: 'Save the rules',
    rulesSaved: 'Saved.',
    enforced: 'Enforce',
    uncovered: 'A signature is needed',
    covered: 'The check has passed',
    sign: 'Sign the CLA',
    back: 'Back to your pull request',
  },
} as const;

export type GateLanguage = keyof typeof GATE_TEXTS;

export interface Contribution {
  readonly language: GateLanguage;
  readonly email: string;
  readonly mailbox: Mailbox;
}

/** Logs a manager in on the way to the gate of the demo's project, and returns its path. */
export async function openGate(page: Page, language: GateLanguage, login: DemoLogin): Promise<string> {
  const { title, logIn: texts } = GATE_TEXTS[language];
  const gate = `/gate/${DEMO_LINK_ID}`;
  await page.goto(`/index?return_to=${encodeURIComponent(gate)}`);
  await logIn({ page, texts }, login, page.getByRole('heading', { level: 1, name: title }));
  return gate;
}

/** An account of a platform, and what looks at the dialog that asks for its token. */
export interface TokenAccount {
  readonly platform: string;
  readonly token: string;
  readonly expectAccessible: () => Promise<void>;
}

/** Connects a platform on the page of the gate, and goes on to the repositories that it reaches. */
export async function connectByToken(
  page: Page,
  language: GateLanguage,
  { platform, token, expectAccessible }: TokenAccount,
): Promise<void> {
  const texts = GATE_TEXTS[language];
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: texts.connectTo(platform), exact: true }).click();
  await expectAccessible();
  await dialog.getByLabel(texts.token).fill(token);
  await dialog.getByRole('button', { name: texts.connect, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: texts.add, exact: true }).click();
  await reachByNewest(page, language);
}

/** Chooses the connection that was made last, among those that repositories can be reached by. */
export async function reachByNewest(page: Page, language: GateLanguage): Promise<void> {
  const connections = page.getByRole('combobox', { name: GATE_TEXTS[language].reachedBy });
  const newest = await connections.locator('option').last().getAttribute('value');
  await connections.selectOption(newest);
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
