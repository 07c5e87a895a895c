import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';
import { lostDocument, refusedAttachment, type DocumentOfMail } from './refused-attachment.ts';
import { SignedFacts, signedSample, type SignedData } from './signed-facts.tsx';
import { SignedPageLink, type SignedPage } from './signed-page-link.tsx';

type Content = MailContent<SignedData & { document: DocumentOfMail }, SignedPage>;

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: (reference: string) => string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly thanks: (community: string) => string;
  readonly keep: string;
  /** Replaces what refers to the attachment when there is none. */
  readonly missing: string;
  readonly foreign: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `您已签署“${community}”CLA`,
    preview: (reference) => `签署编号${reference}，签署文件见附件。`,
    heading: '感谢您的签署',
    greeting: (name) => `${name}，您好！`,
    thanks: (community) => `您已签署“${community}”的个人贡献者许可协议（CLA），签署已生效。感谢您的贡献！`,
    keep: '附件是您签署的文件：协议原文及其后的签署页。请妥善保存本邮件和附件；就这次签署联系社区时，请提供签署编号。',
    missing:
      '签署文件暂时无法生成，因此本邮件没有附件；签署本身已经保存。请保留本邮件，并凭签署编号向社区索取签署文件。',
    foreign: '如果您没有签署过这份协议，请告知社区。',
    reason: (community) => `您收到本邮件，是因为有人用这个邮箱签署了“${community}”的CLA。`,
  },
  en: {
    subject: (community) => `You have signed the ${community} CLA`,
    preview: (reference) => `Reference ${reference}. The signed document is attached.`,
    heading: 'Thank you for signing',
    greeting: (name) => `Hello ${name},`,
    thanks: (community) =>
      `You have signed the individual contributor licence agreement (CLA) of ${community}. It is now in effect. Thank you for contributing!`,
    keep: 'The document you signed is attached: the text of the agreement, followed by the signature page. Please keep this email and the document, and quote the reference if you contact the community about this signature.',
    missing:
      'The signed document could not be prepared, so nothing is attached. The signature itself is on record. Please keep this email, and ask the community for the document, quoting the reference number.',
    foreign: 'If you did not sign this agreement, please let the community know.',
    reason: (community) =>
      `You are receiving this email because the CLA of ${community} was signed with this email address.`,
  },
};

/** Confirms an individual signing, with everything needed to find and prove it. */
function individualSignedMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const lost = lostDocument(data.document, {
    missing: texts.missing,
    refused: refusedAttachment(language, secret === undefined ? 'community' : 'page'),
  });
  return {
    subject: texts.subject(data.community),
    preview: lost ?? texts.preview(data.reference),
    heading: texts.heading,
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.thanks(data.community)}</Paragraph>
        <SignedFacts language={language} data={data} />
        <Paragraph>{lost ?? texts.keep}</Paragraph>
        <SignedPageLink language={language} link={secret} />
        <Note>{texts.foreign}</Note>
      </>
    ),
  };
}

export const individualSigned = defineMail(
  individualSignedMail,
  (facts) => [{ ...signedSample(facts), document: 'attached' as const }],
  ({ url }) => ({ signedUrl: url }),
);
