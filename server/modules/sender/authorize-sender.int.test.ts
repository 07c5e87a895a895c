import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { createApp } from '#server/http/app.ts';
import { createSenderMail } from '#server/integrations/mail/sender-mail.ts';
import { mailboxToken } from '#server/mailbox/mailbox-token.ts';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { AuditEvent } from '#server/modules/audit/audit-event.entity.ts';
import { Email } from '#server/modules/email/email.entity.ts';
import { VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import { createRateLimiter } from '#server/security/rate-limit.ts';
import { buildAccount } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { mailboxes, openSmtpSink } from '#server/test/smtp-sink.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { SenderCredential } from './sender-credential.entity.ts';

const VERIFY = `mutation ($input: VerifySenderInput!) {
  verifySender(input: $input) { resendAfterSeconds expiresAt challenge }
}`;
const AUTHORIZE = `mutation ($input: AuthorizeSenderInput!) {
  authorizeSender(input: $input) { sender { address provider authorizedAt } }
}`;

const secrets = new Map<string, string>();
/** Addresses that may log in to the mail server, but whose mail it temporarily rejects. */
const full = new Set<string>();
const provider = await openSmtpSink({
  ...mailboxes(secrets),
  onRcptTo: ({ address }, _session, answer) =>
    full.has(address) ? answer(Object.assign(new Error('mailbox full'), { responseCode: 452 })) : answer(),
});
afterAll(provider.stop);
const testApp = await createTestApp({ SENDER_SMTP_URL: provider.url });
const { app, deps } = testApp;

interface Mailbox {
  readonly address: string;
  readonly authorizationCode: string;
}

function newMailbox(): Mailbox {
  const mailbox = { address: `cla-${randomUUID()}@example.org`, authorizationCode: randomUUID() };
  secrets.set(mailbox.address, mailbox.authorizationCode);
  return mailbox;
}

interface Manager {
  readonly account: CommunityAccount;
  readonly headers: SessionHeaders;
}

async function newManager(): Promise<Manager> {
  const account = await buildAccount(testApp.em());
  return { account, headers: await signIn(testApp, account) };
}

interface VerifyAnswer {
  verifySender: { resendAfterSeconds: number; challenge: string };
}

const verify = (mailbox: Mailbox, { headers }: Manager, language = 'EN'): Promise<GraphqlAnswer<VerifyAnswer>> =>
  graphql(app, VERIFY, { input: { ...mailbox, language } }, headers);

const authorize = (mailbox: Mailbox & { challenge?: string }, verificationCode: string, { headers }: Manager) =>
  graphql<{ authorizeSender: { sender: { address: string } } }>(
    app,
    AUTHORIZE,
    { input: { ...mailbox, verificationCode } },
    headers,
  );

const mailsIn = ({ address }: Mailbox) => provider.mails.filter((mail) => mail.to?.[0]?.address === address);

/** Returns the code in the newest mail of a mailbox. */
function codeIn(mailbox: Mailbox): string {
  return /^\s*(\d{6})\s*$/m.exec(mailsIn(mailbox).at(-1)?.text ?? '')?.[1] ?? '';
}

const credentialsOf = ({ account }: Manager): Promise<SenderCredential[]> =>
  testApp.em().find(SenderCredential, { account: account.id });

const secretOf = (credential: SenderCredential | undefined): string =>
  deps.secretBox.decrypt('sender', { row: credential?.id ?? '', sealed: credential?.secret ?? new Uint8Array() });

const codesOf = ({ address }: Mailbox): Promise<VerificationCode[]> =>
  testApp.em().find(VerificationCode, { addressKey: address });

/** Backdates the last code, so that another may be requested. */
async function waitForResend({ address }: Mailbox): Promise<void> {
  const aMinuteAgo = new Date(Date.now() - 61_000);
  await testApp.em().nativeUpdate(VerificationCode, { addressKey: address }, { createdAt: aMinuteAgo });
}

describe('verifySender', () => {
  test('sends a code through the mailbox to itself, before it answers', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];

    const answer = await verify(mailbox, manager);

    expect(answer).toMatchObject({ codes: [], data: { verifySender: { resendAfterSeconds: 60 } } });
    expect(mailsIn(mailbox)).toMatchObject([
      { from: { address: mailbox.address }, subject: 'Sender verification code of Signet' },
    ]);
    expect(codeIn(mailbox)).toMatch(/^\d{6}$/);
  });

  test('writes in the requested language', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];

    await verify(mailbox, manager, 'ZH');

    expect(mailsIn(mailbox)[0]?.subject).toBe('Signet 发件邮箱验证码');
  });

  test('stores neither code nor authorisation code in the clear, and queues no mail', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];

    await verify(mailbox, manager);

    const rows = await codesOf(mailbox);
    expect(rows).toMatchObject([{ purpose: 'sender', scope: manager.account.id, supersededAt: null }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${codeIn(mailbox)}|${mailbox.authorizationCode}`));
    expect(await testApp.em().count(Email, { recipient: mailbox.address })).toBe(0);
  });

  test('a refused authorisation code stores nothing, so the right one may follow at once', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];

    const refused = await verify({ ...mailbox, authorizationCode: 'wrong' }, manager);

    expect(refused.codes).toEqual(['invalid_email_auth_code']);
    expect(JSON.stringify(refused)).not.toContain(mailbox.address);
    expect(await codesOf(mailbox)).toEqual([]);
    expect((await verify(mailbox, manager)).codes).toEqual([]);
  });

  test('a refused attempt keeps the previous code valid', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];
    await verify(mailbox, manager);
    await waitForResend(mailbox);

    await verify({ ...mailbox, authorizationCode: 'wrong' }, manager);

    expect((await authorize(mailbox, codeIn(mailbox), manager)).codes).toEqual([]);
  });

  test('another code within a minute is refused', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];
    await verify(mailbox, manager);

    const again = await verify(mailbox, manager);

    expect(again.codes).toEqual(['too_many_request']);
    expect(mailsIn(mailbox)).toHaveLength(1);
  });

  test('one of 20 concurrent requests sends', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];

    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(mailbox, manager)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'too_many_request'));
    expect(mailsIn(mailbox)).toHaveLength(1);
  });

  test('a mail that could not be sent counts, and keeps the previous code valid', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];
    await verify(mailbox, manager);
    const code = codeIn(mailbox);
    await waitForResend(mailbox);
    full.add(mailbox.address);

    const failed = await verify(mailbox, manager);

    expect(failed.codes).toEqual(['failed_to_send_email']);
    expect((await verify(mailbox, manager)).codes).toEqual(['too_many_request']);
    expect((await authorize(mailbox, code, manager)).codes).toEqual([]);
  });

  test('in capture mode the code is among the captured mails', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-'));
    const config = readConfig({ DATA_DIR: dataDir });
    const capturing = await createApp({ ...deps, config, senderMail: createSenderMail(config) });
    onTestFinished(async () => {
      await capturing.close();
      await rm(dataDir, { recursive: true });
    });
    const [mailbox, { headers }] = [newMailbox(), await newManager()];

    await graphql(capturing, VERIFY, { input: mailbox }, headers);

    const captured = await capturing.inject({
      url: `/mailbox.json?token=${mailboxToken(deps.secretBox)}`,
      headers: { host: 'localhost' },
    });
    const [mail] = captured.json<{ text: string }[]>();
    const verificationCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const { data } = await graphql(capturing, AUTHORIZE, { input: { ...mailbox, verificationCode } }, headers);
    expect(data).toMatchObject({ authorizeSender: { sender: { address: mailbox.address } } });
    expect(mailsIn(mailbox)).toEqual([]);
  });

  test.each([
    ['invalid_email', { address: 'nobody' }],
    ['invalid_email', { address: 'a@example.org, b@example.org' }],
    ['bad_request_parameter', { authorizationCode: '  ' }],
    ['bad_request_parameter', { authorizationCode: 'x'.repeat(201) }],
    ['bad_request_parameter', { authorizationCode: 'x\r\nQUIT' }],
  ])('%s for %o, without calling the mail server', async (code, change) => {
    const manager = await newManager();

    const answer = await verify({ ...newMailbox(), ...change }, manager);

    expect(answer.codes).toEqual([code]);
    expect(await testApp.em().count(VerificationCode, { scope: manager.account.id })).toBe(0);
  });

  test('a source may try ten times in ten minutes', async () => {
    const limited = await createApp({ ...deps, rateLimiter: createRateLimiter(1) });
    onTestFinished(() => limited.close());
    const { headers } = await newManager();
    const attempt = () => graphql(limited, VERIFY, { input: { ...newMailbox(), authorizationCode: 'wrong' } }, headers);

    const answers = [];
    for (let count = 0; count < 11; count += 1) {
      answers.push((await attempt()).codes[0]);
    }

    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid_email_auth_code'));
    expect(answers[10]).toBe('too_many_request');
  });
});

describe('authorizeSender', () => {
  test('stores the authorisation code encrypted, with an audit event without the address', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];
    await verify(mailbox, manager);

    const answer = await authorize(mailbox, codeIn(mailbox), manager);

    expect(answer.data?.authorizeSender.sender).toMatchObject({ address: mailbox.address, provider: 'SMTP' });
    const [credential] = await credentialsOf(manager);
    expect(secretOf(credential)).toBe(mailbox.authorizationCode);
    expect(Buffer.from(credential?.secret ?? []).includes(mailbox.authorizationCode)).toBe(false);
    const event = await testApp.em().findOneOrFail(AuditEvent, { subject: credential?.id ?? '' });
    expect(event).toMatchObject({
      action: 'SENDER_AUTHORIZED',
      actor: manager.account.id,
      details: { provider: 'smtp' },
    });
  });

  test('an authorisation code other than the one that sent the code is refused and costs an attempt', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];
    const challenge = (await verify(mailbox, manager)).data?.verifySender.challenge ?? '';

    const untried = { ...mailbox, authorizationCode: 'never tried', challenge };
    const answer = await authorize(untried, codeIn(mailbox), manager);

    expect(answer.codes).toEqual(['wrong_verification_code']);
    expect(await credentialsOf(manager)).toEqual([]);
    expect(await codesOf(mailbox)).toMatchObject([{ attemptsLeft: 4, usedAt: null }]);
  });

  test('the code of another manager is refused', async () => {
    const [mailbox, manager, other] = [newMailbox(), await newManager(), await newManager()];
    await verify(mailbox, manager);

    expect((await authorize(mailbox, codeIn(mailbox), other)).codes).toEqual(['expired_verification_code']);
    expect(await credentialsOf(other)).toEqual([]);
  });

  test('a code that was never sent is refused', async () => {
    const manager = await newManager();

    expect((await authorize(newMailbox(), '123456', manager)).codes).toEqual(['expired_verification_code']);
  });

  test('one of 20 concurrent requests with one code wins', async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];
    await verify(mailbox, manager);
    const code = codeIn(mailbox);

    const answers = await Promise.all(Array.from({ length: 20 }, () => authorize(mailbox, code, manager)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(
      Array.from({ length: 19 }, () => 'expired_verification_code'),
    );
    expect(await credentialsOf(manager)).toHaveLength(1);
  });

  test("the same address in another letter case replaces the manager's credential, under the same id", async () => {
    const [mailbox, manager] = [newMailbox(), await newManager()];
    await verify(mailbox, manager);
    await authorize(mailbox, codeIn(mailbox), manager);
    const [earlier] = await credentialsOf(manager);
    await waitForResend(mailbox);
    const renewed = { address: mailbox.address.replace('cla-', 'CLA-'), authorizationCode: 'renewed' };
    secrets.set(renewed.address, renewed.authorizationCode);
    await verify(renewed, manager);

    await authorize(renewed, codeIn(renewed), manager);

    const credentials = await credentialsOf(manager);
    expect(credentials).toMatchObject([{ id: earlier?.id, address: renewed.address }]);
    expect(secretOf(credentials[0])).toBe('renewed');
  });

  test("another manager's credential of the same address stays unchanged", async () => {
    const [mailbox, manager, other] = [newMailbox(), await newManager(), await newManager()];
    await verify(mailbox, manager);
    await authorize(mailbox, codeIn(mailbox), manager);
    secrets.set(mailbox.address, 'theirs');
    const theirs = { ...mailbox, authorizationCode: 'theirs' };
    await verify(theirs, other);

    await authorize(theirs, codeIn(theirs), other);

    expect(secretOf((await credentialsOf(manager))[0])).toBe(mailbox.authorizationCode);
    expect(secretOf((await credentialsOf(other))[0])).toBe('theirs');
  });
});

test("senderCredentials lists only the viewer's addresses, without secrets", async () => {
  const [mailbox, manager, other] = [newMailbox(), await newManager(), await newManager()];
  await verify(mailbox, manager);
  await authorize(mailbox, codeIn(mailbox), manager);
  const list = ({ headers }: Manager) =>
    graphql(app, '{ senderCredentials { address provider authorizedAt } senderProviders }', {}, headers);

  expect((await list(manager)).data).toEqual({
    senderCredentials: [{ address: mailbox.address, provider: 'SMTP', authorizedAt: expect.any(String) }],
    senderProviders: ['SMTP'],
  });
  expect((await list(other)).data).toMatchObject({ senderCredentials: [] });
});

test.each([
  ['verifySender', VERIFY, {}],
  ['authorizeSender', AUTHORIZE, { verificationCode: '123456' }],
])('%s needs consent to the current policy', async (_name, operation, more) => {
  const headers = await signIn(testApp, await buildAccount(testApp.em()), { consented: false });

  const { codes } = await graphql(app, operation, { input: { ...newMailbox(), ...more } }, headers);

  expect(codes).toEqual(['privacy_consent_invalid']);
});
