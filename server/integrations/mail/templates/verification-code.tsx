import { BigCode } from './big-code.tsx';
import type { MailContent, MailDraft } from './mail-draft.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: (minutes: string) => string;
  readonly heading: string;
  readonly use: (community: string) => string;
  readonly fillIn: string;
  readonly life: (minutes: string) => string;
  readonly ignore: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<MailContent<'verification_code'>['language'], Texts> = {
  zh: {
    subject: (community) => `${community} CLA 签署验证码`,
    preview: (minutes) => `请在 ${minutes} 分钟内将验证码填入签署页面。`,
    heading: '邮箱验证码',
    use: (community) =>
      `您正在签署“${community}”的贡献者许可协议（CLA）。请将下面的验证码填入签署页面，以确认这是您的邮箱：`,
    fillIn: '在签署页面填入验证码',
    life: (minutes) => `验证码 ${minutes} 分钟内有效，仅可使用一次。`,
    ignore:
      '如果这不是您本人的操作，请忽略本邮件。没有这个验证码，任何人都无法用您的邮箱签署，所以请不要将它告诉他人。',
    reason: (community) => `您收到本邮件，是因为有人在“${community}”的签署页面填写了这个邮箱。`,
  },
  en: {
    subject: (community) => `Verification code to sign the ${community} CLA`,
    preview: (minutes) => `Enter the code on the signing page within ${minutes} minutes.`,
    heading: 'Your verification code',
    use: (community) =>
      `You are signing the contributor licence agreement (CLA) of ${community}. Enter this code on the signing page to confirm that this email address is yours:`,
    fillIn: 'Fill in the code on the signing page',
    life: (minutes) => `The code is valid for ${minutes} minutes and works once.`,
    ignore:
      'If you did not request this, ignore this email. Nobody can sign with your email address without the code, so do not share it.',
    reason: (community) =>
      `You are receiving this email because somebody entered this email address on the signing page of ${community}.`,
  },
};

/** Sends the code that proves an address; it is in the body only, so that no lock screen shows it. */
export function verificationCodeMail({ language, data, secret }: MailContent<'verification_code'>): MailDraft {
  const texts = TEXTS[language];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview(data.minutes),
    heading: texts.heading,
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.use(data.community)}</Paragraph>
        <BigCode code={secret.code} />
        {secret.url !== undefined && <PageLink url={secret.url} label={texts.fillIn} />}
        <Paragraph>{texts.life(data.minutes)}</Paragraph>
        <Note>{texts.ignore}</Note>
      </>
    ),
  };
}
