import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { isRefusedForGood, type MailTransport, type OutgoingMail } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const MAIL: OutgoingMail = {
  id: '6f0a8a52-3c51-4a8e-9b3a-0d5f4f3f2b11',
  host: 'cla.example.org',
  from: '示例社区 <cla@example.org>',
  to: 'signer@example.com',
  subject: '示例社区 CLA 签署验证码，很长很长的标题也要完整地送到收件人那里，一个字都不能少',
  html: '<p>验证码 493817</p>',
  text: '验证码 493817',
  attachments: [],
};

function open(url: string): MailTransport {
  const transport = createSmtpTransport(url);
  onTestFinished(() => transport.close());
  return transport;
}

test('a mail arrives over SMTP as it was written', async () => {
  const bytes = randomBytes(100_000);
  const sink = await startSmtpSink();

  await open(sink.url).send({
    ...MAIL,
    attachments: [{ filename: '已签署.pdf', mediaType: 'application/pdf', bytes }],
  });

  const [mail] = sink.mails;
  expect(mail).toMatchObject({
    subject: MAIL.subject,
    from: { name: '示例社区', address: 'cla@example.org' },
    to: [{ address: 'signer@example.com' }],
    messageId: `<${MAIL.id}@cla.example.org>`,
  });
  expect(mail?.text?.trim()).toBe(MAIL.text);
  expect(mail?.html?.trim()).toBe(MAIL.html);
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(mail?.attachments).toMatchObject([{ filename: '已签署.pdf', mimeType: 'application/pdf' }]);
  expect(bytes.equals(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer))).toBe(true);
});

test('where encryption is required, nothing goes to a server without it', async () => {
  const sink = await startSmtpSink();
  const transport = createSmtpTransport(sink.url, { requireTls: true });
  onTestFinished(() => transport.close());

  await expect(transport.send(MAIL)).rejects.toMatchObject({ code: 'failed_to_send_email' });

  expect(sink.mails).toEqual([]);
});

test('a second attempt carries the same Message-ID', async () => {
  const sink = await startSmtpSink();
  const transport = open(sink.url);

  await transport.send(MAIL);
  await transport.send(MAIL);

  expect(new Set(sink.mails.map((mail) => mail.messageId)).size).toBe(1);
  expect(sink.mails).toHaveLength(2);
});

test('an address cannot smuggle in a second recipient', async () => {
  const sink = await startSmtpSink();

  await expect(open(sink.url).send({ ...MAIL, to: 'signer@example.com, other@example.com' })).rejects.toMatchObject({
    details: { reason: 'EENVELOPE RCPT TO 501' },
  });

  expect(sink.mails).toHaveLength(0);
});

test('a refused login is reported without user and password', async () => {
  const { url } = await startSmtpSink({
    onAuth: (auth, _session, answer) => answer(new Error(`no such user ${auth.username} ${auth.password}`)),
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
  });

  const sending = open(url.replace('//', '//operator:hunter2@')).send(MAIL);

  await expect(sending).rejects.toMatchObject({
    code: 'failed_to_send_email',
    details: { reason: 'EAUTH AUTH PLAIN 535' },
  });
  await expect(sending).rejects.not.toHaveProperty('cause');
});

test('a refused recipient is reported without the address', async () => {
  const { url } = await startSmtpSink({
    onRcptTo: ({ address }, _session, answer) =>
      answer(Object.assign(new Error(`5.1.1 ${address} is unknown`), { responseCode: 550 })),
  });

  await expect(open(url).send(MAIL)).rejects.toMatchObject({
    code: 'failed_to_send_email',
    details: { reason: 'EENVELOPE RCPT TO 550 5.1.1' },
  });
});

test.each([
  [550, '5.1.1 no such mailbox', true],
  [552, 'the mailbox is full', true],
  [450, '4.2.1 greylisted', false],
  [451, '4.7.500 server busy, try again later', false],
])('a recipient refused with %i %s is refused for good: %s', async (responseCode, reply, forGood) => {
  const { url } = await startSmtpSink({
    onRcptTo: (_address, _session, answer) => answer(Object.assign(new Error(reply), { responseCode })),
  });

  const error: unknown = await open(url)
    .send(MAIL)
    .catch((failure: unknown) => failure);

  expect(isRefusedForGood(error)).toBe(forGood);
});

test('a server that is not there is a failure to send', async () => {
  await expect(open('smtp://127.0.0.1:1').send(MAIL)).rejects.toMatchObject({ code: 'failed_to_send_email' });
});
