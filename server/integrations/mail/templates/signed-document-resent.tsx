import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';
import { refusedAttachment, type DocumentOfMail } from './refused-attachment.ts';
import { SignedFacts, signedSample, type SignedData } from './signed-facts.tsx';
import { SignedPageLink, type SignedPage } from './signed-page-link.tsx';

type Content = MailContent<
  SignedData & {
    /** Present once the mail with the document was refused. */
    document?: DocumentOfMail;
  },
  SignedPage
>;

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: (reference: string) => string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly attached: (community: string) => string;
  readonly foreign: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `您签署的“${community}”CLA文件`,
    preview: (reference) => `签署编号${reference}，签署文件见附件。`,
    heading: '您的签署文件',
    greeting: (name) => `${name}，您好！`,
    attached: (community) =>
      `附件是您签署“${community}”贡献者许可协议（CLA）的文件：协议原文及其后的签署页。签署当前是否有效，请以签署页面显示的为准。`,
    foreign: '如果不是您本人索取，无需处理：文件只会发到签署时使用的邮箱。',
    reason: (community) => `您收到本邮件，是因为有人在“${community}”CLA的签署页面上请求重新发送签署文件。`,
  },
  en: {
    subject: (community) => `Your signed document of the ${community} CLA`,
    preview: (reference) => `Reference ${reference}. The signed document is attached.`,
    heading: 'Your signed document',
    greeting: (name) => `Hello ${name},`,
    attached: (community) =>
      `The contributor licence agreement (CLA) of ${community} that you signed is attached: the text of the agreement, followed by the signature page. The page of your signature shows whether it is valid now.`,
    foreign:
      'If you did not ask for it, there is nothing to do: the document is only ever sent to the email that was used to sign.',
    reason: (community) =>
      `You are receiving this email because somebody asked for the document on the page of your signature of the ${community} CLA.`,
  },
};

/** Sends a signed document once more. */
function signedDocumentResentMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const refused = refusedAttachment(language, secret === undefined ? 'community' : 'page');
  const isRefused = data.document === 'refused';
  return {
    subject: texts.subject(data.community),
    preview: isRefused ? refused : texts.preview(data.reference),
    heading: texts.heading,
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{isRefused ? refused : texts.attached(data.community)}</Paragraph>
        <SignedFacts language={language} data={data} />
        <SignedPageLink language={language} link={secret} />
        <Note>{texts.foreign}</Note>
      </>
    ),
  };
}

export const signedDocumentResent = defineMail(
  signedDocumentResentMail,
  (facts) => [signedSample(facts)],
  ({ url }) => ({ signedUrl: url }),
);
