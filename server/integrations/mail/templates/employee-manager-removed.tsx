import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<CorporationFacts & { account: string }>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly removed: (corporation: string, community: string) => string;
  readonly account: string;
  readonly kept: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA：您的员工管理员账号已移除`,
    preview: '您不再是员工管理员，账号已不能登录。',
    heading: '您不再是员工管理员',
    greeting: (name) => `${name}，您好！`,
    removed: (corporation, community) =>
      `“${corporation}”的企业管理员已移除您在“${community}”的员工管理员账号，该账号即刻起不能再登录。`,
    account: '账号',
    kept: '这不影响您本人签署的贡献者许可协议（CLA）。如有疑问，请联系贵公司的企业管理员。',
    reason: (community) => `您收到本邮件，是因为您曾是“${community}”的员工管理员。`,
  },
  en: {
    subject: (community) => `${community} CLA: your employee manager account is removed`,
    preview: 'You are no longer an employee manager, and the account can no longer log in.',
    heading: 'You are no longer an employee manager',
    greeting: (name) => `Hello ${name},`,
    removed: (corporation, community) =>
      `The administrator of ${corporation} has removed your account as an employee manager at ${community}. It can no longer log in.`,
    account: 'Account',
    kept: 'Any contributor licence agreement (CLA) that you signed yourself is not affected. If you have questions, please ask the administrator of your company.',
    reason: (community) => `You are receiving this email because you used to be an employee manager at ${community}.`,
  },
};

/** Notifies an employee manager of their removal. */
function employeeManagerRemovedMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = [{ label: texts.account, value: <span style={STYLES.code}>{data.account}</span> }];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.removed(data.corporationName, data.community)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{texts.kept}</Paragraph>
    </>,
  );
}

export const employeeManagerRemoved = defineMail(employeeManagerRemovedMail, ({ company }) => [
  { ...company, account: 'one5_corp.example.org' },
]);
