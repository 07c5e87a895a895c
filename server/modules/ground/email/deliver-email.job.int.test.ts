import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Dependencies } from '#server/context.ts';
import type { Orm } from '#server/db/open-database.ts';
import type { MailTransport, OutgoingMail } from '#server/integrations/mail/mail-transport.ts';
import { createSmtpTransport } from '#server/integrations/mail/smtp-transport.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { deliverEmail } from './deliver-email.job.ts';
import { Email, EmailState, type EmailAttachment } from './email.entity.ts';

const { deps } = await createTestApp({ PUBLIC_URL: 'https://cla.example.org:8443/' });
const { orm, secretBox } = deps;
const NOW = new Date('2026-11-21T08:00:00Z');
const PLACE = { community: '示例社区', projectUrl: 'https://example.org/project' };
const REFUSING: MailTransport = createSmtpTransport('smtp://127.0.0.1:1');

function deliveryOver(mailTransport: MailTransport, now: Date = NOW): Dependencies {
  return { ...deps, mailTransport, now: () => now };
}

const deliver = (delivery: Dependencies, emailId: string): Promise<unknown> => deliverEmail.run(delivery, { emailId });
const giveUp = (emailId: string): Promise<unknown> | undefined => deliverEmail.giveUp?.(deps, { emailId });

async function openSink() {
  const sink = await startSmtpSink();
  const transport = createSmtpTransport(sink.url);
  onTestFinished(() => transport.close());
  return { sink, delivery: deliveryOver(transport) };
}

/** Queues a mail with a code that is valid for five minutes. */
async function queueCode(overrides: Partial<Pick<Email, 'template' | 'state'>> = {}): Promise<string> {
  const em = orm.em.fork();
  const id = crypto.randomUUID();
  em.create(Email, {
    id,
    template: 'verification_code',
    language: 'zh',
    recipient: 'signer@example.com',
    data: { ...PLACE, minutes: '5' },
    secret: secretBox.encrypt('mail', { row: id, plain: JSON.stringify({ code: '493817' }) }),
    secretExpiresAt: new Date(NOW.getTime() + 300_000),
    attachments: [],
    createdAt: NOW,
    ...overrides,
  });
  await em.flush();
  return id;
}

/** Queues a confirmation with one file. */
async function queueConfirmation(attachment: EmailAttachment): Promise<string> {
  const em = orm.em.fork();
  const signing = {
    name: 'Signer',
    reference: 'R-1',
    signedAt: '2026-11-21',
    claVersion: '1',
    claSha256: 'a'.repeat(64),
  };
  const email = em.create(Email, {
    template: 'individual_signed',
    language: 'en',
    recipient: 'signer@example.com',
    data: { ...PLACE, ...signing },
    attachments: [attachment],
    createdAt: NOW,
  });
  await em.flush();
  return email.id;
}

const readEmail = (id: string): Promise<Email> => orm.em.fork().findOneOrFail(Email, id);

async function storeSigned(database: Orm, cla: Buffer, signed: Buffer): Promise<string> {
  const em = database.em.fork();
  const base = await storeDocument(em, { bytes: cla, createdAt: NOW });
  const { sha256 } = await storeDocument(em, { bytes: signed, base, createdAt: NOW });
  await em.flush();
  return sha256;
}

test('a mail is sent with its secret, which is erased in the same step', async () => {
  const { sink, delivery } = await openSink();
  const id = await queueCode();

  await deliver(delivery, id);

  expect(sink.mails).toMatchObject([
    {
      subject: '“示例社区”CLA签署验证码',
      messageId: `<${id}@cla.example.org>`,
      text: expect.stringContaining('493817'),
    },
  ]);
  expect(await readEmail(id)).toMatchObject({
    state: EmailState.SENT,
    sentAt: NOW,
    attempts: 1,
    secret: null,
    secretExpiresAt: null,
  });
});

test('a mail that was sent is not sent again', async () => {
  const { sink, delivery } = await openSink();
  const id = await queueCode();

  await deliver(delivery, id);
  await deliver(delivery, id);

  expect(sink.mails).toHaveLength(1);
  expect((await readEmail(id)).attempts).toBe(1);
});

test('a mail that no longer exists is skipped', async () => {
  const { sink, delivery } = await openSink();

  await deliver(delivery, '00000000-0000-4000-8000-000000000000');

  expect(sink.mails).toHaveLength(0);
});

test('a document is assembled from its base and sent byte for byte', async () => {
  const { sink, delivery } = await openSink();
  const cla = Buffer.from('%PDF-1.7 the agreement');
  const signed = Buffer.concat([cla, Buffer.from(' and the signature')]);
  const documentSha256 = await storeSigned(orm, cla, signed);
  const id = await queueConfirmation({ filename: 'R-1.pdf', documentSha256 });

  await deliver(delivery, id);

  const [attachment] = sink.mails[0]?.attachments ?? [];
  expect(attachment).toMatchObject({ filename: 'R-1.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(signed)).toBe(true);
});

test('a document that no longer matches its fingerprint is not sent', async () => {
  const { sink, delivery } = await openSink();
  const cla = Buffer.from('%PDF-1.7 an agreement that somebody changes');
  const documentSha256 = await storeSigned(orm, cla, Buffer.concat([cla, Buffer.from(' signed')]));
  await orm.em.fork().nativeUpdate(Document, { sha256: await fingerprint(cla) }, { bytes: Buffer.from('changed') });
  const id = await queueConfirmation({ filename: 'R-2.pdf', documentSha256 });

  await expect(deliver(delivery, id)).rejects.toMatchObject({ code: 'system_error' });

  expect(sink.mails).toHaveLength(0);
  expect(await readEmail(id)).toMatchObject({
    state: EmailState.QUEUED,
    lastError: expect.stringContaining('was changed'),
  });
});

test('a failure to send is counted and recorded without the address, and the secret is kept for the next attempt', async () => {
  const { sink, delivery } = await openSink();
  const id = await queueCode();

  await expect(deliver(deliveryOver(REFUSING), id)).rejects.toMatchObject({ code: 'failed_to_send_email' });
  await expect(deliver(deliveryOver(REFUSING), id)).rejects.toMatchObject({ code: 'failed_to_send_email' });

  const failed = await readEmail(id);
  expect(failed).toMatchObject({
    state: EmailState.QUEUED,
    attempts: 2,
    lastError: expect.stringContaining('ESOCKET'),
  });
  expect(failed.lastError).not.toContain('signer@example.com');

  await deliver(delivery, id);

  expect(sink.mails).toHaveLength(1);
  expect(await readEmail(id)).toMatchObject({ state: EmailState.SENT, attempts: 3 });
});

test('a permanently rejected recipient fails at once, with the reason', async () => {
  const refuse = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  const sink = await startSmtpSink({ onRcptTo: (_address, _session, callback) => callback(refuse) });
  const transport = createSmtpTransport(sink.url);
  onTestFinished(() => transport.close());
  const id = await queueCode();

  await deliver(deliveryOver(transport), id);

  expect(await readEmail(id)).toMatchObject({
    state: EmailState.FAILED,
    attempts: 1,
    lastError: expect.stringContaining('550'),
    secretExpiresAt: null,
  });
});

/** A mail server that takes no message above 20 kB. */
async function openSmallSink() {
  const refuse = Object.assign(new Error('message too big'), { responseCode: 552 });
  const received: string[] = [];
  const sink = await startSmtpSink({
    onData: callbackify(async (stream: SMTPServerDataStream, _session: SMTPServerSession) => {
      const message = Buffer.concat(await stream.toArray()).toString();
      if (message.length > 20_000) {
        throw refuse;
      }
      received.push(message);
    }),
  });
  const transport = createSmtpTransport(sink.url);
  onTestFinished(() => transport.close());
  return { received, delivery: deliveryOver(transport) };
}

test('S43: a mail whose attachment is refused for good is sent without it and with the link, once', async () => {
  const { received, delivery } = await openSmallSink();
  const sha256 = await storeSigned(orm, Buffer.alloc(40_000, 'a'), Buffer.alloc(50_000, 'a'));
  const id = await queueConfirmation({ filename: 'R-1.pdf', documentSha256: sha256 });
  const link = { signedUrl: 'https://cla.example.org/signed/R-1' };
  const secret = secretBox.encrypt('mail', { row: id, plain: JSON.stringify(link) });
  await orm.em.fork().nativeUpdate(Email, id, { secret, secretExpiresAt: new Date(NOW.getTime() + 86_400_000) });

  await deliver(delivery, id);
  await deliver(delivery, id);

  expect(received).toHaveLength(1);
  const [mail] = await Promise.all(received.map((message) => PostalMime.parse(message)));
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain('The mail server refused the email with the document');
  expect(mail?.text).toContain(link.signedUrl);
  expect(await readEmail(id)).toMatchObject({
    state: EmailState.SENT,
    attempts: 2,
    lastError: expect.stringContaining('552'),
    data: expect.objectContaining({ document: 'refused' }),
    secret: null,
  });
});

test('S43: a mailbox that takes no mail at all fails after the mail without the attachment', async () => {
  const refuse = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  const sink = await startSmtpSink({ onRcptTo: (_address, _session, callback) => callback(refuse) });
  const transport = createSmtpTransport(sink.url);
  onTestFinished(() => transport.close());
  const sha256 = await storeSigned(orm, Buffer.from('%PDF base'), Buffer.from('%PDF base signed'));
  const id = await queueConfirmation({ filename: 'R-1.pdf', documentSha256: sha256 });

  await deliver(deliveryOver(transport), id);

  expect(await readEmail(id)).toMatchObject({ state: EmailState.FAILED, attempts: 2, attachments: [] });
});

test('an unexpected failure is recorded by its kind alone', async () => {
  const id = await queueCode();
  const broken: MailTransport = {
    send: (mail: OutgoingMail) => Promise.reject(new TypeError(`cannot send to ${mail.to}`)),
    close: () => undefined,
  };

  await expect(deliver(deliveryOver(broken), id)).rejects.toThrow(TypeError);

  expect((await readEmail(id)).lastError).toBe('TypeError');
});

test('a mail whose code has expired fails for good, without the code', async () => {
  const { sink, delivery } = await openSink();
  const id = await queueCode();

  await deliver({ ...delivery, now: () => new Date(NOW.getTime() + 300_000) }, id);

  expect(sink.mails).toHaveLength(0);
  expect(await readEmail(id)).toMatchObject({ state: EmailState.FAILED, lastError: 'expired', secret: null });
});

test('a mail of an unknown template is kept for a version that knows it', async () => {
  const id = await queueCode({ template: 'later' });

  await expect(deliver(deliveryOver(REFUSING), id)).rejects.toMatchObject({ code: 'system_error' });

  expect((await readEmail(id)).state).toBe(EmailState.QUEUED);
});

test('an abandoned mail loses its secret and is not sent later', async () => {
  const { sink, delivery } = await openSink();
  const id = await queueCode();

  await giveUp(id);
  await deliver(delivery, id);

  expect(sink.mails).toHaveLength(0);
  expect(await readEmail(id)).toMatchObject({ state: EmailState.FAILED, secret: null });
});

test('abandoning a mail that was sent changes nothing', async () => {
  const id = await queueCode({ state: EmailState.SENT });

  await giveUp(id);

  expect((await readEmail(id)).state).toBe(EmailState.SENT);
});
