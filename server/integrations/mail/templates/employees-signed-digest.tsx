import { Facts } from './facts.tsx';
import { Lines } from './lines.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  CorporationFacts & {
    /** Some of them, those who wait for activation first: one `name: address` per line. */
    employees: string;
    /** How many have signed, and how many of them wait for activation. */
    count: string;
    waiting: string;
    employeesUrl: string;
  }
>;

interface Texts {
  readonly subject: (count: number, waiting: number, community: string) => string;
  readonly preview: (waiting: number) => string;
  readonly heading: (count: number) => string;
  readonly greeting: (name: string) => string;
  readonly signed: (count: number, corporation: string, community: string) => string;
  readonly labels: { readonly waiting: string; readonly employees: string; readonly some: string };
  readonly next: (waiting: number) => string;
  readonly list: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (count, waiting, community) =>
      waiting > 0 ? `${waiting}名员工等您激活：“${community}”CLA` : `${count}名员工签署了“${community}”CLA`,
    preview: (waiting) => (waiting > 0 ? `其中${waiting}人等待激活。` : '均已激活。'),
    heading: (count) => `${count}份新的员工签署`,
    greeting: (name) => `${name}，您好！`,
    signed: (count, corporation, community) =>
      `自上一封通知以来，${count}人作为“${corporation}”的员工签署了“${community}”的贡献者许可协议（CLA），邮箱均已通过验证码核实。`,
    labels: { waiting: '等待激活', employees: '员工', some: '其中的员工' },
    next: (waiting) =>
      waiting > 0
        ? '请核实他们是否为贵公司的员工，然后激活；激活之前签署不生效。如果不是，请将其移除。'
        : '他们的签署都已激活。如果其中有人不是贵公司的员工，请停用并移除。',
    list: '打开员工列表',
    reason: (community) =>
      `您收到本邮件，是因为您是贵公司在“${community}”的员工管理员。多久通知一次，可以在员工列表中设置。`,
  },
  en: {
    subject: (count, waiting, community) =>
      waiting > 0
        ? `Employees to activate: ${waiting} (${community} CLA)`
        : `${count} employees have signed the ${community} CLA`,
    preview: (waiting) => (waiting > 0 ? `Waiting for activation: ${waiting}.` : 'All of them are active.'),
    heading: (count) => `${count} new employee signatures`,
    greeting: (name) => `Hello ${name},`,
    signed: (count, corporation, community) =>
      `Since the last notice, ${count} people have signed the contributor licence agreement (CLA) of ${community} as employees of ${corporation}. Their email addresses were verified by a code.`,
    labels: { waiting: 'Waiting for activation', employees: 'Employees', some: 'Employees among them' },
    next: (waiting) =>
      waiting > 0
        ? 'Please verify that they are your employees, then activate the signatures; until then these have no effect. Remove those of anybody who is not.'
        : 'All of them are active. If one of them is not your employee, deactivate and remove the signature.',
    list: 'Open the employee list',
    reason: (community) =>
      `You are receiving this email because you are an employee manager of your company at ${community}. You can choose how often to be notified in the employee list.`,
  },
};

/** Notifies an employee manager of everybody who has signed since the last notice. */
function employeesSignedDigestMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const [count, waiting] = [Number(data.count), Number(data.waiting)];
  const areAllNamed = data.employees.split('\n').length === count;
  const rows = [
    ...(waiting > 0 ? [{ label: texts.labels.waiting, value: data.waiting }] : []),
    { label: areAllNamed ? texts.labels.employees : texts.labels.some, value: <Lines text={data.employees} /> },
  ];
  return {
    subject: texts.subject(count, waiting, data.community),
    preview: texts.preview(waiting),
    heading: texts.heading(count),
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.signed(count, data.corporationName, data.community)}</Paragraph>
        <Facts rows={rows} />
        <Paragraph>{texts.next(waiting)}</Paragraph>
        <PageLink url={data.employeesUrl} label={texts.list} />
      </>
    ),
  };
}

export const employeesSignedDigest = defineMail(employeesSignedDigestMail, ({ company, email, url }) => [
  {
    ...company,
    employees: `Digest One: ${email}\nDigest Two: ${email}`,
    count: '41',
    waiting: '40',
    employeesUrl: url,
  },
]);
