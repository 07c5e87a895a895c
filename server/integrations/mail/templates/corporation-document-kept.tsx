import { Facts } from './facts.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { Lines } from './lines.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';
import { lostDocument, refusedAttachment, type DocumentOfMail } from './refused-attachment.ts';
import { verifyRow, type Verifiable } from './verify-row.tsx';

type Content = MailContent<
  CorporationFacts & {
    reference: string;
    /** Fingerprint of the file as it was uploaded. */
    documentSha256: string;
    /** On approval it goes to the representative, when replaced later to the administrator. */
    occasion: 'approved' | 'replaced';
    /** Why it was replaced; empty when none was given. */
    reason: string;
    seal: 'sealed' | 'own-signature' | 'structure';
    document: DocumentOfMail;
  } & Verifiable
>;

type Data = Content['data'];

interface Texts {
  readonly subject: Readonly<Record<Data['occasion'], (community: string) => string>>;
  readonly preview: Readonly<Record<'attached' | 'missing', string>>;
  readonly heading: Readonly<Record<Data['occasion'], string>>;
  readonly greeting: (name: string) => string;
  readonly kept: Readonly<Record<Data['occasion'], (corporation: string, community: string) => string>>;
  readonly labels: { readonly reference: string; readonly fingerprint: string; readonly reason: string };
  readonly attached: Readonly<Record<Data['seal'], string>>;
  readonly missing: string;
  readonly check: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: {
      approved: (community) => `“${community}”企业CLA的签署文件`,
      replaced: (community) => `“${community}”企业CLA的签署文件已更换`,
    },
    preview: {
      attached: '附件是社区留存的签署文件，请妥善保存。',
      missing: '社区已留存签署文件，登录后可以下载。',
    },
    heading: { approved: '签署文件', replaced: '签署文件已更换' },
    greeting: (name) => `${name}，您好！`,
    kept: {
      approved: (corporation, community) => `“${community}”已留存“${corporation}”交回的企业贡献者许可协议（CLA）。`,
      replaced: (corporation, community) =>
        `“${community}”的社区管理员更换了“${corporation}”的企业贡献者许可协议（CLA）签署文件，原文件仍会保留。`,
    },
    labels: { reference: '签署编号', fingerprint: '交回文件的指纹（SHA-256）', reason: '更换原因' },
    attached: {
      sealed: '附件在交回文件之后加盖了本服务的电子印章：原有内容未改动，盖章后的任何改动都能被发现。',
      'own-signature': '附件就是交回的文件。文件自带数字签名，为避免破坏该签名，没有再加盖电子印章。',
      structure:
        '附件就是交回的文件，一字未改。文件内部结构不规范，不同的阅读软件可能显示不同，因此没有加盖电子印章。如需加盖，请重新导出或扫描后联系社区更换。',
    },
    missing: '文件暂时无法加盖电子印章，因此本邮件没有附件。企业管理员登录后可以下载签署文件。',
    check: '如果这不是贵公司签署的文件，请联系社区。',
    reason: (community) => `您收到本邮件，是因为您代表企业签署了“${community}”的CLA，或者是企业管理员。`,
  },
  en: {
    subject: {
      approved: (community) => `Signed corporate CLA of ${community}`,
      replaced: (community) => `Signed corporate CLA of ${community} replaced`,
    },
    preview: {
      attached: 'Attached is the signed document that the community keeps.',
      missing: 'The community keeps the signed document. Log in to download it.',
    },
    heading: { approved: 'Your signed document', replaced: 'The signed document was replaced' },
    greeting: (name) => `Hello ${name},`,
    kept: {
      approved: (corporation, community) =>
        `${community} keeps the corporate contributor licence agreement (CLA) that ${corporation} signed and returned.`,
      replaced: (corporation, community) =>
        `A community manager of ${community} replaced the signed corporate contributor licence agreement (CLA) of ${corporation}. The earlier document is kept too.`,
    },
    labels: {
      reference: 'Reference',
      fingerprint: 'Fingerprint of the returned file (SHA-256)',
      reason: 'Reason',
    },
    attached: {
      sealed:
        'The attachment is the returned file with the electronic seal of this service after it: nothing in the file was changed, and any later change can be detected.',
      'own-signature':
        'The attachment is the returned file itself. It has a digital signature of its own, which an electronic seal would have broken.',
      structure:
        'The attachment is the returned file itself, byte for byte. Its inner structure is faulty and programs may show it differently, so it could not be sealed. If you want a sealed document, export or scan it again and ask the community to replace it.',
    },
    missing:
      'The document could not be sealed yet, so nothing is attached. The administrator of your company can download the signed file after logging in.',
    check: 'If this is not what your company signed, please let the community know.',
    reason: (community) =>
      `You are receiving this email because you signed the CLA of ${community} for a company, or are its administrator.`,
  },
};

/** Brings the signed document that the community keeps to the representative or, after a replacement, the administrator. */
function corporationDocumentKeptMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const { occasion, seal, community, corporationName } = data;
  const refused = refusedAttachment(language, 'login');
  const lost = lostDocument(data.document, { missing: texts.missing, refused });
  const rows = [
    { label: texts.labels.reference, value: data.reference },
    { label: texts.labels.fingerprint, value: <Fingerprint sha256={data.documentSha256} /> },
    ...verifyRow(language, data.verifyUrl),
    ...(data.reason === '' ? [] : [{ label: texts.labels.reason, value: <Lines text={data.reason} /> }]),
  ];
  return {
    subject: texts.subject[occasion](community),
    preview: texts.preview[lost === undefined ? 'attached' : 'missing'],
    heading: texts.heading[occasion],
    reason: texts.reason(community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.kept[occasion](corporationName, community)}</Paragraph>
        <Facts rows={rows} />
        {lost !== undefined ? <Note>{lost}</Note> : <Paragraph>{texts.attached[seal]}</Paragraph>}
        <Paragraph>{texts.check}</Paragraph>
      </>
    ),
  };
}

export const corporationDocumentKept = defineMail(
  corporationDocumentKeptMail,
  ({ company, reference, sha256, verifyUrl }) => {
    const data = { ...company, reference, documentSha256: sha256, document: 'attached', verifyUrl } as const;
    return [
      { ...data, occasion: 'approved', reason: '', seal: 'sealed' },
      { ...data, occasion: 'replaced', reason: 'A better scan', seal: 'own-signature' },
      { ...data, occasion: 'approved', reason: '', seal: 'structure' },
    ] as const;
  },
);
