import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  CorporationFacts & {
    employeeName: string;
    employeeEmail: string;
    signedAt: string;
    /** When automatic approval activated it; empty when a manager has to. */
    activatedAt: string;
    employeesUrl: string;
  }
>;

interface Texts {
  readonly subject: (employee: string, community: string, isActive: boolean) => string;
  readonly preview: (isActive: boolean) => string;
  readonly heading: (isActive: boolean) => string;
  readonly greeting: (name: string) => string;
  readonly signed: (corporation: string, community: string) => string;
  readonly labels: {
    readonly employee: string;
    readonly email: string;
    readonly date: string;
    readonly activated: string;
  };
  readonly next: (isActive: boolean) => string;
  readonly list: (isActive: boolean) => string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (employee, community, isActive) =>
      isActive ? `“${employee}”签署了“${community}”CLA` : `激活“${employee}”的“${community}”员工签署？`,
    preview: (isActive) => (isActive ? '已自动激活。' : '核实后请激活。'),
    heading: (isActive) => (isActive ? '新的员工签署' : '员工签署等待激活'),
    greeting: (name) => `${name}，您好！`,
    signed: (corporation, community) =>
      `以下人员作为“${corporation}”的员工签署了“${community}”的贡献者许可协议（CLA），其邮箱已通过验证码核实：`,
    labels: { employee: '员工', email: '邮箱', date: '签署日期', activated: '自动激活' },
    next: (isActive) =>
      isActive
        ? '贵公司设置了自动激活或预先批准了此邮箱，签署已经激活。如果此人不是贵公司的员工，请停用并移除。'
        : '请核实此人是否为贵公司的员工，然后激活；激活之前签署不生效。如果不是，请将其移除。',
    list: (isActive) => (isActive ? '查看此员工' : '核实并激活'),
    reason: (community) => `您收到本邮件，是因为您是贵公司在“${community}”的员工管理员。`,
  },
  en: {
    subject: (employee, community, isActive) =>
      isActive ? `${employee} has signed the ${community} CLA` : `Activate ${employee}? (${community} CLA)`,
    preview: (isActive) =>
      isActive ? 'It was activated automatically.' : 'Please verify who it is, then activate the signature.',
    heading: (isActive) => (isActive ? 'A new employee signature' : 'An employee is waiting for activation'),
    greeting: (name) => `Hello ${name},`,
    signed: (corporation, community) =>
      `The following person has signed the contributor licence agreement (CLA) of ${community} as an employee of ${corporation}. The email address was verified by a code:`,
    labels: { employee: 'Employee', email: 'Email', date: 'Date of signing', activated: 'Activated automatically' },
    next: (isActive) =>
      isActive
        ? 'Your company activates its employees automatically, or approved this email in advance, so the signature is active. If this person is not one of your employees, deactivate and remove the signature.'
        : 'Please verify that this person is one of your employees, then activate the signature; until then it has no effect. If they are not, remove it.',
    list: (isActive) => (isActive ? 'See this employee' : 'Check and activate'),
    reason: (community) =>
      `You are receiving this email because you are an employee manager of your company at ${community}.`,
  },
};

/** Notifies an employee manager who has signed, and what to do next. */
function employeeSignedNoticeMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const isActive = data.activatedAt !== '';
  const rows = [
    { label: texts.labels.employee, value: data.employeeName },
    { label: texts.labels.email, value: data.employeeEmail },
    { label: texts.labels.date, value: utcDay(data.signedAt, language) },
    ...(isActive ? [{ label: texts.labels.activated, value: utcDay(data.activatedAt, language) }] : []),
  ];
  return {
    subject: texts.subject(data.employeeName, data.community, isActive),
    preview: texts.preview(isActive),
    heading: texts.heading(isActive),
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.signed(data.corporationName, data.community)}</Paragraph>
        <Facts rows={rows} />
        <Paragraph>{texts.next(isActive)}</Paragraph>
        <PageLink url={data.employeesUrl} label={texts.list(isActive)} />
      </>
    ),
  };
}

export const employeeSignedNotice = defineMail(employeeSignedNoticeMail, ({ company, email, day, url }) =>
  ['2000-01-02', ''].map((activatedAt) => ({
    ...company,
    employeeName: company.name,
    employeeEmail: email,
    signedAt: day,
    activatedAt,
    employeesUrl: url,
  })),
);
