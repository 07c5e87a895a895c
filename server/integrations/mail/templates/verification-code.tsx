import { BigCode } from './big-code.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { Place } from './mail-facts.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  Place & {
    minutes: string;
    /** For a signing or for what is tied to one; mails of earlier versions have none and are about signing. */
    occasion?: 'signing' | 'claim';
  },
  {
    code: string;
    /** The signing page with the code filled in; claims, and mails queued by earlier versions, have none. */
    url?: string;
  }
>;

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: (minutes: string) => string;
  readonly use: (community: string) => string;
  readonly ignore: string;
  readonly reason: (community: string) => string;
}

type Language = Content['language'];
type Occasion = NonNullable<Content['data']['occasion']>;

/** What every mail with a code says. */
interface CommonTexts {
  readonly heading: string;
  readonly fillIn: string;
  readonly life: (minutes: string) => string;
}

const COMMON: Record<Language, CommonTexts> = {
  zh: {
    heading: '邮箱验证码',
    fillIn: '在签署页面填入验证码',
    life: (minutes) => `验证码${minutes}分钟内有效，仅可使用一次。`,
  },
  en: {
    heading: 'Your verification code',
    fillIn: 'Fill in the code on the signing page',
    life: (minutes) => `The code is valid for ${minutes} minutes and works once.`,
  },
};

const ZH: Record<Occasion, Texts> = {
  signing: {
    subject: (community) => `“${community}”CLA签署验证码`,
    preview: (minutes) => `请在${minutes}分钟内将验证码填入签署页面。`,
    use: (community) =>
      `您正在签署“${community}”的贡献者许可协议（CLA）。请将下面的验证码填入签署页面，以确认这是您的邮箱：`,
    ignore:
      '如果这不是您本人的操作，请忽略本邮件。没有这个验证码，任何人都无法用您的邮箱签署，所以请不要将它告诉他人。',
    reason: (community) => `您收到本邮件，是因为有人在“${community}”的签署页面填写了这个邮箱。`,
  },
  claim: {
    subject: (community) => `“${community}”邮箱或账号关联验证码`,
    preview: (minutes) => `请在${minutes}分钟内将验证码填入验证页面。`,
    use: (community) =>
      `您正在将另一个邮箱或代码平台账号关联到“${community}”的CLA签署。请将下面的验证码填入验证页面，以确认这是您的邮箱：`,
    ignore:
      '如果这不是您本人的操作，请忽略本邮件。没有这个验证码，任何人都无法用您的邮箱或签署进行关联，所以请不要将它告诉他人。',
    reason: (community) => `您收到本邮件，是因为有人在“${community}”的邮箱和账号验证页面填写了这个邮箱。`,
  },
};

const EN: Record<Occasion, Texts> = {
  signing: {
    subject: (community) => `Verification code to sign the ${community} CLA`,
    preview: (minutes) => `Enter the code on the signing page within ${minutes} minutes.`,
    use: (community) =>
      `You are signing the contributor licence agreement (CLA) of ${community}. Enter this code on the signing page to confirm that this email address is yours:`,
    ignore:
      'If you did not request this, ignore this email. Nobody can sign with your email address without the code, so do not share it.',
    reason: (community) =>
      `You are receiving this email because somebody entered this email address on the signing page of ${community}.`,
  },
  claim: {
    subject: (community) => `Verification code to link an email or account for ${community}`,
    preview: (minutes) => `Enter the code on the page that asked for it within ${minutes} minutes.`,
    use: (community) =>
      `You are linking another email address or platform account to a CLA signature of ${community}. Enter this code on the page that asked for it to confirm that this email address is yours:`,
    ignore:
      'If you did not request this, ignore this email. Nobody can link anything to your email address or your signature without the code, so do not share it.',
    reason: (community) =>
      `You are receiving this email because somebody entered this email address to link an email or account to a CLA signature of ${community}.`,
  },
};

const TEXTS: Record<Language, Record<Occasion, Texts>> = { zh: ZH, en: EN };

/** Sends the code that proves an address; it is in the body only, so that no lock screen shows it. */
function verificationCodeMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language][data.occasion ?? 'signing'];
  const { heading, fillIn, life } = COMMON[language];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview(data.minutes),
    heading,
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.use(data.community)}</Paragraph>
        <BigCode code={secret.code} />
        {secret.url !== undefined && <PageLink url={secret.url} label={fillIn} hasAddress={false} />}
        <Paragraph>{life(data.minutes)}</Paragraph>
        <Note>{texts.ignore}</Note>
      </>
    ),
  };
}

export const verificationCode = defineMail(
  verificationCodeMail,
  ({ place, minutes }) => [
    { ...place, minutes },
    { ...place, minutes, occasion: 'claim' as const },
  ],
  ({ code, url }) => ({ code, url }),
);
