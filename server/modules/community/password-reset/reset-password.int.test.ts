import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { matchesPassword } from '#server/security/password-hash.ts';
import { buildAccount, buildLink, newEmail, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { NEW, PasswordResets } from './testing/password-resets.ts';

const testApp = await createTestApp();
const resets = new PasswordResets(testApp);

async function timeOf(email: string): Promise<number> {
  const started = performance.now();
  await resets.request({ email });
  return performance.now() - started;
}

async function emailOfPlatformAccount(): Promise<string> {
  const account = await buildAccount(testApp.em(), { platform: 'github' });
  return account.email ?? '';
}

describe('a forgotten password', () => {
  test('of a community manager is answered by a mail with a link', async () => {
    const { account, email } = await resets.arrangeAccount();

    const answer = await resets.request({ email: email.toUpperCase(), language: 'EN' });

    expect(answer).toMatchObject({ codes: [], data: { requestPasswordReset: { done: true } } });
    const url = await resets.linkSentTo(email);
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost:4000/reset-password');
    expect(url.searchParams.get('link_id')).toBe('fake_link');
    const [mail] = await testApp.mailsTo(email);
    expect(mail).toMatchObject({ template: 'password_reset', language: 'en', data: { account: account.account } });
    expect(JSON.stringify(mail?.data)).not.toContain(url.searchParams.get('key'));
  });

  test('of a manager of a corporation leads to their link, in their language', async () => {
    const { link, manager } = await resets.arrangeManager({ language: 'en', initialPasswordChanged: false });

    await resets.request({ email: manager.email, linkId: link.linkId, language: 'ZH' });

    expect((await resets.linkSentTo(manager.email)).searchParams.get('link_id')).toBe(link.linkId);
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
      async () => ({ ...(await resets.targetOf()), linkId: (await buildLink(testApp.em())).linkId }),
    ],
    [
      'a manager of a corporation without their link',
      async () => ({ email: (await resets.targetOf()).email, linkId: 'fake_link' }),
    ],
    ['a manager who was removed', () => resets.targetOf({ removedAt: new Date() })],
    ['a manager who is suspended', () => resets.targetOf({ suspendedAt: new Date() })],
    ['a manager of a deleted corporation', () => resets.targetOf({}, CorporationSigningState.DELETED)],
  ])('of %s is answered the same, and no mail is sent', async (_name, arrange) => {
    const input = await arrange();

    const answer = await resets.request(input);

    expect(answer).toMatchObject({ codes: [], data: { requestPasswordReset: { done: true } } });
    expect(await testApp.mailsTo(input.email)).toEqual([]);
  });

  test('takes as long for unknown as for known addresses', async () => {
    const { email } = await resets.arrangeAccount();

    const [known, unknown] = [await timeOf(email), await timeOf(newEmail())];

    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(249);
  });

  test.each([
    ['somebody', async () => (await resets.arrangeAccount()).email],
    ['nobody', async () => newEmail()],
  ])('of %s is refused within a minute of the last request', async (_name, arrange) => {
    const email = await arrange();
    await resets.request({ email });

    const answer = await resets.request({ email: email.toUpperCase() });

    expect(answer.errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.closeTo(60, -2) });
    expect((await testApp.mailsTo(email)).length).toBeLessThanOrEqual(1);
  });

  test('requested 20 times at once gives one mail', async () => {
    const { email } = await resets.arrangeAccount();

    const answers = await Promise.all(Array.from({ length: 20 }, () => resets.request({ email })));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'too_many_request'));
    expect(await testApp.mailsTo(email)).toHaveLength(1);
  });

  test('of a manager whose account passes to another address meanwhile is mailed to nobody', async () => {
    const { link, manager } = await resets.arrangeManager();
    const email = newEmail();
    let requested: ReturnType<PasswordResets['request']> | undefined;
    await testApp.em().transactional(async (em) => {
      await em.nativeUpdate(Manager, manager.id, { email, emailKey: email });
      requested = resets.request({ email: manager.email, linkId: link.linkId });
      await delay(500);
    });

    expect(await requested).toMatchObject({ codes: [] });
    expect(await testApp.mailsTo(manager.email)).toEqual([]);
    expect(await testApp.em().count(PasswordReset, { manager: manager.id })).toBe(0);
  });

  test.each([
    ['a malformed address', { email: 'not-an-address' }, 'invalid_email'],
    ['an unknown link', { email: 'a@example.org', linkId: 'web_none-1000000000000000000' }, 'no_link'],
  ])('with %s is refused', async (_name, input, code) => {
    expect((await resets.request(input)).codes).toEqual([code]);
  });

  test('can be requested by a source at most 10 times an hour', async () => {
    const limited = await testApp.startAnother({ RATE_LIMIT_SCALE: '1' });
    await Promise.all(Array.from({ length: 10 }, () => resets.request({ email: newEmail() }, limited)));

    expect((await resets.request({ email: newEmail() }, limited)).codes).toEqual(['too_many_request']);
  });
});

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }';

describe('a reset link', () => {
  test('sets a new password once, and ends all sessions', async () => {
    const { account, email } = await resets.arrangeAccount();
    const headers = await signIn(testApp, account);
    await resets.request({ email });
    const key = await resets.keySentTo(email);

    expect((await resets.reset({ key })).data).toEqual({ resetPassword: { done: true } });

    const stored = await testApp.em().findOneOrFail(CommunityAccount, account.id);
    expect(await matchesPassword(NEW, stored.passwordHash)).toBe(true);
    expect((await graphql(testApp.app, '{ viewer { account } }', {}, headers)).data).toEqual({ viewer: null });
    expect((await resets.reset({ key })).codes).toEqual(['link_expired']);
    expect(await testApp.em().count(AuditEvent, { action: 'PASSWORD_RESET', subject: account.id })).toBe(1);
    expect((await testApp.mailsTo(email)).map(({ template }) => template)).toContain('password_changed');
  });

  test('says before anything is typed whether it works', async () => {
    const { link, manager } = await resets.arrangeManager();
    const key = await resets.storeReset(manager);
    const { linkId } = link;

    const { data } = await resets.look({ key, linkId });
    expect(data).toMatchObject({ passwordResetLink: { expiresAt: expect.any(String) } });
    expect((await resets.look({ key })).codes).toEqual(['link_expired']);
    expect((await resets.look({ key: 'short', linkId })).codes).toEqual(['illegal_link']);
    expect((await resets.reset({ key, linkId })).codes).toEqual([]);
    expect((await resets.look({ key, linkId })).codes).toEqual(['link_expired']);
  });

  test('of a manager counts as a change of the one-time password', async () => {
    const { link, manager } = await resets.arrangeManager({ initialPasswordChanged: false });
    await resets.request({ email: manager.email, linkId: link.linkId });

    const answer = await resets.reset({ key: await resets.keySentTo(manager.email), linkId: link.linkId });

    expect(answer.codes).toEqual([]);
    const stored = await testApp.em().findOneOrFail(Manager, manager.id);
    expect(stored.initialPasswordChanged).toBe(true);
    expect(await matchesPassword(NEW, stored.passwordHash)).toBe(true);
  });

  test('ends the freeze of the log-in, by account and by address, at the link and without one', async () => {
    const { link, manager } = await resets.arrangeManager();
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
    await resets.request({ email: manager.email, linkId: link.linkId });

    await resets.reset({ key: await resets.keySentTo(manager.email), linkId: link.linkId });

    for (const login of logins) {
      expect(await logIn(login, NEW)).toEqual([]);
    }
  });

  test('survives a password that breaks the rule', async () => {
    const { email } = await resets.arrangeAccount();
    await resets.request({ email });
    const key = await resets.keySentTo(email);

    expect((await resets.reset({ key, newPassword: 'short' })).codes).toEqual(['invalid_password']);
    expect((await resets.reset({ key })).codes).toEqual([]);
  });

  test.each([
    ['a community manager', async () => ({ email: (await resets.arrangeAccount()).email })],
    ['a manager of a corporation', () => resets.targetOf()],
  ])('of %s survives an attempt to set the current password', async (_name, arrange) => {
    const target: { email: string; linkId?: string } = await arrange();
    await resets.request(target);
    const { email, ...where } = target;
    const key = await resets.keySentTo(email);

    expect((await resets.reset({ key, newPassword: PASSWORD, ...where })).codes).toEqual(['same_password']);
    expect((await resets.reset({ key, ...where })).codes).toEqual([]);
  });

  test('works for one of 20 concurrent requests', async () => {
    const { email } = await resets.arrangeAccount();
    await resets.request({ email });
    const key = await resets.keySentTo(email);

    const answers = await Promise.all(Array.from({ length: 20 }, () => resets.reset({ key })));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'link_expired'));
  });

  test('works for one of two links that are valid at the same time', async () => {
    const { link, manager } = await resets.arrangeManager();
    for (let round = 0; round < 10; round += 1) {
      const keys = await Promise.all(Array.from({ length: 2 }, () => resets.storeReset(manager)));

      const answers = await Promise.all(
        keys.map((key, index) => resets.reset({ key, linkId: link.linkId, newPassword: `Round-${round}-of-${index}` })),
      );

      expect(answers.flatMap(({ codes }) => codes)).toEqual(['link_expired']);
    }
  });

  test('no longer works once another one was used', async () => {
    const { email } = await resets.arrangeAccount();
    await resets.request({ email });
    const first = await resets.keySentTo(email);
    await testApp.em().execute(`update login_guard set failed_at = failed_at - interval '1 hour'`);
    await resets.request({ email });
    await resets.reset({ key: await resets.keySentTo(email) });

    expect((await resets.reset({ key: first })).codes).toEqual(['link_expired']);
  });

  test('no longer works after 60 minutes', async () => {
    const { email } = await resets.arrangeAccount();
    await resets.request({ email });
    const key = await resets.keySentTo(email);
    const [mail] = await testApp.mailsTo(email);
    const em = testApp.em();
    const { createdAt, expiresAt } = await em.findOneOrFail(PasswordReset, { account: { email } });
    await em.nativeUpdate(PasswordReset, { account: { email } }, { expiresAt: new Date() });

    expect((await resets.reset({ key })).codes).toEqual(['link_expired']);
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(3_600_000);
    expect(mail?.secretExpiresAt).toEqual(expiresAt);
  });

  test('no longer works once the manager is removed', async () => {
    const { link, manager } = await resets.arrangeManager();
    await resets.request({ email: manager.email, linkId: link.linkId });
    await testApp.em().nativeUpdate(Manager, { id: manager.id }, { removedAt: new Date() });

    const answer = await resets.reset({ key: await resets.keySentTo(manager.email), linkId: link.linkId });

    expect(answer.codes).toEqual(['link_expired']);
  });

  test.each([
    ['used at another link', 'web_none-1000000000000000000', 'link_expired'],
    ['used without a link', undefined, 'link_expired'],
  ])('%s is refused', async (_name, linkId, code) => {
    const { link, manager } = await resets.arrangeManager();
    await resets.request({ email: manager.email, linkId: link.linkId });
    const key = await resets.keySentTo(manager.email);

    expect((await resets.reset({ key, ...(linkId === undefined ? {} : { linkId }) })).codes).toEqual([code]);
  });

  test.each([
    ['no key', '', 'illegal_link'],
    ['a key with other characters', `${'a'.repeat(42)}=`, 'illegal_link'],
    ['a key that is too short', 'a'.repeat(42), 'illegal_link'],
    ['an unknown key', 'a'.repeat(43), 'link_expired'],
  ])('with %s', async (_name, key, code) => {
    expect((await resets.reset({ key })).codes).toEqual([code]);
  });
});
