import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  PersonFacts & {
    reference: string;
    kind: 'INDIVIDUAL' | 'EMPLOYEE' | 'CORPORATION';
    /** Empty unless a corporation signed. */
    corporationName: string;
    signedOn: string;
    claVersion: string;
  }
>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly recorded: Readonly<Record<Content['data']['kind'], (community: string) => string>>;
  readonly labels: Readonly<Record<'corporation' | 'version' | 'date' | 'reference', string>>;
  readonly wrong: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”登记了您的CLA签署`,
    preview: '社区登记了您以纸质、邮件或当面方式完成的签署，请核对。',
    heading: '社区登记了您的签署',
    greeting: (name) => `${name}，您好！`,
    recorded: {
      INDIVIDUAL: (community) => `“${community}”社区登记了您以纸质、邮件或当面方式完成的个人CLA签署。`,
      EMPLOYEE: (community) => `“${community}”社区登记了您作为企业员工、以纸质、邮件或当面方式完成的CLA签署。`,
      CORPORATION: (community) => `“${community}”社区登记了您代表企业、以纸质、邮件或当面方式完成的CLA签署。`,
    },
    labels: { corporation: '企业', version: 'CLA版本', date: '签署日期', reference: '签署编号' },
    wrong: '如果您没有签署，或以上内容有误，请直接回复本邮件告诉社区。',
    reason: (community) => `您收到本邮件，是因为“${community}”社区用这个邮箱登记了一份CLA签署。`,
  },
  en: {
    subject: (community) => `${community} has recorded your CLA signature`,
    preview: 'A signature that you gave on paper, by email or in person was recorded. Please check it.',
    heading: 'The community has recorded your signature',
    greeting: (name) => `Hello ${name},`,
    recorded: {
      INDIVIDUAL: (community) =>
        `${community} has recorded that you signed its individual contributor licence agreement (CLA) on paper, by email or in person.`,
      EMPLOYEE: (community) =>
        `${community} has recorded that you signed its contributor licence agreement (CLA) as an employee, on paper, by email or in person.`,
      CORPORATION: (community) =>
        `${community} has recorded that you signed its corporate contributor licence agreement (CLA) for your company, on paper, by email or in person.`,
    },
    labels: { corporation: 'Company', version: 'CLA version', date: 'Signed on', reference: 'Reference' },
    wrong: 'If you did not sign, or something is wrong, write to the community: reply to this email.',
    reason: (community) =>
      `You are receiving this email because ${community} has recorded a CLA signature with this email address.`,
  },
};

/** Informs somebody that a community has recorded their signature, and asks for a reply if it is wrong. */
function signingRecordedMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const company = { label: texts.labels.corporation, value: data.corporationName };
  const rows = [
    ...(data.corporationName === '' ? [] : [company]),
    { label: texts.labels.version, value: data.claVersion },
    { label: texts.labels.date, value: utcDay(data.signedOn, language) },
    { label: texts.labels.reference, value: <span style={STYLES.code}>{data.reference}</span> },
  ];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.recorded[data.kind](data.community)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{texts.wrong}</Paragraph>
    </>,
  );
}

export const signingRecorded = defineMail(signingRecordedMail, ({ person, company, reference, day }) =>
  (['INDIVIDUAL', 'EMPLOYEE', 'CORPORATION'] as const).map((kind) => ({
    ...person,
    reference,
    kind,
    corporationName: kind === 'CORPORATION' ? company.corporationName : '',
    signedOn: day,
    claVersion: '3',
  })),
);
