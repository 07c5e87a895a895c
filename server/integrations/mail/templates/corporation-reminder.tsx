import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';
import { refusedAttachment, type DocumentOfMail } from './refused-attachment.ts';
import { UploadLink } from './upload-link.tsx';

type Content = MailContent<
  CorporationFacts & {
    reference: string;
    signedAt: string;
    /** Present once the mail with the document was refused. */
    document?: DocumentOfMail;
  },
  { uploadUrl: string }
>;

type Data = Content['data'];

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly waiting: (data: Data, isAttached: boolean) => string;
  readonly labels: { readonly reference: string; readonly date: string };
  readonly upload: string;
  readonly done: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `提醒：“${community}”企业CLA还没有收到签署文件`,
    preview: '请签字、盖章并上传，签署才能完成。',
    heading: '还差签署文件',
    greeting: (name) => `${name}，您好！`,
    waiting: ({ corporationName: corporation, community }, isAttached) =>
      `“${corporation}”提交了“${community}”的企业贡献者许可协议（CLA），但还没有收到签字盖章的文件，签署尚未完成。${isAttached ? '待签署的文件见附件：' : ''}请打印、签字、盖章，扫描为一个PDF文件（不超过5 MB），在下面的页面上传。`,
    labels: { reference: '签署编号', date: '提交日期' },
    upload: '上传签署文件',
    done: '如果您已经把文件发给社区，请忽略本邮件。最多提醒两次。',
    reason: (community) => `您收到本邮件，是因为您是贵公司签署“${community}”CLA的授权代表。`,
  },
  en: {
    subject: (community) => `Reminder: the signed corporate CLA of ${community} has not arrived`,
    preview: 'Sign, seal and upload the document to complete the signature.',
    heading: 'The signed document is missing',
    greeting: (name) => `Hello ${name},`,
    waiting: ({ corporationName: corporation, community }, isAttached) =>
      `${corporation} has submitted the corporate contributor licence agreement (CLA) of ${community}, but the signed document has not arrived, so the signature is not complete yet. ${isAttached ? 'The document to sign is attached: please' : 'Please'} print, sign and seal it, scan it into one PDF of at most 5 MB, and upload it on the page below.`,
    labels: { reference: 'Reference', date: 'Submitted on' },
    upload: 'Upload the signed document',
    done: 'If you have sent the document to the community, you can ignore this email. There are two reminders at most.',
    reason: (community) =>
      `You are receiving this email because you represent your company for the CLA of ${community}.`,
  },
};

/** Reminds a representative of the signed document, with another copy to sign and a link to upload it. */
function corporationReminderMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const isRefused = data.document === 'refused';
  const rows = [
    { label: texts.labels.reference, value: data.reference },
    { label: texts.labels.date, value: utcDay(data.signedAt, language) },
  ];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.waiting(data, !isRefused)}</Paragraph>
      {isRefused && <Paragraph>{refusedAttachment(language, 'page')}</Paragraph>}
      <UploadLink language={language} url={secret.uploadUrl} label={texts.upload} />
      <Facts rows={rows} />
      <Note>{texts.done}</Note>
    </>,
  );
}

export const corporationReminder = defineMail(
  corporationReminderMail,
  ({ company, reference, day }) => [{ ...company, reference, signedAt: day }],
  ({ url }) => ({ uploadUrl: url }),
);
