import { expect, onTestFinished, test } from 'vitest';
import { startGoogle, type RunningGoogle } from '#server/integrations/google/testing/google.ts';
import { mailboxes, startSmtpSink } from '#server/test/smtp-sink.ts';
import { type SenderLogin, type SenderMail } from './sender-mail.ts';
import { MAIL, open } from './testing/sender-mail.ts';

interface Gmail {
  readonly google: RunningGoogle;
  readonly login: SenderLogin;
  readonly sink: Awaited<ReturnType<typeof startSmtpSink>>;
  readonly senderMail: SenderMail;
}

/** Gmail, with an address whose owner has consented. */
async function openGmail(): Promise<Gmail> {
  const google = await startGoogle();
  onTestFinished(google.stop);
  const address = 'community@gmail.example.org';
  google.refreshTokens.set('refresh', address);
  const sink = await startSmtpSink(mailboxes(google.accessTokens));
  const senderMail = open({ ...google.environment, GMAIL_SMTP_URL: sink.url });
  return { google, sink, senderMail, login: { provider: 'gmail', address, refreshToken: 'refresh' } };
}

const FROM_GMAIL = { ...MAIL, from: { name: 'Community', address: 'community@gmail.example.org' } };

test('the login at Gmail takes an access token, which is fetched once', async () => {
  const { google, sink, senderMail, login } = await openGmail();

  await senderMail.transportOf('key', () => login).send(FROM_GMAIL);
  await senderMail.transportOf('key', () => login).send(FROM_GMAIL);

  expect(sink.mails).toHaveLength(2);
  expect(google.asked).toEqual(['refresh_token']);
});

test('an access token that Gmail no longer accepts is renewed', async () => {
  const { google, sink, senderMail, login } = await openGmail();
  const stale = new Map<string, string>();
  google.fault = (_request, response) => {
    google.fault = undefined;
    stale.set('token', 'stale');
    response.end(JSON.stringify({ access_token: 'stale', token_type: 'Bearer', expires_in: 3599 }));
  };

  await senderMail.sendAlone(login, FROM_GMAIL);

  expect(stale.size).toBe(1);
  expect(sink.mails).toHaveLength(1);
  expect(google.asked).toEqual(['refresh_token', 'refresh_token']);
});

test('a withdrawn consent is a permanent refusal', async () => {
  const { google, senderMail, login } = await openGmail();
  google.refreshTokens.clear();

  await expect(senderMail.sendAlone(login, FROM_GMAIL)).rejects.toMatchObject({
    code: 'invalid_email_auth_code',
    details: { reason: 'GOOGLE TOKEN 400 invalid_grant' },
  });
});

test.each<[string, NonNullable<RunningGoogle['fault']>]>([
  ['hangs up', (request) => void request.socket.destroy()],
  ['answers no JSON', (_request, response) => void response.end('<html>')],
  ['is unavailable', (_request, response) => void response.writeHead(503).end('{}')],
  ['does not know us', (_request, response) => void response.writeHead(401).end('{"error":"invalid_client"}')],
  ['sends too much', (_request, response) => void response.end(`{"error":"${'x'.repeat(100_000)}"}`)],
])('a Google that %s is a temporary failure to send', async (_rule, fault) => {
  const { google, senderMail, login } = await openGmail();
  google.fault = fault;

  await expect(senderMail.sendAlone(login, FROM_GMAIL)).rejects.toMatchObject({ code: 'failed_to_send_email' });
});
