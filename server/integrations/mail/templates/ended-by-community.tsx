import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { Lines } from './lines.tsx';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  PersonFacts & {
    reference: string;
    endsAt: string;
    /** Whether it ends later, ends now, or ended on an earlier day. */
    occasion: 'later' | 'now' | 'earlier';
    /** In the words of the manager; lines. */
    reason: string;
  }
>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly ended: Readonly<Record<Content['data']['occasion'], (community: string) => string>>;
  readonly labels: { readonly reference: string; readonly date: string; readonly reason: string };
  readonly kept: string;
  readonly question: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”社区终止您的CLA签署`,
    preview: '社区终止了您的个人签署，原因见邮件。',
    heading: '社区终止了您的签署',
    greeting: (name) => `${name}，您好！`,
    ended: {
      later: (community) => `“${community}”社区决定终止您的个人CLA签署。在下面的日期之前，签署仍然有效。`,
      now: (community) => `“${community}”社区终止了您的个人CLA签署，自即日起不再有效。`,
      earlier: (community) => `“${community}”社区终止了您的个人CLA签署，终止日期早于今天。此前已完成的检查结果不变。`,
    },
    labels: { reference: '签署编号', date: '终止日期', reason: '原因' },
    kept: '签署及其文件仍保留为记录。终止后，您的合并请求在再次签署前无法通过CLA检查。',
    question: '如有疑问，请联系该社区。',
    reason: (community) => `您收到本邮件，是因为您曾用这个邮箱签署“${community}”的个人CLA。`,
  },
  en: {
    subject: (community) => `${community} ends your CLA signature`,
    preview: 'The community ends your individual signature. This email says why.',
    heading: 'The community ends your signature',
    greeting: (name) => `Hello ${name},`,
    ended: {
      later: (community) =>
        `${community} has decided to end your signature of its individual contributor licence agreement (CLA). It remains valid until the date below.`,
      now: (community) =>
        `${community} has ended your signature of its individual contributor licence agreement (CLA). It is no longer valid.`,
      earlier: (community) =>
        `${community} has ended your signature of its individual contributor licence agreement (CLA) as of an earlier day. Results of checks before now stay as they are.`,
    },
    labels: { reference: 'Reference', date: 'Ends on', reason: 'Reason' },
    kept: 'The signature and its document are kept on record. Once it has ended, your pull requests do not pass the CLA check until you sign again.',
    question: 'If you have questions, please contact the community.',
    reason: (community) =>
      `You are receiving this email because you signed the individual CLA of ${community} with this email address.`,
  },
};

/** Informs a signer that the community ends an individual signing, when and why. */
function endedByCommunityMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = [
    { label: texts.labels.reason, value: <Lines text={data.reason} /> },
    { label: texts.labels.date, value: utcDay(data.endsAt, language) },
    { label: texts.labels.reference, value: <span style={STYLES.code}>{data.reference}</span> },
  ];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.ended[data.occasion](data.community)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{texts.question}</Paragraph>
      <Note>{texts.kept}</Note>
    </>,
  );
}

export const endedByCommunity = defineMail(endedByCommunityMail, ({ language, person, reference, day }) => {
  const reason = { zh: '（此处是您填写的终止原因）', en: '(The reason that you write appears here.)' }[language];
  return (['now', 'later', 'earlier'] as const).map((occasion) => ({
    ...person,
    reference,
    endsAt: day,
    occasion,
    reason,
  }));
});
