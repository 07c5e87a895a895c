import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mailboxes, startSmtpSink } from '#server/test/smtp-sink.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { LOGIN, MAIL, open } from './testing/sender-mail.ts';

async function openProvider() {
  const secrets = new Map<string, string>([[LOGIN.address, LOGIN.authorizationCode]]);
  const sink = await startSmtpSink(mailboxes(secrets));
  return { secrets, sink, senderMail: open({ SENDER_SMTP_URL: sink.url }) };
}

test('a mail is sent from the address, under the name', async () => {
  const { sink, senderMail } = await openProvider();

  await senderMail.sendAlone(LOGIN, MAIL);

  expect(sink.mails).toMatchObject([{ from: { name: '示例社区', address: 'cla@example.org' } }]);
  expect(sink.logins).toEqual(['cla@example.org']);
});

test.each(['Community\r\nBcc: everybody@example.com', '"a" <a@example.com>, b@example.com'])(
  'the name %j adds neither a header nor an address',
  async (name) => {
    const { sink, senderMail } = await openProvider();

    await senderMail.sendAlone(LOGIN, { ...MAIL, from: { name, address: LOGIN.address } });

    const [mail] = sink.mails;
    expect(mail?.from?.address).toBe(LOGIN.address);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.some(({ key }) => key === 'bcc')).toBe(false);
  },
);

test('a separate connection is closed after the mail, even after a refusal', async () => {
  const { sink, senderMail } = await openProvider();

  await senderMail.sendAlone(LOGIN, MAIL);
  await sink.idle();
  await senderMail.sendAlone({ ...LOGIN, authorizationCode: 'wrong' }, MAIL).catch(() => undefined);

  await expect(sink.idle()).resolves.toBeUndefined();
});

test('mails of one sender share a login', async () => {
  const { sink, senderMail } = await openProvider();

  for (const id of ['1', '2', '3']) {
    await senderMail.transportOf('key', () => LOGIN).send({ ...MAIL, id });
  }

  expect(sink.mails).toHaveLength(3);
  expect(sink.logins).toHaveLength(1);
});

test('a sender authorised again logs in again', async () => {
  const { secrets, sink, senderMail } = await openProvider();
  await senderMail.transportOf('before', () => LOGIN).send(MAIL);
  secrets.set(LOGIN.address, 'renewed');

  await senderMail.transportOf('after', () => ({ ...LOGIN, authorizationCode: 'renewed' })).send(MAIL);

  expect(sink.logins).toHaveLength(2);
});

test('of many senders the last twenty stay connected until everything is closed', async () => {
  const { secrets, sink, senderMail } = await openProvider();
  const logins = Array.from({ length: 25 }, (_, index) => ({ ...LOGIN, address: `cla-${index}@example.org` }));
  for (const login of logins) {
    secrets.set(login.address, login.authorizationCode);
    const from = { name: '', address: login.address };
    await senderMail.transportOf(login.address, () => login).send({ ...MAIL, from });
  }

  await expect(sink.idle(20)).resolves.toBeUndefined();
  senderMail.close();
  await expect(sink.idle()).resolves.toBeUndefined();
  expect(sink.mails).toHaveLength(25);
});

test.each([
  ['refused for its credentials', 535, 'invalid_email_auth_code', 'EAUTH AUTH PLAIN 535'],
  ['refused for its credentials, with another code', 526, 'invalid_email_auth_code', 'EAUTH AUTH PLAIN 526'],
  ['temporarily impossible', 454, 'failed_to_send_email', 'EAUTH AUTH PLAIN 454'],
  ['not known to the server', 502, 'failed_to_send_email', 'EAUTH AUTH PLAIN 502'],
  ['refused before encryption', 538, 'failed_to_send_email', 'EAUTH AUTH PLAIN 538'],
])('a login that is %s (%i) is %s', async (_rule, responseCode, code, reason) => {
  const sink = await startSmtpSink({
    ...mailboxes(new Map()),
    onAuth: ({ username, password }, _session, answer) =>
      answer(Object.assign(new Error(`${username} ${password}`), { responseCode })),
  });

  const sending = open({ SENDER_SMTP_URL: sink.url }).sendAlone(LOGIN, MAIL);

  await expect(sending).rejects.toMatchObject({ code, details: { reason } });
  await expect(sending).rejects.not.toHaveProperty('cause');
});

describe('a server that a manager chose', () => {
  /** A provider on this machine, listed under a name, and how that name is resolved. */
  async function openListed(host: string, ...addresses: string[]) {
    const sink = await startSmtpSink(mailboxes(new Map([[LOGIN.address, LOGIN.authorizationCode]])));
    const server = `${host}:${new URL(sink.url).port}`;
    const environment = { SENDER_SMTP_URL: 'smtp://127.0.0.1:1', SENDER_SMTP_SERVERS: server };
    const senderMail = open(environment, async () => addresses.map((address) => ({ address, family: 4 })));
    return { sink, send: (name = server) => senderMail.sendAlone({ ...LOGIN, server: name }, MAIL) };
  }
  const refused = (reason: string) => ({ code: 'failed_to_send_email', details: { reason } });

  test('takes the mail, at the address that was looked up', async () => {
    const { sink, send } = await openListed('localhost', '127.0.0.1');

    await send();

    expect(sink.mails).toHaveLength(1);
  });

  test.each([['10.0.0.1'], ['140.82.121.4', '127.0.0.1'], ['169.254.169.254']])(
    'is not connected to when its name leads to %s',
    async (...addresses) => {
      const { sink, send } = await openListed('mail.example.org', ...addresses);

      await expect(send()).rejects.toMatchObject(refused('private_address'));
      expect(sink.logins).toEqual([]);
    },
  );

  test('gets no login without encryption over a network', async () => {
    const { sink, send } = await openListed('0.0.0.0', '127.0.0.1');

    await expect(send()).rejects.toMatchObject({ code: 'failed_to_send_email' });
    expect(sink.logins).toEqual([]);
  });

  test('is no longer used once it is not listed', async () => {
    const { sink, send } = await openListed('localhost', '127.0.0.1');

    await expect(send('localhost:25')).rejects.toMatchObject(refused('server_not_listed'));
    expect(sink.logins).toEqual([]);
  });
});

test('a server that lets anybody send is not used without a login', async () => {
  const sink = await startSmtpSink({ disabledCommands: ['AUTH', 'STARTTLS'] });

  const sending = open({ SENDER_SMTP_URL: sink.url }).sendAlone(LOGIN, MAIL);

  await expect(sending).rejects.toMatchObject({ code: 'failed_to_send_email' });
  expect(sink.mails).toHaveLength(0);
});

test('a server that hangs up is a failure to send', async () => {
  const sink = await startSmtpSink({
    onConnect: (_session, answer) => answer(Object.assign(new Error('go away'), { responseCode: 421 })),
  });

  await expect(open({ SENDER_SMTP_URL: sink.url }).sendAlone(LOGIN, MAIL)).rejects.toMatchObject({
    code: 'failed_to_send_email',
  });
});

test('a server that stalls after the login is given up at the deadline, and its connection is closed', async () => {
  const reached: string[] = [];
  const sink = await startSmtpSink({
    ...mailboxes(new Map([[LOGIN.address, LOGIN.authorizationCode]])),
    onMailFrom: ({ address }) => void reached.push(address),
  });
  const transport = createSmtpTransport(sink.url, {
    login: { user: LOGIN.address, password: 'right' },
    deadline: 2000,
  });
  onTestFinished(() => transport.close());

  await expect(transport.send(MAIL)).rejects.toMatchObject({ code: 'failed_to_send_email' });

  expect(reached).toEqual([LOGIN.address]);
  await expect(sink.idle()).resolves.toBeUndefined();
});

test('a server that never ends its greeting is given up after ten seconds', async () => {
  const busy = createServer((socket) => {
    const more = setInterval(() => socket.write('220-wait\r\n'), 500);
    socket.on('error', () => undefined).on('close', () => clearInterval(more));
  });
  await once(busy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void busy.close());
  const address = busy.address();
  const senderMail = open({ SENDER_SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
  const started = performance.now();

  await expect(senderMail.sendAlone(LOGIN, MAIL)).rejects.toMatchObject({ code: 'failed_to_send_email' });

  // The mail library itself would wait for thirty seconds.
  expect(performance.now() - started).toBeLessThan(28_000);
});

test('while all mail is captured, mail of senders is too, without a login anywhere', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));

  await open({ DATA_DIR: dataDir }).sendAlone(LOGIN, MAIL);

  const [name = ''] = await readdir(join(dataDir, 'mailbox'));
  expect(await readFile(join(dataDir, 'mailbox', name), 'utf8')).toContain('<cla@example.org>');
});
