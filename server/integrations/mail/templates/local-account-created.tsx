import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<PersonFacts & { account: string; email: string; loginUrl: string }, { password: string }>;

interface Texts {
  readonly subject: (service: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly created: (service: string) => string;
  readonly labels: { readonly account: string; readonly email: string; readonly password: string };
  readonly login: string;
  readonly change: string;
  readonly reason: (service: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (service) => `“${service}”：您的社区管理员账号`,
    preview: '请用邮件中的一次性密码登录，并立即修改密码。',
    heading: '您的账号已开通',
    greeting: (name) => `${name}，您好！`,
    created: (service) =>
      `“${service}”的服务管理员为您开通了社区管理员账号。登录后，您可以绑定项目、发布贡献者许可协议（CLA），并审核企业的签署。`,
    labels: { account: '账号', email: '邮箱', password: '一次性密码' },
    login: '登录',
    change: '一次性密码在72小时内有效，首次登录时必须修改。过期后，请联系服务管理员重新发送。请不要将密码告诉他人。',
    reason: (service) => `您收到本邮件，是因为“${service}”的服务管理员用这个邮箱开通了账号。`,
  },
  en: {
    subject: (service) => `${service}: your community manager account`,
    preview: 'Log in with the one-time password in this email and change it immediately.',
    heading: 'Your account is ready',
    greeting: (name) => `Hello ${name},`,
    created: (service) =>
      `An administrator of ${service} has created a community manager account for you. Once logged in, you can link projects, publish contributor licence agreements (CLAs) and approve companies that sign.`,
    labels: { account: 'Account', email: 'Email', password: 'One-time password' },
    login: 'Log in',
    change:
      'The one-time password works for 72 hours, and you have to change it when you first log in. If it has expired, ask the administrator to send a new one. Do not share it.',
    reason: (service) =>
      `You are receiving this email because an administrator of ${service} created an account with this address.`,
  },
};

/** Sends a community manager the account that was created for them; the password is in the body only. */
function localAccountCreatedMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = [
    { label: texts.labels.account, value: <span style={STYLES.code}>{data.account}</span> },
    { label: texts.labels.email, value: data.email },
    { label: texts.labels.password, value: <span style={STYLES.code}>{secret.password}</span> },
  ];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview,
    heading: texts.heading,
    reason: texts.reason(data.community),
    isOfService: true,
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.created(data.community)}</Paragraph>
        <Facts rows={rows} />
        <PageLink url={data.loginUrl} label={texts.login} />
        <Paragraph>{texts.change}</Paragraph>
      </>
    ),
  };
}

export const localAccountCreated = defineMail(
  localAccountCreatedMail,
  ({ person, email, url }) => [{ ...person, account: 'example-manager-5', email, loginUrl: url }],
  () => ({ password: 'One-Time-Pass-5' }),
);
