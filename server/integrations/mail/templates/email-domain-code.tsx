import { BigCode } from './big-code.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<Omit<CorporationFacts, 'name'> & { domain: string; minutes: string }, { code: string }>;

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: (minutes: string) => string;
  readonly heading: string;
  readonly use: (facts: { corporation: string; community: string; domain: string }) => string;
  readonly life: (minutes: string) => string;
  readonly ignore: string;
  readonly reason: (corporation: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA企业邮箱域名验证码`,
    preview: (minutes) => `请在${minutes}分钟内将验证码填入添加邮箱域名的页面。`,
    heading: '邮箱域名验证码',
    use: ({ corporation, community, domain }) =>
      `“${corporation}”的企业管理员正在为该企业在“${community}”的签署添加邮箱域名 ${domain}。请将下面的验证码填入该页面，以确认这个域名属于贵公司：`,
    life: (minutes) => `验证码${minutes}分钟内有效，仅可使用一次。`,
    ignore: '如果您不知道此事，请忽略本邮件，也不要将验证码告诉他人。没有这个验证码，域名不会被添加。',
    reason: (corporation) => `您收到本邮件，是因为“${corporation}”的企业管理员填写了这个邮箱。`,
  },
  en: {
    subject: (community) => `Verification code for an email domain at ${community}`,
    preview: (minutes) => `Enter the code on the page that adds the domain within ${minutes} minutes.`,
    heading: 'Code for an email domain',
    use: ({ corporation, community, domain }) =>
      `The administrator of ${corporation} is adding the email domain ${domain} to its signature at ${community}. Enter this code on that page to confirm that the domain belongs to the company:`,
    life: (minutes) => `The code is valid for ${minutes} minutes and works once.`,
    ignore:
      'If you were not expecting this, ignore this email and do not share the code. Without it the domain cannot be added.',
    reason: (corporation) =>
      `You are receiving this email because the administrator of ${corporation} entered this email address.`,
  },
};

/** Sends the code that proves a further email domain of a corporation; it is in the body only. */
function emailDomainCodeMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const { community, corporationName: corporation, domain } = data;
  return {
    subject: texts.subject(community),
    preview: texts.preview(data.minutes),
    heading: texts.heading,
    reason: texts.reason(corporation),
    body: (
      <>
        <Paragraph>{texts.use({ corporation, community, domain })}</Paragraph>
        <BigCode code={secret.code} />
        <Paragraph>{texts.life(data.minutes)}</Paragraph>
        <Note>{texts.ignore}</Note>
      </>
    ),
  };
}

export const emailDomainCode = defineMail(
  emailDomainCodeMail,
  ({ place, company: { corporationName }, minutes }) => [
    { ...place, corporationName, domain: 'sub.corp.example.org', minutes },
  ],
  ({ code }) => ({ code }),
);
