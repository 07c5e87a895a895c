import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  PersonFacts & {
    reference: string;
    /** Page with the requests of the link. */
    pageUrl: string;
  }
>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly asked: (community: string) => string;
  readonly reference: string;
  readonly next: string;
  readonly open: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA：签署人请求删除个人数据`,
    preview: '请决定是否同意。',
    heading: '删除个人数据的请求',
    greeting: (name) => `${name}，您好！`,
    asked: (community) => `一位签署人请求“${community}”删除其CLA签署中的个人数据。`,
    reference: '签署编号',
    next: '请查看请求，决定同意或拒绝。拒绝须说明原因；同意后，签署终止，个人数据立即删除且无法恢复。签署人会收到邮件。',
    open: '查看请求',
    reason: (community) => `您收到本邮件，是因为您是“${community}”项目的管理员。`,
  },
  en: {
    subject: (community) => `${community} CLA: a signer asks for erasure`,
    preview: 'Please decide on the request.',
    heading: 'A request to erase personal data',
    greeting: (name) => `Hello ${name},`,
    asked: (community) => `A signer asks ${community} to erase the personal data of a CLA signature.`,
    reference: 'Reference',
    next: 'Open the request and grant or refuse it. A refusal needs a reason. Once granted, the signature ends and its personal data are erased at once and for good. The signer is emailed your decision.',
    open: 'Open the request',
    reason: (community) => `You are receiving this email because you manage ${community}.`,
  },
};

/** Informs the managers of a link that a signer asks for erasure. */
function erasureRequestedMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.asked(data.community)}</Paragraph>
      <Facts rows={[{ label: texts.reference, value: <span style={STYLES.code}>{data.reference}</span> }]} />
      <Paragraph>{texts.next}</Paragraph>
      <PageLink url={data.pageUrl} label={texts.open} />
    </>,
  );
}

export const erasureRequested = defineMail(erasureRequestedMail, ({ person, reference, url }) => [
  { ...person, reference, pageUrl: url },
]);
