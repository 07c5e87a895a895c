import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<PersonFacts & { reference: string; endedAt: string }>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly done: (community: string) => string;
  readonly labels: { readonly reference: string; readonly date: string };
  readonly kept: string;
  readonly other: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `您已撤回“${community}”的CLA签署`,
    preview: '签署自即日起不再有效。',
    heading: '签署已撤回',
    greeting: (name) => `${name}，您好！`,
    done: (community) =>
      `您撤回了对“${community}”贡献者许可协议（CLA）的签署。今后的贡献不再适用此签署；撤回前的贡献不受影响。`,
    labels: { reference: '签署编号', date: '撤回日期' },
    kept: '签署及其文件仍保留为记录。',
    other: '如果这不是您本人的操作，请立即联系该社区，并检查您的邮箱是否安全。',
    reason: (community) => `您收到本邮件，是因为有人用发到这个邮箱的验证码撤回了“${community}”的签署。`,
  },
  en: {
    subject: (community) => `You withdrew your ${community} CLA signature`,
    preview: 'The signature is no longer valid.',
    heading: 'Signature withdrawn',
    greeting: (name) => `Hello ${name},`,
    done: (community) =>
      `You have withdrawn your signature of the contributor licence agreement (CLA) of ${community}. It no longer covers future contributions; earlier contributions are not affected.`,
    labels: { reference: 'Reference', date: 'Withdrawn on' },
    kept: 'The signature and its document are kept on record.',
    other: 'If this was not you, contact the community at once, and check who can read your mailbox.',
    reason: (community) =>
      `You are receiving this email because somebody withdrew a signature of ${community} with a code that was sent to this email address.`,
  },
};

/** Confirms to a signer that a signing was withdrawn. */
function signingWithdrawnMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = [
    { label: texts.labels.reference, value: <span style={STYLES.code}>{data.reference}</span> },
    { label: texts.labels.date, value: utcDay(data.endedAt, language) },
  ];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.done(data.community)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{texts.other}</Paragraph>
      <Note>{texts.kept}</Note>
    </>,
  );
}

export const signingWithdrawn = defineMail(signingWithdrawnMail, ({ person, reference, day }) => [
  { ...person, reference, endedAt: day },
]);
