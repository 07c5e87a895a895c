import { defineMail, type MailDraft } from './mail-draft.ts';
import { NewAccount, newAccountPassword, newAccountSamples, type NewAccountContent } from './new-account.tsx';
import { Paragraph } from './paragraph.tsx';

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly added: (corporation: string, community: string) => string;
  readonly account: string;
  readonly next: string;
  readonly reason: (corporation: string, community: string) => string;
}

const TEXTS: Record<NewAccountContent['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA：您的员工管理员账号`,
    preview: '请用邮件中的一次性密码登录，并立即修改密码。',
    heading: '您已成为员工管理员',
    greeting: (name) => `${name}，您好！`,
    added: (corporation, community) => `“${corporation}”的企业管理员已将您添加为该企业在“${community}”的员工管理员。`,
    account: '这是您的账号：',
    next: '员工签署贡献者许可协议（CLA）后，由您激活，签署即告生效；有新的签署时，您会收到邮件。您也可以停用或移除员工。',
    reason: (corporation, community) =>
      `您收到本邮件，是因为“${corporation}”的企业管理员将您添加为“${community}”的员工管理员。`,
  },
  en: {
    subject: (community) => `${community} CLA: your employee manager account`,
    preview: 'Log in with the one-time password in this email and change it immediately.',
    heading: 'You are an employee manager',
    greeting: (name) => `Hello ${name},`,
    added: (corporation, community) =>
      `The administrator of ${corporation} has made you one of its employee managers at ${community}.`,
    account: 'This is your account:',
    next: 'When employees of your company sign the contributor licence agreement (CLA), you activate them to put their signatures into effect. You will receive an email for each new signature. You can also deactivate and remove employees.',
    reason: (corporation, community) =>
      `You are receiving this email because the administrator of ${corporation} made you an employee manager at ${community}.`,
  },
};

/** Sends a new employee manager their account. */
function employeeManagerAddedMail({ language, data, secret }: NewAccountContent): MailDraft {
  const texts = TEXTS[language];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview,
    heading: texts.heading,
    reason: texts.reason(data.corporationName, data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.added(data.corporationName, data.community)}</Paragraph>
        <Paragraph>{texts.account}</Paragraph>
        <NewAccount language={language} data={data} secret={secret} />
        <Paragraph>{texts.next}</Paragraph>
      </>
    ),
  };
}

export const employeeManagerAdded = defineMail(employeeManagerAddedMail, newAccountSamples, newAccountPassword);
