import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-transport.ts';

/** The mail in nodemailer's words: one recipient, a Message-ID that stays the same, marked as sent by a machine. */
export function toMessage(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: `<${mail.id}@${mail.host}>`,
    from: mail.from,
    // An object, so that nothing in the address can be read as a second recipient.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ filename, mediaType, bytes }) => ({
      filename,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
