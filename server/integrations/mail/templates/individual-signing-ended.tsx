import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<CorporationFacts & { reference: string; endedAt: string; employeeUrl: string }>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly ended: (corporation: string, community: string) => string;
  readonly labels: { readonly reference: string; readonly corporation: string; readonly date: string };
  readonly kept: string;
  readonly sign: string;
  readonly after: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `请以员工身份签署“${community}”CLA`,
    preview: '您所在的企业已签署企业CLA，您的个人签署不再有效。',
    heading: '请以员工身份签署',
    greeting: (name) => `${name}，您好！`,
    ended: (corporation, community) =>
      `“${corporation}”已签署“${community}”的企业贡献者许可协议（CLA），您的邮箱属于该企业的邮箱域名。因此您此前的个人签署自即日起不再有效，今后的贡献请以该企业员工的身份签署。`,
    labels: { reference: '原签署编号', corporation: '企业名称', date: '终止日期' },
    kept: '您此前的签署及其文件仍保留为记录。',
    sign: '以员工身份签署',
    after: '签署后，该企业的员工管理员激活您的签署，签署即告生效。',
    reason: (community) => `您收到本邮件，是因为您曾用这个邮箱签署“${community}”的个人CLA。`,
  },
  en: {
    subject: (community) => `Sign the ${community} CLA as an employee`,
    preview: 'Your company has signed the corporate CLA, so your individual signature has ended.',
    heading: 'Please sign as an employee',
    greeting: (name) => `Hello ${name},`,
    ended: (corporation, community) =>
      `${corporation} has signed the corporate contributor licence agreement (CLA) of ${community}, and your email address belongs to an email domain of that company. Your individual signature has therefore ended. To continue contributing, please sign as its employee.`,
    labels: { reference: 'Reference of the ended signature', corporation: 'Company', date: 'Ended on' },
    kept: 'Your earlier signature and its document are kept on record.',
    sign: 'Sign as an employee',
    after: 'After you sign, your signature takes effect once an employee manager of the company has activated it.',
    reason: (community) =>
      `You are receiving this email because you signed the individual CLA of ${community} with this email address.`,
  },
};

/** Explains why an individual signing has ended and what to do next. */
function individualSigningEndedMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = [
    { label: texts.labels.reference, value: <span style={STYLES.code}>{data.reference}</span> },
    { label: texts.labels.corporation, value: data.corporationName },
    { label: texts.labels.date, value: utcDay(data.endedAt, language) },
  ];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.ended(data.corporationName, data.community)}</Paragraph>
      <Facts rows={rows} />
      <PageLink url={data.employeeUrl} label={texts.sign} />
      <Paragraph>{texts.after}</Paragraph>
      <Note>{texts.kept}</Note>
    </>,
  );
}

export const individualSigningEnded = defineMail(individualSigningEndedMail, ({ company, reference, day, url }) => [
  { ...company, reference, endedAt: day, employeeUrl: url },
]);
