import { Facts } from './facts.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  CorporationFacts & {
    /** The representative from now on. */
    newName: string;
    newEmail: string;
    occasion: 'changed' | 'restored';
  }
>;

interface Texts {
  readonly subject: (community: string) => string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly happened: (corporation: string, community: string) => string;
  readonly labels: { readonly name: string; readonly email: string };
  readonly next: string;
  readonly reason: (community: string) => string;
}

const ZH = {
  greeting: (name: string) => `${name}，您好！`,
  labels: { name: '姓名', email: '邮箱' },
  reason: (community: string) => `您收到本邮件，是因为您管理“${community}”的这家企业或其签署。`,
};

const EN = {
  greeting: (name: string) => `Hello ${name},`,
  labels: { name: 'Name', email: 'Email' },
  reason: (community: string) =>
    `You are receiving this email because you manage this company at ${community}, or its signatures.`,
};

const TEXTS: Record<Content['language'], Record<Content['data']['occasion'], Texts>> = {
  zh: {
    changed: {
      ...ZH,
      subject: (community) => `“${community}”CLA：企业授权代表已变更`,
      heading: '企业授权代表已变更',
      happened: (corporation, community) => `“${community}”社区变更了“${corporation}”的授权代表，现在是：`,
      next: '原代表已收到通知，可以在72小时内撤销。如果您认为变更有误，请尽快与原代表和社区联系。',
    },
    restored: {
      ...ZH,
      subject: (community) => `“${community}”CLA：企业授权代表的变更已撤销`,
      heading: '授权代表的变更已撤销',
      happened: (corporation, community) =>
        `“${corporation}”的原代表撤销了“${community}”社区对授权代表的变更。授权代表恢复为：`,
      next: '企业管理员账号已交还原代表，变更之后添加的员工管理员已被移除。',
    },
  },
  en: {
    changed: {
      ...EN,
      subject: (community) => `${community} CLA: your company's representative has changed`,
      heading: 'The representative has changed',
      happened: (corporation, community) => `${community} has changed who represents ${corporation}. It is now:`,
      next: 'The earlier representative was told and can undo this within 72 hours. If you think it is wrong, contact them and the community soon.',
    },
    restored: {
      ...EN,
      subject: (community) => `${community} CLA: a change of representative was undone`,
      heading: 'The change of representative was undone',
      happened: (corporation, community) =>
        `The earlier representative of ${corporation} has undone the change that ${community} had made. The representative is again:`,
      next: 'The administrator account is back with them. Employee managers who were added since the change are removed.',
    },
  },
};

/** Informs those who work with a corporation that its representative has changed, or that the change was undone. */
function representativeNoticeMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language][data.occasion];
  const rows = [
    { label: texts.labels.name, value: data.newName },
    { label: texts.labels.email, value: data.newEmail },
  ];
  return {
    subject: texts.subject(data.community),
    preview: texts.heading,
    heading: texts.heading,
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.happened(data.corporationName, data.community)}</Paragraph>
        <Facts rows={rows} />
        <Paragraph>{texts.next}</Paragraph>
      </>
    ),
  };
}

export const representativeNotice = defineMail(representativeNoticeMail, ({ company, email }) =>
  (['changed', 'restored'] as const).map((occasion) => ({ ...company, newName: 'New-5', newEmail: email, occasion })),
);
