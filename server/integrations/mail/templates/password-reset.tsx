import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { Place } from './mail-facts.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<Place & { account: string; minutes: string }, { url: string }>;

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: (minutes: string) => string;
  readonly heading: string;
  readonly asked: (community: string) => string;
  readonly account: string;
  readonly open: string;
  readonly life: (minutes: string) => string;
  readonly ignore: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `重置您的“${community}”管理员密码`,
    preview: (minutes) => `链接${minutes}分钟内有效，仅可使用一次。`,
    heading: '重置密码',
    asked: (community) => `有人申请重置下面这个“${community}”管理员账号的密码。如果是您本人，请打开链接设置新密码：`,
    account: '账号',
    open: '设置新密码',
    life: (minutes) => `链接${minutes}分钟内有效，仅可使用一次。设置新密码后，该账号的所有登录都会失效。`,
    ignore: '如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。请不要将链接转发给他人。',
    reason: (community) => `您收到本邮件，是因为有人在登录页面为“${community}”的账号填写了这个邮箱。`,
  },
  en: {
    subject: (community) => `Reset your ${community} manager password`,
    preview: (minutes) => `The link is valid for ${minutes} minutes and works once.`,
    heading: 'Reset your password',
    asked: (community) =>
      `Somebody asked to reset the password of this manager account of ${community}. If it was you, open the link to set a new one:`,
    account: 'Account',
    open: 'Set a new password',
    life: (minutes) =>
      `The link is valid for ${minutes} minutes and works once. Setting a new password ends all sessions of the account.`,
    ignore: 'If you did not request this, ignore this email; your password will not change. Do not share the link.',
    reason: (community) =>
      `You are receiving this email because somebody entered this email address for an account of ${community} on the log-in page.`,
  },
};

/** Sends the link to set a new password; it is in the body only. */
function passwordResetMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview(data.minutes),
    heading: texts.heading,
    reason: texts.reason(data.community),
    // A community manager's account belongs to no project, so the mail names the service, where its link leads.
    isOfService: new URL(secret.url).origin === data.projectUrl,
    body: (
      <>
        <Paragraph>{texts.asked(data.community)}</Paragraph>
        <Facts rows={[{ label: texts.account, value: <span style={STYLES.code}>{data.account}</span> }]} />
        <PageLink url={secret.url} label={texts.open} />
        <Paragraph>{texts.life(data.minutes)}</Paragraph>
        <Note>{texts.ignore}</Note>
      </>
    ),
  };
}

export const passwordReset = defineMail(
  passwordResetMail,
  ({ place, minutes }) => [{ ...place, account: 'example-manager', minutes }],
  ({ url }) => ({ url: `${url}?key=abc-DEF_123&link_id=fake_link` }),
);
