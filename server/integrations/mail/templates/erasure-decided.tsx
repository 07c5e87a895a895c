import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { Lines } from './lines.tsx';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { Place } from './mail-facts.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  Place & {
    reference: string;
    /** Empty when the manager gave none. */
    reason: string;
  }
>;

interface Texts extends CommunityTexts {
  readonly greeting: string;
  readonly decided: (community: string) => string;
  readonly next: string;
  readonly note: string;
}

const LABELS = {
  zh: { reference: '签署编号', reason: '原因' },
  en: { reference: 'Reference', reason: 'Reason' },
} as const;

const GRANTED: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `您在“${community}”的个人数据已删除`,
    preview: '签署已终止，其中的个人数据已删除。',
    heading: '个人数据已删除',
    greeting: '您好！',
    decided: (community) => `“${community}”社区同意了您的请求：您的CLA签署已终止，其中的个人数据已删除，无法恢复。`,
    next: '今后的贡献不再适用此签署。如要继续贡献，可以再次签署。',
    note: '凭签署编号仍可查到这份签署曾经存在、何时签署，但查不到是谁签署的。本邮件发出后，服务不再保存您的邮箱。',
    reason: (community) => `您收到本邮件，是因为您曾请求“${community}”删除这个邮箱的签署。`,
  },
  en: {
    subject: (community) => `Your personal data at ${community} were erased`,
    preview: 'The signature has ended, and its personal data are erased.',
    heading: 'Personal data erased',
    greeting: 'Hello,',
    decided: (community) =>
      `${community} granted your request: your CLA signature has ended, and its personal data were erased for good.`,
    next: 'The signature no longer covers future contributions. If you want to go on contributing, you can sign again.',
    note: 'The reference number still shows that the signature existed and when it was made, but not by whom. Once this email has left, the service no longer keeps your address.',
    reason: (community) =>
      `You are receiving this email because you asked ${community} to erase a signature made with this email address.`,
  },
};

const REFUSED: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”未同意删除您的个人数据`,
    preview: '社区说明了原因。',
    heading: '删除请求未获同意',
    greeting: '您好！',
    decided: (community) => `“${community}”社区未同意删除您CLA签署中的个人数据，签署保持不变。`,
    next: '您可以联系该社区，或再次提出请求。',
    note: '如果您不认可这一决定，可以向负责个人信息保护的监管机构投诉。',
    reason: (community) => `您收到本邮件，是因为您曾请求“${community}”删除这个邮箱的签署。`,
  },
  en: {
    subject: (community) => `${community} did not erase your personal data`,
    preview: 'The community says why.',
    heading: 'Your request was refused',
    greeting: 'Hello,',
    decided: (community) =>
      `${community} refused to erase the personal data of your CLA signature, which stays as it is.`,
    next: 'You can contact the community, or ask again.',
    note: 'If you disagree with the decision, you can complain to the authority that supervises data protection where you live.',
    reason: (community) =>
      `You are receiving this email because you asked ${community} to erase a signature made with this email address.`,
  },
};

/** Informs a former signer that everything about them was erased. */
function erasureGrantedMail(content: Content): MailDraft {
  return decidedMail(GRANTED, content);
}

/** Informs a signer that the community does not erase a signing, and why. */
function erasureRefusedMail(content: Content): MailDraft {
  return decidedMail(REFUSED, content);
}

function decidedMail(byLanguage: Record<Content['language'], Texts>, { language, data }: Content): MailDraft {
  const texts = byLanguage[language];
  const labels = LABELS[language];
  const rows = [
    ...(data.reason === '' ? [] : [{ label: labels.reason, value: <Lines text={data.reason} /> }]),
    { label: labels.reference, value: <span style={STYLES.code}>{data.reference}</span> },
  ];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting}</Paragraph>
      <Paragraph>{texts.decided(data.community)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{texts.next}</Paragraph>
      <Note>{texts.note}</Note>
    </>,
  );
}

export const erasureGranted = defineMail(erasureGrantedMail, ({ place, reference }) => [
  { ...place, reference, reason: '' },
]);

export const erasureRefused = defineMail(erasureRefusedMail, ({ language, place, reference }) => {
  const reason = { zh: '（此处是您填写的拒绝原因）', en: '(The reason that you write appears here.)' }[language];
  return [{ ...place, reference, reason }];
});
