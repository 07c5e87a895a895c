import { BigCode } from './big-code.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { Place } from './mail-facts.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<Place & { minutes: string }, { code: string }>;

interface Texts {
  readonly subject: (service: string) => string;
  readonly preview: (minutes: string) => string;
  readonly heading: string;
  readonly use: (service: string) => string;
  readonly life: (minutes: string) => string;
  readonly ignore: string;
  readonly reason: (service: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (service) => `“${service}”：查看我的签署`,
    preview: (minutes) => `请在${minutes}分钟内将验证码填入页面。`,
    heading: '查看我的签署',
    use: (service) =>
      `您正在查看用这个邮箱在“${service}”签署的全部协议。请将下面的验证码填入页面，以确认这是您的邮箱：`,
    life: (minutes) => `验证码${minutes}分钟内有效，仅可使用一次。`,
    ignore: '如果这不是您本人的操作，请忽略本邮件，也不要将验证码告诉他人：凭验证码可以查看、下载和撤回您的签署。',
    reason: (service) => `您收到本邮件，是因为有人在“${service}”的“我的签署”页面填写了这个邮箱。`,
  },
  en: {
    subject: (service) => `${service}: your signatures`,
    preview: (minutes) => `Enter the code on the page within ${minutes} minutes.`,
    heading: 'Your signatures',
    use: (service) =>
      `You are opening everything that was signed at ${service} with this email address. Enter this code on the page to confirm that the address is yours:`,
    life: (minutes) => `The code is valid for ${minutes} minutes and works once.`,
    ignore:
      'If you did not request this, ignore this email, and share the code with nobody: it lets its holder read, download and withdraw your signatures.',
    reason: (service) =>
      `You are receiving this email because somebody entered this email address on the page “My signatures” of ${service}.`,
  },
};

/** Sends the code that opens what an address has signed; it is in the body only, so that no lock screen shows it. */
function mySigningsCodeMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview(data.minutes),
    heading: texts.heading,
    reason: texts.reason(data.community),
    isOfService: true,
    body: (
      <>
        <Paragraph>{texts.use(data.community)}</Paragraph>
        <BigCode code={secret.code} />
        <Paragraph>{texts.life(data.minutes)}</Paragraph>
        <Note>{texts.ignore}</Note>
      </>
    ),
  };
}

export const mySigningsCode = defineMail(
  mySigningsCodeMail,
  ({ place, minutes }) => [{ ...place, minutes }],
  ({ code }) => ({ code }),
);
