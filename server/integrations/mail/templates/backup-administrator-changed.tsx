import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<CorporationFacts & { account: string; backupName: string; occasion: 'named' | 'ended' }>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly changed: (data: Content['data']) => string;
  readonly account: string;
  readonly next: string;
}

const NAMED: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA：已设置备用管理员`,
    preview: '备用管理员与企业管理员权限相同。',
    heading: '已设置备用管理员',
    greeting: (name) => `${name}，您好！`,
    changed: ({ backupName, corporationName, community }) =>
      `“${backupName}”已成为“${corporationName}”在“${community}”的备用管理员，可以管理员工、员工管理员和邮箱域名，权限与企业管理员相同。账号和密码不变。`,
    account: '备用管理员账号',
    next: '如果这不是贵公司的意愿，企业管理员可以随时在员工管理员页面撤销。',
    reason: (community) => `您收到本邮件，是因为您是贵公司在“${community}”的管理员。`,
  },
  en: {
    subject: (community) => `${community} CLA: a backup administrator was named`,
    preview: 'A backup administrator has the same rights as the administrator.',
    heading: 'A backup administrator was named',
    greeting: (name) => `Hello ${name},`,
    changed: ({ backupName, corporationName, community }) =>
      `${backupName} is now the backup administrator of ${corporationName} at ${community}, and can manage employees, employee managers and email domains with the same rights as the administrator. Account and password stay the same.`,
    account: 'Account of the backup administrator',
    next: 'If your company did not intend this, the administrator can undo it at any time on the page of employee managers.',
    reason: (community) => `You are receiving this email because you manage your company at ${community}.`,
  },
};

const ENDED: Record<Content['language'], Texts> = {
  zh: {
    ...NAMED.zh,
    subject: (community) => `“${community}”CLA：已撤销备用管理员`,
    preview: '原备用管理员现在是员工管理员。',
    heading: '已撤销备用管理员',
    changed: ({ backupName, corporationName, community }) =>
      `“${backupName}”不再是“${corporationName}”在“${community}”的备用管理员，现在是员工管理员。账号和密码不变。`,
    account: '账号',
    next: '企业管理员可以随时重新设置备用管理员。',
  },
  en: {
    ...NAMED.en,
    subject: (community) => `${community} CLA: the backup administrator was removed`,
    preview: 'The backup administrator is an employee manager now.',
    heading: 'The backup administrator was removed',
    changed: ({ backupName, corporationName, community }) =>
      `${backupName} is no longer the backup administrator of ${corporationName} at ${community}, and is an employee manager now. Account and password stay the same.`,
    account: 'Account',
    next: 'The administrator can name a backup administrator again at any time.',
  },
};

/** Notifies both administrators of a corporation that a backup administrator was named, or is one no longer. */
function backupAdministratorChangedMail({ language, data }: Content): MailDraft {
  const texts = (data.occasion === 'named' ? NAMED : ENDED)[language];
  const rows = [{ label: texts.account, value: <span style={STYLES.code}>{data.account}</span> }];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.changed(data)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{texts.next}</Paragraph>
    </>,
  );
}

export const backupAdministratorChanged = defineMail(backupAdministratorChangedMail, ({ company }) =>
  (['named', 'ended'] as const).map((occasion) => ({
    ...company,
    account: 'one5_corp.example.org',
    backupName: 'Example Backup',
    occasion,
  })),
);
