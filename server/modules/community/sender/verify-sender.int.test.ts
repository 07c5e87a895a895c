import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { createSenderMail } from '#server/integrations/mail/sender-mail.ts';
import { mailboxToken } from '#server/mailbox/mailbox-token.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { createRateLimiter } from '#server/security/rate-limit.ts';
import { graphql } from '#server/test/graphql.ts';
import { AUTHORIZE, openSenderMailboxes, VERIFY } from './testing/sender-mailboxes.ts';

const senders = await openSenderMailboxes();
const { testApp } = senders;
const { deps } = testApp;

describe('verifySender', () => {
  test('sends a code through the mailbox to itself, before it answers', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];

    const answer = await senders.verify(mailbox, manager);

    expect(answer).toMatchObject({ codes: [], data: { verifySender: { resendAfterSeconds: 60 } } });
    expect(senders.mailsIn(mailbox)).toMatchObject([
      { from: { address: mailbox.address }, subject: 'Sender verification code of Signet' },
    ]);
    expect(senders.codeIn(mailbox)).toMatch(/^\d{6}$/);
  });

  test('writes in the requested language', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];

    await senders.verify(mailbox, manager, 'ZH');

    expect(senders.mailsIn(mailbox)[0]?.subject).toBe('“Signet”发件邮箱验证码');
  });

  test('stores neither code nor authorisation code in the clear, and queues no mail', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];

    await senders.verify(mailbox, manager);

    const rows = await senders.codesOf(mailbox);
    expect(rows).toMatchObject([{ purpose: 'sender', scope: manager.account.id, supersededAt: null }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${senders.codeIn(mailbox)}|${mailbox.authorizationCode}`));
    expect(await testApp.em().count(Email, { recipient: mailbox.address })).toBe(0);
  });

  test('a refused authorisation code stores nothing, so the right one may follow at once', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];

    const refused = await senders.verify({ ...mailbox, authorizationCode: 'wrong' }, manager);

    expect(refused.codes).toEqual(['invalid_email_auth_code']);
    expect(JSON.stringify(refused)).not.toContain(mailbox.address);
    expect(await senders.codesOf(mailbox)).toEqual([]);
    expect((await senders.verify(mailbox, manager)).codes).toEqual([]);
  });

  test('a refused attempt keeps the previous code valid', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];
    await senders.verify(mailbox, manager);
    await senders.waitForResend(mailbox);

    await senders.verify({ ...mailbox, authorizationCode: 'wrong' }, manager);

    expect((await senders.authorize(mailbox, senders.codeIn(mailbox), manager)).codes).toEqual([]);
  });

  test('another code within a minute is refused', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];
    await senders.verify(mailbox, manager);

    const again = await senders.verify(mailbox, manager);

    expect(again.codes).toEqual(['too_many_request']);
    expect(senders.mailsIn(mailbox)).toHaveLength(1);
  });

  test('one of 20 concurrent requests sends', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];

    const answers = await Promise.all(Array.from({ length: 20 }, () => senders.verify(mailbox, manager)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'too_many_request'));
    expect(senders.mailsIn(mailbox)).toHaveLength(1);
  });

  test('a mail that could not be sent counts, and keeps the previous code valid', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];
    await senders.verify(mailbox, manager);
    const code = senders.codeIn(mailbox);
    await senders.waitForResend(mailbox);
    senders.full.add(mailbox.address);

    const failed = await senders.verify(mailbox, manager);

    expect(failed.codes).toEqual(['failed_to_send_email']);
    expect((await senders.verify(mailbox, manager)).codes).toEqual(['too_many_request']);
    expect((await senders.authorize(mailbox, code, manager)).codes).toEqual([]);
  });

  test('in capture mode the code is among the captured mails', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-'));
    const config = readConfig({ DATA_DIR: dataDir });
    const capturing = await createApp({ ...deps, config, senderMail: createSenderMail(config) });
    onTestFinished(async () => {
      await capturing.close();
      await rm(dataDir, { recursive: true });
    });
    const [mailbox, { headers }] = [senders.newMailbox(), await senders.newManager()];

    await graphql(capturing, VERIFY, { input: mailbox }, headers);

    const captured = await capturing.inject({
      url: `/mailbox.json?token=${mailboxToken(deps.secretBox)}`,
      headers: { host: 'localhost' },
    });
    const [mail] = captured.json<{ text: string }[]>();
    const verificationCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const { data } = await graphql(capturing, AUTHORIZE, { input: { ...mailbox, verificationCode } }, headers);
    expect(data).toMatchObject({ authorizeSender: { sender: { address: mailbox.address } } });
    expect(senders.mailsIn(mailbox)).toEqual([]);
  });

  test.each([
    ['invalid_email', { address: 'nobody' }],
    ['invalid_email', { address: 'a@example.org, b@example.org' }],
    ['bad_request_parameter', { authorizationCode: '  ' }],
    ['bad_request_parameter', { authorizationCode: 'x'.repeat(201) }],
    ['bad_request_parameter', { authorizationCode: 'x\r\nQUIT' }],
  ])('%s for %o, without calling the mail server', async (code, change) => {
    const manager = await senders.newManager();

    const answer = await senders.verify({ ...senders.newMailbox(), ...change }, manager);

    expect(answer.codes).toEqual([code]);
    expect(await testApp.em().count(VerificationCode, { scope: manager.account.id })).toBe(0);
  });

  test('a source may try ten times in ten minutes', async () => {
    const limited = await createApp({ ...deps, rateLimiter: createRateLimiter(1) });
    onTestFinished(() => limited.close());
    const { headers } = await senders.newManager();
    const attempt = () =>
      graphql(limited, VERIFY, { input: { ...senders.newMailbox(), authorizationCode: 'wrong' } }, headers);

    const answers = [];
    for (let count = 0; count < 11; count += 1) {
      answers.push((await attempt()).codes[0]);
    }

    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid_email_auth_code'));
    expect(answers[10]).toBe('too_many_request');
  });
});
