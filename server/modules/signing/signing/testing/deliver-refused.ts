import { callbackify } from 'node:util';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { createSmtpTransport } from '#server/integrations/mail/smtp-transport.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import type { Email } from '#server/modules/ground/email/email.entity.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** Delivers a mail to a server that refuses attachments, or everything. */
export async function deliverRefused(
  testApp: TestApp,
  mail: Email | undefined,
  refuses: 'attachments' | 'everything',
): Promise<void> {
  const refusal = Object.assign(new Error('no'), { responseCode: 552 });
  const sink = await startSmtpSink({
    onData: callbackify(async (stream: SMTPServerDataStream, _session: SMTPServerSession) => {
      const message = Buffer.concat(await stream.toArray()).toString();
      if (refuses === 'everything' || message.includes('application/pdf')) {
        throw refusal;
      }
    }),
  });
  const mailTransport = createSmtpTransport(sink.url);
  onTestFinished(() => mailTransport.close());
  await deliverEmail.run({ ...testApp.deps, mailTransport }, { emailId: mail?.id ?? '' });
}
