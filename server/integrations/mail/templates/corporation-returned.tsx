import { Facts } from './facts.tsx';
import { Lines } from './lines.tsx';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Paragraph } from './paragraph.tsx';
import { UploadLink, type UploadPage } from './upload-link.tsx';

type Content = MailContent<
  CorporationFacts & {
    reference: string;
    /** In the words of the community. */
    reason: string;
    /** As in the mail with the document. */
    returnAddress: string;
  },
  UploadPage
>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly returned: (corporation: string, community: string) => string;
  readonly labels: { readonly reason: string; readonly reference: string };
  readonly next: (address: string) => string;
  readonly again: (address: string) => string;
  readonly upload: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `请重新提交“${community}”企业CLA的签署文件`,
    preview: '社区退回了签署文件，请按说明修改后重新提交。',
    heading: '签署文件被退回',
    greeting: (name) => `${name}，您好！`,
    returned: (corporation, community) => `“${community}”社区审核了“${corporation}”的签署文件，暂时无法通过：`,
    labels: { reason: '退回原因', reference: '签署编号' },
    next: (address) =>
      address === ''
        ? '请修改后将完整的签署文件重新发给社区，无需重新填写。'
        : `请修改后将完整的签署文件重新发送到 ${address}，无需重新填写。`,
    again: (address) =>
      `请修改后在下面的页面重新上传完整的签署文件${address === '' ? '' : `，也可以发送到 ${address}`}，无需重新填写。`,
    upload: '重新上传签署文件',
    reason: (community) => `您收到本邮件，是因为您是贵公司签署“${community}”CLA的授权代表。`,
  },
  en: {
    subject: (community) => `Please send the signed ${community} corporate CLA again`,
    preview: 'The community returned the signed document. Please correct it and send it again.',
    heading: 'The signed document was returned',
    greeting: (name) => `Hello ${name},`,
    returned: (corporation, community) =>
      `${community} has reviewed the signed document of ${corporation} and cannot accept it yet:`,
    labels: { reason: 'Reason', reference: 'Reference' },
    next: (address) =>
      address === ''
        ? 'Please correct this and send the whole signed document to the community again. You do not have to fill in the form again.'
        : `Please correct this and send the whole signed document to ${address} again. You do not have to fill in the form again.`,
    again: (address) =>
      `Please correct this and upload the whole signed document again on the page below${address === '' ? '' : `, or send it to ${address}`}. You do not have to fill in the form again.`,
    upload: 'Upload the signed document again',
    reason: (community) =>
      `You are receiving this email because you represent your company for the CLA of ${community}.`,
  },
};

/** Informs a representative why the signed document was returned, and where to send another one. */
function corporationReturnedMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = [
    { label: texts.labels.reason, value: <Lines text={data.reason} /> },
    { label: texts.labels.reference, value: data.reference },
  ];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.returned(data.corporationName, data.community)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{secret === undefined ? texts.next(data.returnAddress) : texts.again(data.returnAddress)}</Paragraph>
      {secret !== undefined && <UploadLink language={language} url={secret.uploadUrl} label={texts.upload} />}
    </>,
  );
}

export const corporationReturned = defineMail(
  corporationReturnedMail,
  ({ language, company, reference, email }) => {
    const reason = { zh: '（此处是您填写的退回原因）', en: '(The reason that you write appears here.)' }[language];
    return ['', email].map((returnAddress) => ({ ...company, reference, reason, returnAddress }));
  },
  ({ url }) => ({ uploadUrl: url }),
);
