import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<CorporationFacts & { account: string; occasion: 'deactivated' | 'reactivated' }>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly changed: (corporation: string, community: string) => string;
  readonly account: string;
  readonly kept: string;
}

const DEACTIVATED: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA：您的员工管理员账号已停用`,
    preview: '账号暂时不能登录，企业管理员可以随时恢复。',
    heading: '您的账号已停用',
    greeting: (name) => `${name}，您好！`,
    changed: (corporation, community) =>
      `“${corporation}”的企业管理员已停用您在“${community}”的员工管理员账号。恢复之前，您不能登录，也不会收到员工签署的通知。`,
    account: '账号',
    kept: '这不影响您本人签署的贡献者许可协议（CLA）。如有疑问，请联系贵公司的企业管理员。',
    reason: (community) => `您收到本邮件，是因为您是“${community}”的员工管理员。`,
  },
  en: {
    subject: (community) => `${community} CLA: your employee manager account is deactivated`,
    preview: 'The account cannot log in until your administrator reactivates it.',
    heading: 'Your account is deactivated',
    greeting: (name) => `Hello ${name},`,
    changed: (corporation, community) =>
      `The administrator of ${corporation} has deactivated your account as an employee manager at ${community}. Until it is reactivated, you cannot log in and will not be told of employees who sign.`,
    account: 'Account',
    kept: 'Any contributor licence agreement (CLA) that you signed yourself is not affected. If you have questions, please ask the administrator of your company.',
    reason: (community) => `You are receiving this email because you are an employee manager at ${community}.`,
  },
};

const REACTIVATED: Record<Content['language'], Texts> = {
  zh: {
    ...DEACTIVATED.zh,
    subject: (community) => `“${community}”CLA：您的员工管理员账号已恢复`,
    preview: '您可以用原来的密码登录了。',
    heading: '您的账号已恢复',
    changed: (corporation, community) =>
      `“${corporation}”的企业管理员已恢复您在“${community}”的员工管理员账号。您可以用原来的密码登录；忘记密码时，请在登录页找回。`,
    kept: '如有疑问，请联系贵公司的企业管理员。',
  },
  en: {
    ...DEACTIVATED.en,
    subject: (community) => `${community} CLA: your employee manager account works again`,
    preview: 'You can log in with the password that you had.',
    heading: 'Your account works again',
    changed: (corporation, community) =>
      `The administrator of ${corporation} has reactivated your account as an employee manager at ${community}. You can log in with the password that you had; if you have forgotten it, reset it on the log-in page.`,
    kept: 'If you have questions, please ask the administrator of your company.',
  },
};

/** Notifies an employee manager that their account was deactivated or works again. */
function employeeManagerChangedMail({ language, data }: Content): MailDraft {
  const texts = (data.occasion === 'deactivated' ? DEACTIVATED : REACTIVATED)[language];
  const rows = [{ label: texts.account, value: <span style={STYLES.code}>{data.account}</span> }];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.changed(data.corporationName, data.community)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{texts.kept}</Paragraph>
    </>,
  );
}

export const employeeManagerChanged = defineMail(employeeManagerChangedMail, ({ company }) =>
  (['deactivated', 'reactivated'] as const).map((occasion) => ({
    ...company,
    account: 'one5_corp.example.org',
    occasion,
  })),
);
