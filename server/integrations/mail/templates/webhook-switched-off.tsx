import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<PersonFacts & { host: string; linkUrl: string }>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly failed: (community: string) => string;
  readonly host: string;
  readonly next: string;
  readonly open: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA：Webhook已停用`,
    preview: '多次发送失败，Webhook已停用。',
    heading: 'Webhook已停用',
    greeting: (name) => `${name}，您好！`,
    failed: (community) => `“${community}”的一个Webhook在数小时内发送12次均告失败，已自动停用，不再收到新事件。`,
    host: '接收方',
    next: '请检查接收服务，查看发送记录并发送测试事件，然后重新启用。失败的事件可在30天内重新发送。',
    open: '查看Webhook',
    reason: (community) => `您收到本邮件，是因为您是“${community}”项目的管理员。`,
  },
  en: {
    subject: (community) => `${community} CLA: a webhook was switched off`,
    preview: 'It failed too often and no longer receives events.',
    heading: 'A webhook was switched off',
    greeting: (name) => `Hello ${name},`,
    failed: (community) =>
      `A webhook of ${community} failed 12 times over some hours. It was switched off and is told of no new events.`,
    host: 'Receiver',
    next: 'Check the receiver, look at what was sent and send a test. Then switch the webhook on again. Events that failed can be sent again within 30 days.',
    open: 'Open the webhooks',
    reason: (community) => `You are receiving this email because you manage ${community}.`,
  },
};

/** Informs the managers of a link that a webhook was switched off, and what to do. */
function webhookSwitchedOffMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.failed(data.community)}</Paragraph>
      <Facts rows={[{ label: texts.host, value: <span style={STYLES.code}>{data.host}</span> }]} />
      <Paragraph>{texts.next}</Paragraph>
      <PageLink url={data.linkUrl} label={texts.open} />
    </>,
  );
}

export const webhookSwitchedOff = defineMail(webhookSwitchedOffMail, ({ person, url }) => [
  { ...person, host: 'ci.example.org', linkUrl: url },
]);
