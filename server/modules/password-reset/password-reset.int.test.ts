import { beforeAll, describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { Manager } from '#server/modules/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/account/password-reset.entity.ts';
import { AuditEvent } from '#server/modules/audit/audit-event.entity.ts';
import { CorporationSigningState } from '#server/modules/corporation/corporation-signing.entity.ts';
import { hashToken, newToken } from '#server/modules/session/session-token.ts';
import { matchesPassword } from '#server/security/password-hash.ts';
import { buildAccount, buildCorporation, buildLink, buildManager, newEmail, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

const REQUEST = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { done } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }';
const NEW = 'New-Horse-10';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});

const request = (input: { email: string; linkId?: string; language?: string }, { app } = testApp) =>
  graphql(app, REQUEST, { input });

const reset = (input: { key: string; newPassword?: string; linkId?: string }) =>
  graphql(testApp.app, RESET, { input: { newPassword: NEW, ...input } });

/** Returns the reset link, which contains the key, from the newest mail to somebody. */
async function linkSentTo(email: string): Promise<URL> {
  const { id: row, secret } = (await testApp.mailsTo(email)).at(-1) ?? { id: '' };
  const sealed = secret ?? new Uint8Array();
  const { url } = JSON.parse(testApp.deps.secretBox.decrypt('mail', { row, sealed })) as { url: string };
  return new URL(url);
}

const keySentTo = async (email: string): Promise<string> => (await linkSentTo(email)).searchParams.get('key') ?? '';

async function arrangeAccount(): Promise<{ account: CommunityAccount; email: string }> {
  const account = await buildAccount(testApp.em(), { email: newEmail() });
  return { account, email: account.email ?? '' };
}

async function arrangeManager(
  overrides: Parameters<typeof buildManager>[2] = {},
  state = CorporationSigningState.COMPLETED as CorporationSigningState,
) {
  const em = testApp.em();
  const link = await buildLink(em);
  const manager = await buildManager(em, await buildCorporation(em, link, { state }), overrides);
  return { link, manager };
}

/** Stores a reset link without a mail and returns its key. */
async function storeReset(manager: Manager): Promise<string> {
  const em = testApp.em();
  const [key, createdAt] = [newToken(), new Date()];
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  em.create(PasswordReset, { manager: manager.id, keyHash: hashToken(key), createdAt, expiresAt });
  await em.flush();
  return key;
}

describe('a forgotten password', () => {
  test('of a community manager is answered by a mail with a link', async () => {
    const { account, email } = await arrangeAccount();

    const answer = await request({ email: email.toUpperCase(), language: 'EN' });

    expect(answer).toMatchObject({ codes: [], data: { requestPasswordReset: { done: true } } });
    const url = await linkSentTo(email);
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost:4000/reset-password');
    expect(url.searchParams.get('link_id')).toBe('fake_link');
    const [mail] = await testApp.mailsTo(email);
    expect(mail).toMatchObject({ template: 'password_reset', language: 'en', data: { account: account.account } });
    expect(JSON.stringify(mail?.data)).not.toContain(url.searchParams.get('key'));
  });

  test('of a manager of a corporation leads to their link, in their language', async () => {
    const { link, manager } = await arrangeManager({ language: 'en', initialPasswordChanged: false });

    await request({ email: manager.email, linkId: link.linkId, language: 'ZH' });

    expect((await linkSentTo(manager.email)).searchParams.get('link_id')).toBe(link.linkId);
    expect(await testApp.mailsTo(manager.email)).toMatchObject([
      { template: 'password_reset', language: 'en', data: { community: link.alias } },
    ]);
  });

  test.each<[string, () => Promise<{ email: string; linkId?: string }>]>([
    ['nobody', async () => ({ email: newEmail() })],
    ['nobody at a link', async () => ({ email: newEmail(), linkId: (await buildLink(testApp.em())).linkId })],
    ['a manager from a code platform', async () => ({ email: await emailOfPlatformAccount() })],
    [
      'a manager of another link',
      async () => ({ ...(await targetOf()), linkId: (await buildLink(testApp.em())).linkId }),
    ],
    [
      'a manager of a corporation without their link',
      async () => ({ email: (await targetOf()).email, linkId: 'fake_link' }),
    ],
    ['a manager who was removed', () => targetOf({ removedAt: new Date() })],
    ['a manager who is suspended', () => targetOf({ suspendedAt: new Date() })],
    ['a manager of a deleted corporation', () => targetOf({}, CorporationSigningState.DELETED)],
  ])('of %s is answered the same, and no mail is sent', async (_name, arrange) => {
    const input = await arrange();

    const answer = await request(input);

    expect(answer).toMatchObject({ codes: [], data: { requestPasswordReset: { done: true } } });
    expect(await testApp.mailsTo(input.email)).toEqual([]);
  });

  test('takes as long for unknown as for known addresses', async () => {
    const { email } = await arrangeAccount();

    const [known, unknown] = [await timeOf(email), await timeOf(newEmail())];

    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(249);
  });

  test.each([
    ['somebody', async () => (await arrangeAccount()).email],
    ['nobody', async () => newEmail()],
  ])('of %s is refused within a minute of the last request', async (_name, arrange) => {
    const email = await arrange();
    await request({ email });

    const answer = await request({ email: email.toUpperCase() });

    expect(answer.errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.closeTo(60, -2) });
    expect((await testApp.mailsTo(email)).length).toBeLessThanOrEqual(1);
  });

  test('requested 20 times at once gives one mail', async () => {
    const { email } = await arrangeAccount();

    const answers = await Promise.all(Array.from({ length: 20 }, () => request({ email })));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'too_many_request'));
    expect(await testApp.mailsTo(email)).toHaveLength(1);
  });

  test.each([
    ['a malformed address', { email: 'not-an-address' }, 'invalid_email'],
    ['an unknown link', { email: 'a@example.org', linkId: 'web_none-1000000000000000000' }, 'no_link'],
  ])('with %s is refused', async (_name, input, code) => {
    expect((await request(input)).codes).toEqual([code]);
  });

  test('can be requested by a source at most 10 times an hour', async () => {
    const limited = await createTestApp({ RATE_LIMIT_SCALE: '1' });
    await Promise.all(Array.from({ length: 10 }, () => request({ email: newEmail() }, limited)));

    expect((await request({ email: newEmail() }, limited)).codes).toEqual(['too_many_request']);
  });
});

async function timeOf(email: string): Promise<number> {
  const started = performance.now();
  await request({ email });
  return performance.now() - started;
}

async function emailOfPlatformAccount(): Promise<string> {
  const account = await buildAccount(testApp.em(), { platform: 'github' });
  return account.email ?? '';
}

async function targetOf(...facts: Parameters<typeof arrangeManager>): Promise<{ email: string; linkId: string }> {
  const { link, manager } = await arrangeManager(...facts);
  return { email: manager.email, linkId: link.linkId };
}

describe('a reset link', () => {
  test('sets a new password once, and ends all sessions', async () => {
    const { account, email } = await arrangeAccount();
    const headers = await signIn(testApp, account);
    await request({ email });
    const key = await keySentTo(email);

    expect((await reset({ key })).data).toEqual({ resetPassword: { done: true } });

    const stored = await testApp.em().findOneOrFail(CommunityAccount, account.id);
    expect(await matchesPassword(NEW, stored.passwordHash)).toBe(true);
    expect((await graphql(testApp.app, '{ viewer { account } }', {}, headers)).data).toEqual({ viewer: null });
    expect((await reset({ key })).codes).toEqual(['link_expired']);
    expect(await testApp.em().count(AuditEvent, { action: 'PASSWORD_RESET', subject: account.id })).toBe(1);
    expect((await testApp.mailsTo(email)).map(({ template }) => template)).toContain('password_changed');
  });

  test('of a manager counts as a change of the one-time password', async () => {
    const { link, manager } = await arrangeManager({ initialPasswordChanged: false });
    await request({ email: manager.email, linkId: link.linkId });

    const answer = await reset({ key: await keySentTo(manager.email), linkId: link.linkId });

    expect(answer.codes).toEqual([]);
    const stored = await testApp.em().findOneOrFail(Manager, manager.id);
    expect(stored.initialPasswordChanged).toBe(true);
    expect(await matchesPassword(NEW, stored.passwordHash)).toBe(true);
  });

  test('ends the freeze of the log-in, by account and by address, at the link and without one', async () => {
    const { link, manager } = await arrangeManager();
    const logins = [manager.account, manager.email].flatMap((account) =>
      [link.linkId, undefined].map((linkId) => ({ as: 'CORPORATION', account, linkId, privacyConsented: true })),
    );
    const logIn = async (login: object, password: string) =>
      (await graphql(testApp.app, LOGIN, { input: { ...login, password } })).codes;
    for (const login of logins) {
      for (let failures = 0; failures < 5; failures += 1) {
        await logIn(login, 'Wrong-1234');
      }
      expect(await logIn(login, PASSWORD)).toEqual(['user_login_frozen']);
    }
    await request({ email: manager.email, linkId: link.linkId });

    await reset({ key: await keySentTo(manager.email), linkId: link.linkId });

    for (const login of logins) {
      expect(await logIn(login, NEW)).toEqual([]);
    }
  });

  test('survives a password that breaks the rule', async () => {
    const { email } = await arrangeAccount();
    await request({ email });
    const key = await keySentTo(email);

    expect((await reset({ key, newPassword: 'short' })).codes).toEqual(['invalid_password']);
    expect((await reset({ key })).codes).toEqual([]);
  });

  test.each([
    ['a community manager', async () => ({ email: (await arrangeAccount()).email })],
    ['a manager of a corporation', () => targetOf()],
  ])('of %s survives an attempt to set the current password', async (_name, arrange) => {
    const target: { email: string; linkId?: string } = await arrange();
    await request(target);
    const { email, ...where } = target;
    const key = await keySentTo(email);

    expect((await reset({ key, newPassword: PASSWORD, ...where })).codes).toEqual(['same_password']);
    expect((await reset({ key, ...where })).codes).toEqual([]);
  });

  test('works for one of 20 concurrent requests', async () => {
    const { email } = await arrangeAccount();
    await request({ email });
    const key = await keySentTo(email);

    const answers = await Promise.all(Array.from({ length: 20 }, () => reset({ key })));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'link_expired'));
  });

  test('works for one of two links that are valid at the same time', async () => {
    const { link, manager } = await arrangeManager();
    for (let round = 0; round < 10; round += 1) {
      const keys = await Promise.all(Array.from({ length: 2 }, () => storeReset(manager)));

      const answers = await Promise.all(
        keys.map((key, index) => reset({ key, linkId: link.linkId, newPassword: `Round-${round}-of-${index}` })),
      );

      expect(answers.flatMap(({ codes }) => codes)).toEqual(['link_expired']);
    }
  });

  test('no longer works once another one was used', async () => {
    const { email } = await arrangeAccount();
    await request({ email });
    const first = await keySentTo(email);
    await testApp.em().execute(`update login_guard set failed_at = failed_at - interval '1 hour'`);
    await request({ email });
    await reset({ key: await keySentTo(email) });

    expect((await reset({ key: first })).codes).toEqual(['link_expired']);
  });

  test('no longer works after 60 minutes', async () => {
    const { email } = await arrangeAccount();
    await request({ email });
    const key = await keySentTo(email);
    const [mail] = await testApp.mailsTo(email);
    const em = testApp.em();
    const { createdAt, expiresAt } = await em.findOneOrFail(PasswordReset, { account: { email } });
    await em.nativeUpdate(PasswordReset, { account: { email } }, { expiresAt: new Date() });

    expect((await reset({ key })).codes).toEqual(['link_expired']);
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(3_600_000);
    expect(mail?.secretExpiresAt).toEqual(expiresAt);
  });

  test('no longer works once the manager is removed', async () => {
    const { link, manager } = await arrangeManager();
    await request({ email: manager.email, linkId: link.linkId });
    await testApp.em().nativeUpdate(Manager, { id: manager.id }, { removedAt: new Date() });

    const answer = await reset({ key: await keySentTo(manager.email), linkId: link.linkId });

    expect(answer.codes).toEqual(['link_expired']);
  });

  test.each([
    ['used at another link', 'web_none-1000000000000000000', 'link_expired'],
    ['used without a link', undefined, 'link_expired'],
  ])('%s is refused', async (_name, linkId, code) => {
    const { link, manager } = await arrangeManager();
    await request({ email: manager.email, linkId: link.linkId });
    const key = await keySentTo(manager.email);

    expect((await reset({ key, ...(linkId === undefined ? {} : { linkId }) })).codes).toEqual([code]);
  });

  test.each([
    ['no key', '', 'illegal_link'],
    ['a key with other characters', `${'a'.repeat(42)}=`, 'illegal_link'],
    ['a key that is too short', 'a'.repeat(42), 'illegal_link'],
    ['an unknown key', 'a'.repeat(43), 'link_expired'],
  ])('with %s', async (_name, key, code) => {
    expect((await reset({ key })).codes).toEqual([code]);
  });
});
