import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { STYLES } from './house-style.ts';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';
import { refusedAttachment, type DocumentOfMail } from './refused-attachment.ts';
import { Steps } from './steps.tsx';
import { UploadLink, type UploadPage } from './upload-link.tsx';

type Content = MailContent<
  CorporationFacts & {
    reference: string;
    signedAt: string;
    claVersion: string;
    claSha256: string;
    /** Address to return the signed document to; empty when the community has none. */
    returnAddress: string;
    document: DocumentOfMail;
  },
  UploadPage
>;

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: (reference: string) => string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly received: (corporation: string, community: string) => string;
  /** The same without the document. */
  readonly requested: (corporation: string, community: string) => string;
  /** Instructions; the last but one says how the document comes back. */
  readonly steps: (data: Content['data'], canUpload: boolean) => readonly string[];
  readonly upload: string;
  readonly labels: {
    readonly corporation: string;
    readonly reference: string;
    readonly date: string;
    readonly version: string;
    readonly fingerprint: string;
  };
  /** Say instead that the document is not attached, and replace the steps. */
  readonly missingSubject: (community: string) => string;
  readonly missingHeading: string;
  readonly missing: (corporation: string, community: string) => string;
  readonly foreign: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `请签署“${community}”企业CLA并发回`,
    preview: (reference) => `签署编号${reference}，待签署的文件见附件。`,
    heading: '请签字、盖章并发回',
    greeting: (name) => `${name}，您好！`,
    received: (corporation, community) =>
      `我们已收到“${corporation}”签署“${community}”企业贡献者许可协议（CLA）的申请。附件是待签署的文件：协议原文及其后已填好的签署页。签署尚未完成，还需要以下几步：`,
    requested: (corporation, community) =>
      `我们已收到“${corporation}”签署“${community}”企业贡献者许可协议（CLA）的申请。签署尚未完成，还需要以下几步：`,
    steps: ({ returnAddress, community, projectUrl }, canUpload) => [
      '核对签署页上的信息。如有错误，请联系社区。',
      '打印文件，由授权代表签字，加盖公司公章，并填写日期。',
      canUpload
        ? `将全部页面扫描为一个PDF文件（不超过5 MB），在下面的页面上传。${returnAddress === '' ? '' : `也可以发送至 ${returnAddress}。`}`
        : returnAddress === ''
          ? `将全部页面扫描为一个PDF文件（不超过5 MB），发送给“${community}”；联系方式请见其项目主页 ${projectUrl} 。请不要回复本邮件，社区收不到。`
          : `将全部页面扫描为一个PDF文件（不超过5 MB），作为附件回复本邮件，或发送至 ${returnAddress}。`,
      '社区审核通过后，您将收到企业管理员账号，签署即告完成。',
    ],
    upload: '上传签署文件',
    labels: {
      corporation: '企业名称',
      reference: '签署编号',
      date: '提交日期',
      version: '协议版本',
      fingerprint: '协议指纹（SHA-256）',
    },
    missingSubject: (community) => `“${community}”企业CLA：待签署的文件暂时无法生成`,
    missingHeading: '请联系社区索取待签署的文件',
    missing: (corporation, community) =>
      `我们已收到“${corporation}”签署“${community}”企业贡献者许可协议（CLA）的申请，但待签署的文件暂时无法生成，因此本邮件没有附件。签署尚未完成：请凭签署编号联系社区，由社区重新发送文件。`,
    foreign: '如果您没有提交过这份申请，请告知社区。',
    reason: (community) => `您收到本邮件，是因为有人用这个邮箱代表企业签署“${community}”的CLA。`,
  },
  en: {
    subject: (community) => `Sign and return the corporate CLA of ${community}`,
    preview: (reference) => `Reference ${reference}. The document to sign is attached.`,
    heading: 'Sign, seal and return',
    greeting: (name) => `Hello ${name},`,
    received: (corporation, community) =>
      `We have received the request of ${corporation} to sign the corporate contributor licence agreement (CLA) of ${community}. The document to sign is attached: the text of the agreement, followed by a signature page with the information you provided. The signature is not complete yet. Please take these steps:`,
    requested: (corporation, community) =>
      `We have received the request of ${corporation} to sign the corporate contributor licence agreement (CLA) of ${community}. The signature is not complete yet. Please take these steps:`,
    steps: ({ returnAddress, community, projectUrl }, canUpload) => [
      'Check the signature page. If anything is wrong, contact the community.',
      'Print the document. The authorised representative signs it, affixes the company seal and fills in the date.',
      canUpload
        ? `Scan all pages into one PDF of at most 5 MB and upload it on the page below.${returnAddress === '' ? '' : ` You can also send it to ${returnAddress}.`}`
        : returnAddress === ''
          ? `Scan all pages into one PDF of at most 5 MB and send it to ${community}. You can find its contact details on its project page: ${projectUrl} . Do not reply to this email; the community would not receive it.`
          : `Scan all pages into one PDF of at most 5 MB and attach it to a reply to this email, or send it to ${returnAddress}.`,
      'Once the community has approved it, you will receive the account of the company administrator, and the signature is complete.',
    ],
    upload: 'Upload the signed document',
    labels: {
      corporation: 'Company',
      reference: 'Reference',
      date: 'Date of submission',
      version: 'CLA version',
      fingerprint: 'CLA fingerprint (SHA-256)',
    },
    missingSubject: (community) => `Corporate CLA of ${community}: the document to sign could not be prepared`,
    missingHeading: 'Ask the community for the document to sign',
    missing: (corporation, community) =>
      `We have received the request of ${corporation} to sign the corporate contributor licence agreement (CLA) of ${community}. The document to sign could not be prepared, so nothing is attached. The signature is not complete yet: please contact the community, quote the reference and ask for the document.`,
    foreign: 'If you did not request this, please let the community know.',
    reason: (community) =>
      `You are receiving this email because somebody used this email address to sign the CLA of ${community} for a company.`,
  },
};

/** Sends the document that a corporation signs on paper, with instructions. */
function corporationSigningDocumentMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const isMissing = data.document === 'missing';
  const missing = texts.missing(data.corporationName, data.community);
  const isRefused = data.document === 'refused';
  const refused = refusedAttachment(language, secret === undefined ? 'community' : 'page');
  const request = (isRefused ? texts.requested : texts.received)(data.corporationName, data.community);
  const rows = [
    { label: texts.labels.corporation, value: data.corporationName },
    { label: texts.labels.reference, value: <span style={STYLES.code}>{data.reference}</span> },
    { label: texts.labels.date, value: utcDay(data.signedAt, language) },
    { label: texts.labels.version, value: data.claVersion },
    { label: texts.labels.fingerprint, value: <Fingerprint sha256={data.claSha256} /> },
  ];
  return {
    subject: isMissing ? texts.missingSubject(data.community) : texts.subject(data.community),
    preview: isMissing ? missing : isRefused ? refused : texts.preview(data.reference),
    heading: isMissing ? texts.missingHeading : texts.heading,
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        {isRefused && <Paragraph>{refused}</Paragraph>}
        <Paragraph>{isMissing ? missing : request}</Paragraph>
        {!isMissing && <Steps steps={texts.steps(data, secret !== undefined)} />}
        {secret !== undefined && <UploadLink language={language} url={secret.uploadUrl} label={texts.upload} />}
        <Facts rows={rows} />
        <Note>{texts.foreign}</Note>
      </>
    ),
  };
}

export const corporationSigningDocument = defineMail(
  corporationSigningDocumentMail,
  ({ company, reference, day, sha256, email }) =>
    ['', email].map((returnAddress) => ({
      ...company,
      reference,
      signedAt: day,
      claVersion: '1',
      claSha256: sha256,
      returnAddress,
      document: 'attached' as const,
    })),
  ({ url }) => ({ uploadUrl: url }),
);
