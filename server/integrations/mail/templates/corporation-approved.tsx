import { communityMail, defineMail, type CommunityTexts, type MailDraft } from './mail-draft.ts';
import { NewAccount, newAccountPassword, newAccountSamples, type NewAccountContent } from './new-account.tsx';
import { Paragraph } from './paragraph.tsx';

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly complete: (corporation: string, community: string) => string;
  readonly account: string;
  readonly next: string;
}

const TEXTS: Record<NewAccountContent['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”企业CLA签署完成：您的管理员账号`,
    preview: '请用邮件中的一次性密码登录，并立即修改密码。',
    heading: '企业签署已完成',
    greeting: (name) => `${name}，您好！`,
    complete: (corporation, community) =>
      `“${community}”已确认“${corporation}”的企业贡献者许可协议（CLA），签署已生效。感谢贵公司的支持！`,
    account: '您是贵公司的企业管理员，这是您的账号：',
    next: '登录后请添加员工管理员：贵公司员工签署后，由员工管理员激活。您也可以添加贵公司的其他邮箱域名。',
    reason: (community) => `您收到本邮件，是因为您是贵公司签署“${community}”CLA的授权代表。`,
  },
  en: {
    subject: (community) => `Corporate CLA of ${community} complete: your administrator account`,
    preview: 'Log in with the one-time password in this email and change it immediately.',
    heading: 'Your company has signed',
    greeting: (name) => `Hello ${name},`,
    complete: (corporation, community) =>
      `${community} has confirmed the corporate contributor licence agreement (CLA) of ${corporation}. It is now in effect. Thank you for your support!`,
    account: 'You are the administrator of your company. This is your account:',
    next: 'After logging in, please add employee managers, who activate the employees that sign. You can also add further email domains of your company.',
    reason: (community) =>
      `You are receiving this email because you represent your company for the CLA of ${community}.`,
  },
};

/** Sends the administrator's account after the approval of a corporation; the password is in the body only. */
function corporationApprovedMail({ language, data, secret }: NewAccountContent): MailDraft {
  const texts = TEXTS[language];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.complete(data.corporationName, data.community)}</Paragraph>
      <Paragraph>{texts.account}</Paragraph>
      <NewAccount language={language} data={data} secret={secret} />
      <Paragraph>{texts.next}</Paragraph>
    </>,
  );
}

export const corporationApproved = defineMail(corporationApprovedMail, newAccountSamples, newAccountPassword);
