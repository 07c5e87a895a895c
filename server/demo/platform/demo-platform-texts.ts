import type { Language } from '#rules/language.ts';

/** The texts of the demo platform in one language. */
export interface DemoPlatformTexts {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
  readonly openedBy: (login: string, email: string) => string;
  readonly states: Readonly<Record<'open' | 'merged', string>>;
  readonly checks: Readonly<Record<'passed' | 'failed' | 'waiting', string>>;
  readonly details: string;
  readonly merge: string;
  readonly blocked: string;
  readonly form: string;
  readonly email: string;
  readonly open: string;
}

/** The texts of the demo platform. */
export const DEMO_PLATFORM_TEXTS: Readonly<Record<Language, DemoPlatformTexts>> = {
  zh: {
    title: '示例代码平台',
    lead: '这个页面在演示中充当代码平台，检查和合入规则与真实平台一致。服务重启后，这里的合并请求会重新开始。',
    steps: [
      '检查未通过的合并请求不能合入。打开检查的“详情”，看看原因。',
      '用合并请求中的邮箱签署 CLA；验证码在演示的收件箱里，服务启动时会打印它的链接。',
      '签署后检查自动通过，回到这里合入。',
    ],
    openedBy: (login, email) => `${login} 提交，提交邮箱 ${email}`,
    states: { open: '开启', merged: '已合入' },
    checks: { passed: '通过', failed: '未通过', waiting: '检查中' },
    details: '详情',
    merge: '合入',
    blocked: '检查通过后才能合入',
    form: '再提交一个合并请求',
    email: '提交邮箱',
    open: '提交',
  },
  en: {
    title: 'Sample code platform',
    lead: 'This page stands in for a code platform in the demo. Checks and merging follow the rules of a real one. Its pull requests begin anew when the service restarts.',
    steps: [
      'A pull request whose check has not passed cannot be merged. Open the details of the check to see why.',
      'Sign the CLA with the email of the pull request. The code is in the mailbox whose link the start has printed.',
      'The check passes by itself once you have signed. Come back and merge.',
    ],
    openedBy: (login, email) => `Opened by ${login}, who committed as ${email}`,
    states: { open: 'Open', merged: 'Merged' },
    checks: { passed: 'Passed', failed: 'Not passed', waiting: 'In progress' },
    details: 'Details',
    merge: 'Merge',
    blocked: 'Can be merged once the check has passed',
    form: 'Open another pull request',
    email: 'Email of the commit',
    open: 'Open',
  },
};
