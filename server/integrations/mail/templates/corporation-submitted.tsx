import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  CorporationFacts & {
    representativeName: string;
    representativeEmail: string;
    reference: string;
    signedAt: string;
    /** Page with the corporations that wait. */
    listUrl: string;
    /** Absent from mails queued by older builds, which concern signing. */
    occasion?: 'signed' | 'uploaded';
  }
>;

interface Texts {
  readonly subject: (corporation: string, community: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly submitted: (corporation: string, community: string) => string;
  readonly labels: {
    readonly representative: string;
    readonly email: string;
    readonly reference: string;
    readonly date: string;
  };
  readonly next: string;
  readonly list: string;
  readonly reason: (community: string) => string;
}

type Language = Content['language'];

const SIGNED: Record<Language, Texts> = {
  zh: {
    subject: (corporation, community) => `“${corporation}”提交了“${community}”企业CLA`,
    preview: '收到盖章文件后，请审核。',
    heading: '新的企业签署',
    greeting: (name) => `${name}，您好！`,
    submitted: (corporation, community) => `“${corporation}”提交了“${community}”的企业贡献者许可协议（CLA）：`,
    labels: { representative: '授权代表', email: '邮箱', reference: '签署编号', date: '提交日期' },
    next: '待签署文件和上传链接已发送给授权代表。签署文件上传后，您会收到邮件；如果对方直接发给您，请您上传并审核。审核通过之前，该企业及其员工的签署不生效。',
    list: '查看企业签署',
    reason: (community) => `您收到本邮件，是因为您是“${community}”项目的管理员。`,
  },
  en: {
    subject: (corporation, community) => `${corporation} has submitted the ${community} corporate CLA`,
    preview: 'Review the signed document once it arrives.',
    heading: 'A new company',
    greeting: (name) => `Hello ${name},`,
    submitted: (corporation, community) =>
      `${corporation} has submitted the corporate contributor licence agreement (CLA) of ${community}:`,
    labels: { representative: 'Representative', email: 'Email', reference: 'Reference', date: 'Submitted on' },
    next: 'The document to sign was sent to the representative with a link to upload it. You will get an email when it is uploaded; if it is sent to you instead, upload and review it yourself. Until it is approved, the signatures of the company and its employees have no effect.',
    list: 'See the companies',
    reason: (community) => `You are receiving this email because you manage ${community} on this service.`,
  },
};

const UPLOADED: Record<Language, Texts> = {
  zh: {
    ...SIGNED.zh,
    subject: (corporation, community) => `审核“${corporation}”的签署文件（“${community}”企业CLA）`,
    preview: '企业已上传签署文件，等待您审核。',
    heading: '签署文件待审核',
    submitted: (corporation, community) => `“${corporation}”上传了“${community}”企业贡献者许可协议（CLA）的签署文件：`,
    next: '请核对签署文件与提交的信息，然后通过，或写明原因退回。审核通过之前，该企业及其员工的签署不生效。',
    list: '审核签署文件',
  },
  en: {
    ...SIGNED.en,
    subject: (corporation, community) => `Review the document of ${corporation} (${community} CLA)`,
    preview: 'The company has uploaded the signed document. It is waiting for your review.',
    heading: 'A signed document to review',
    submitted: (corporation, community) =>
      `${corporation} has uploaded the signed corporate contributor licence agreement (CLA) of ${community}:`,
    next: 'Compare the document with the information submitted, then approve it, or return it with a reason. Until it is approved, the signatures of the company and its employees have no effect.',
    list: 'Review the document',
  },
};

/** Informs a community's manager that a corporation has signed or uploaded its document, and what to do next. */
function corporationSubmittedMail({ language, data }: Content): MailDraft {
  const texts = (data.occasion === 'uploaded' ? UPLOADED : SIGNED)[language];
  const rows = [
    { label: texts.labels.representative, value: data.representativeName },
    { label: texts.labels.email, value: data.representativeEmail },
    { label: texts.labels.reference, value: data.reference },
    { label: texts.labels.date, value: utcDay(data.signedAt, language) },
  ];
  return {
    subject: texts.subject(data.corporationName, data.community),
    preview: texts.preview,
    heading: texts.heading,
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.submitted(data.corporationName, data.community)}</Paragraph>
        <Facts rows={rows} />
        <Paragraph>{texts.next}</Paragraph>
        <PageLink url={data.listUrl} label={texts.list} />
      </>
    ),
  };
}

export const corporationSubmitted = defineMail(corporationSubmittedMail, ({ company, email, reference, day, url }) =>
  (['signed', 'uploaded'] as const).map((occasion) => ({
    ...company,
    representativeName: 'A. Representative',
    representativeEmail: email,
    reference,
    signedAt: day,
    listUrl: url,
    occasion,
  })),
);
