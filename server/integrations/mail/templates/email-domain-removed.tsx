import { Facts } from './facts.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  CorporationFacts & {
    domain: string;
    /** Numbers of employees and of employee managers that ended with it. */
    employees: string;
    managers: string;
  }
>;

interface Texts {
  readonly subject: (domain: string, community: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly removed: (data: Content['data']) => string;
  readonly labels: { readonly domain: string; readonly employees: string; readonly managers: string };
  readonly next: string;
  readonly reason: (corporation: string, community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (domain, community) => `“${community}”CLA：邮箱域名 ${domain} 已移除`,
    preview: '该域名下的员工签署和员工管理员账号随之终止。',
    heading: '邮箱域名已移除',
    greeting: (name) => `${name}，您好！`,
    removed: ({ domain, corporationName, community }) =>
      `您从“${corporationName}”在“${community}”的邮箱域名中移除了 ${domain}。使用该域名邮箱的人不再以贵公司员工的身份签署，受影响的人都会收到邮件：`,
    labels: { domain: '邮箱域名', employees: '移除的员工', managers: '移除的员工管理员' },
    next: '如果这不是您本人的操作，请立即修改密码并联系社区。需要时可以重新添加该域名，员工须重新签署。',
    reason: (corporation, community) => `您收到本邮件，是因为您是“${corporation}”在“${community}”的企业管理员。`,
  },
  en: {
    subject: (domain, community) => `${community} CLA: the email domain ${domain} is removed`,
    preview: 'The signatures of employees and the accounts of employee managers in it ended with it.',
    heading: 'The email domain is removed',
    greeting: (name) => `Hello ${name},`,
    removed: ({ domain, corporationName, community }) =>
      `You have removed ${domain} from the email domains of ${corporationName} at ${community}. People with addresses in it no longer sign as employees of your company; those concerned are told by email:`,
    labels: { domain: 'Email domain', employees: 'Employees removed', managers: 'Employee managers removed' },
    next: 'If this was not you, change your password at once and contact the community. You can add the domain again if you need it; its employees then have to sign again.',
    reason: (corporation, community) =>
      `You are receiving this email because you are the administrator of ${corporation} at ${community}.`,
  },
};

/** Informs an administrator what ended with an email domain that they removed. */
function emailDomainRemovedMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = (['domain', 'employees', 'managers'] as const).map((key) => ({
    label: texts.labels[key],
    value: data[key],
  }));
  return {
    subject: texts.subject(data.domain, data.community),
    preview: texts.preview,
    heading: texts.heading,
    reason: texts.reason(data.corporationName, data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.removed(data)}</Paragraph>
        <Facts rows={rows} />
        <Paragraph>{texts.next}</Paragraph>
      </>
    ),
  };
}

export const emailDomainRemoved = defineMail(emailDomainRemovedMail, ({ company }) => [
  { ...company, domain: 'old-5.corp.example.org', employees: '12', managers: '3' },
]);
