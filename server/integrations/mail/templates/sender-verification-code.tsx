import { BigCode } from './big-code.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { Place } from './mail-facts.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<Place & { address: string; minutes: string }, { code: string }>;

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: (minutes: string) => string;
  readonly heading: string;
  readonly use: (address: string) => string;
  readonly life: (minutes: string) => string;
  readonly ignore: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”发件邮箱验证码`,
    preview: (minutes) => `请在${minutes}分钟内将验证码填入发件邮箱设置页面。`,
    heading: '发件邮箱验证码',
    use: (address) =>
      `您的社区将用 ${address} 向签署人发送邮件。本邮件由该邮箱用您提供的授权码发出，请将下面的验证码填入设置页面以完成授权：`,
    life: (minutes) => `验证码${minutes}分钟内有效，仅可使用一次。`,
    ignore:
      '如果这不是您本人的操作，说明有人知道这个邮箱的授权码，请立即在邮箱设置中将其停用，并不要将验证码告诉他人。',
    reason: (community) => `您收到本邮件，是因为有人在“${community}”中用授权码登录了这个邮箱。`,
  },
  en: {
    subject: (community) => `Sender verification code of ${community}`,
    preview: (minutes) => `Enter the code on the sender settings page within ${minutes} minutes.`,
    heading: 'Your sender verification code',
    use: (address) =>
      `Your community is about to send its emails to signers from ${address}. This email was sent from that mailbox with the authorisation code you entered. Enter the code below on the settings page to authorise the sender:`,
    life: (minutes) => `The code is valid for ${minutes} minutes and works once.`,
    ignore:
      'If you did not request this, somebody knows the authorisation code of this mailbox. Revoke it in the settings of the mailbox, and do not share this code.',
    reason: (community) =>
      `You are receiving this email because somebody logged in to this mailbox with its authorisation code on ${community}.`,
  },
};

/** Sends the code that proves that a mailbox can send and is read; it is in the body only. */
function senderVerificationCodeMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview(data.minutes),
    heading: texts.heading,
    reason: texts.reason(data.community),
    isOfService: true,
    body: (
      <>
        <Paragraph>{texts.use(data.address)}</Paragraph>
        <BigCode code={secret.code} />
        <Paragraph>{texts.life(data.minutes)}</Paragraph>
        <Note>{texts.ignore}</Note>
      </>
    ),
  };
}

export const senderVerificationCode = defineMail(
  senderVerificationCodeMail,
  ({ place, email, minutes }) => [{ ...place, address: email, minutes }],
  ({ code }) => ({ code }),
);
