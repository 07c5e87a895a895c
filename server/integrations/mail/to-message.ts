import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-transport.ts';

/** Converts a mail for nodemailer: one recipient, a stable Message-ID, marked as automatic. */
export function toMessage(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: `<${mail.id}@${mail.host}>`,
    from: mail.from,
    // An object, so that nothing in the address can be parsed as a second recipient.
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
