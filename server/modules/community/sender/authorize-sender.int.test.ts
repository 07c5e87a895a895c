import { describe, expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import type { SenderCredential } from './sender-credential.entity.ts';
import { AUTHORIZE, type Manager, openSenderMailboxes, VERIFY } from './testing/sender-mailboxes.ts';

const senders = await openSenderMailboxes();
const { testApp } = senders;
const { app, deps } = testApp;

const secretOf = (credential: SenderCredential | undefined): string =>
  deps.secretBox.decrypt('sender', { row: credential?.id ?? '', sealed: credential?.secret ?? new Uint8Array() });

describe('authorizeSender', () => {
  test('stores the authorisation code encrypted, with an audit event without the address', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];
    await senders.verify(mailbox, manager);

    const answer = await senders.authorize(mailbox, senders.codeIn(mailbox), manager);

    expect(answer.data?.authorizeSender.sender).toMatchObject({ address: mailbox.address, provider: 'SMTP' });
    const [credential] = await senders.credentialsOf(manager);
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
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];
    const challenge = (await senders.verify(mailbox, manager)).data?.verifySender.challenge ?? '';

    const untried = { ...mailbox, authorizationCode: 'never tried', challenge };
    const answer = await senders.authorize(untried, senders.codeIn(mailbox), manager);

    expect(answer.codes).toEqual(['wrong_verification_code']);
    expect(await senders.credentialsOf(manager)).toEqual([]);
    expect(await senders.codesOf(mailbox)).toMatchObject([{ attemptsLeft: 4, usedAt: null }]);
  });

  test('the code of another manager is refused', async () => {
    const [mailbox, manager, other] = [senders.newMailbox(), await senders.newManager(), await senders.newManager()];
    await senders.verify(mailbox, manager);

    expect((await senders.authorize(mailbox, senders.codeIn(mailbox), other)).codes).toEqual([
      'expired_verification_code',
    ]);
    expect(await senders.credentialsOf(other)).toEqual([]);
  });

  test('a code that was never sent is refused', async () => {
    const manager = await senders.newManager();

    expect((await senders.authorize(senders.newMailbox(), '123456', manager)).codes).toEqual([
      'expired_verification_code',
    ]);
  });

  test('one of 20 concurrent requests with one code wins', async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];
    await senders.verify(mailbox, manager);
    const code = senders.codeIn(mailbox);

    const answers = await Promise.all(Array.from({ length: 20 }, () => senders.authorize(mailbox, code, manager)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(
      Array.from({ length: 19 }, () => 'expired_verification_code'),
    );
    expect(await senders.credentialsOf(manager)).toHaveLength(1);
  });

  test("the same address in another letter case replaces the manager's credential, under the same id", async () => {
    const [mailbox, manager] = [senders.newMailbox(), await senders.newManager()];
    await senders.verify(mailbox, manager);
    await senders.authorize(mailbox, senders.codeIn(mailbox), manager);
    const [earlier] = await senders.credentialsOf(manager);
    await senders.waitForResend(mailbox);
    const renewed = { address: mailbox.address.replace('cla-', 'CLA-'), authorizationCode: 'renewed' };
    senders.secrets.set(renewed.address, renewed.authorizationCode);
    await senders.verify(renewed, manager);

    await senders.authorize(renewed, senders.codeIn(renewed), manager);

    const credentials = await senders.credentialsOf(manager);
    expect(credentials).toMatchObject([{ id: earlier?.id, address: renewed.address }]);
    expect(secretOf(credentials[0])).toBe('renewed');
  });

  test("another manager's credential of the same address stays unchanged", async () => {
    const [mailbox, manager, other] = [senders.newMailbox(), await senders.newManager(), await senders.newManager()];
    await senders.verify(mailbox, manager);
    await senders.authorize(mailbox, senders.codeIn(mailbox), manager);
    senders.secrets.set(mailbox.address, 'theirs');
    const theirs = { ...mailbox, authorizationCode: 'theirs' };
    await senders.verify(theirs, other);

    await senders.authorize(theirs, senders.codeIn(theirs), other);

    expect(secretOf((await senders.credentialsOf(manager))[0])).toBe(mailbox.authorizationCode);
    expect(secretOf((await senders.credentialsOf(other))[0])).toBe('theirs');
  });
});

test("senderCredentials lists only the viewer's addresses, without secrets", async () => {
  const [mailbox, manager, other] = [senders.newMailbox(), await senders.newManager(), await senders.newManager()];
  await senders.verify(mailbox, manager);
  await senders.authorize(mailbox, senders.codeIn(mailbox), manager);
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

  const { codes } = await graphql(app, operation, { input: { ...senders.newMailbox(), ...more } }, headers);

  expect(codes).toEqual(['privacy_consent_invalid']);
});
