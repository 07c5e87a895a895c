import { describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { matchesPassword } from '#server/security/password-hash.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { done } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }';
const NEW = 'New-Horse-10';

const testApp = await createTestApp();

const change = (headers: Record<string, string>, oldPassword = PASSWORD, newPassword = NEW) =>
  graphql(testApp.app, CHANGE, { input: { oldPassword, newPassword } }, headers);

const viewer = async (headers: Record<string, string>): Promise<unknown> =>
  (await graphql<{ viewer: unknown }>(testApp.app, '{ viewer { account } }', {}, headers)).data?.viewer;

const login = (account: string, password: string, as = 'COMMUNITY') =>
  graphql(testApp.app, LOGIN, { input: { as, account, password, privacyConsented: true } });

const arrangeManager = async (initialPasswordChanged: boolean): Promise<Manager> => {
  const em = testApp.em();
  return buildManager(em, await buildCorporation(em, await buildLink(em)), { initialPasswordChanged });
};

test('replaces the old one, ends all sessions of the account and no others, and is reported by mail', async () => {
  const [account, other] = [await buildAccount(testApp.em()), await buildAccount(testApp.em())];
  const [here, elsewhere, others] = [
    await signIn(testApp, account),
    await signIn(testApp, account),
    await signIn(testApp, other),
  ];

  const answer = await change(here);

  expect(answer).toMatchObject({ codes: [], data: { changePassword: { done: true } } });
  expect(await Promise.all([here, elsewhere, others].map(viewer))).toEqual([null, null, { account: other.account }]);
  expect((await login(account.account, PASSWORD)).codes).toEqual(['wrong_id_or_pw']);
  expect((await login(account.account, NEW)).codes).toEqual([]);
  expect(await testApp.em().count(AuditEvent, { action: 'PASSWORD_CHANGED', subject: account.id })).toBe(1);
  expect((await testApp.mailsTo(account.email ?? '')).map(({ template }) => template)).toContain('password_changed');
});

test('clears the cookies of the session', async () => {
  const headers = await signIn(testApp, await buildAccount(testApp.em()));
  const variables = { input: { oldPassword: PASSWORD, newPassword: NEW } };

  const response = await testApp.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: CHANGE, variables },
    headers,
  });

  expect([response.headers['set-cookie']].flat()).toEqual([
    expect.stringMatching(/^access_token=; Max-Age=0/),
    expect.stringMatching(/^csrf_token=; Max-Age=0/),
  ]);
});

test('is open to a manager with a one-time password, and counts as its change', async () => {
  const manager = await arrangeManager(false);

  const answer = await change(await signIn(testApp, manager));

  expect(answer.codes).toEqual([]);
  const stored = await testApp.em().findOneOrFail(Manager, manager.id);
  expect(stored.initialPasswordChanged).toBe(true);
  expect(await matchesPassword(NEW, stored.passwordHash)).toBe(true);
});

describe('refuses, changing nothing,', () => {
  test.each([
    ['a wrong old password', 'Wrong-Horse-9', NEW, 'invalid_account_or_pw'],
    ['a wrong old password before an invalid new one', 'Wrong-Horse-9', 'short', 'invalid_account_or_pw'],
    ['a new password that is too short', PASSWORD, 'short', 'invalid_password'],
    ['a new password with a forbidden character', PASSWORD, 'New Horse 10', 'invalid_password'],
    ['the old password again', PASSWORD, PASSWORD, 'same_password'],
  ])('%s', async (_name, oldPassword, newPassword, code) => {
    const account = await buildAccount(testApp.em());
    const headers = await signIn(testApp, account);

    expect((await change(headers, oldPassword, newPassword)).codes).toEqual([code]);

    expect(await viewer(headers)).not.toBeNull();
    expect((await login(account.account, PASSWORD)).codes).toEqual([]);
  });

  test('a manager from a code platform, who has no password', async () => {
    const account = await buildAccount(testApp.em(), { platform: 'gitee' });

    expect((await change(await signIn(testApp, account), '')).codes).toEqual(['invalid_account_or_pw']);
  });

  test('nobody', async () => {
    expect((await change({})).codes).toEqual(['missing_token']);
  });

  test('an outdated consent', async () => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()), { consented: false });

    expect((await change(headers)).codes).toEqual(['privacy_consent_invalid']);
  });
});

describe('wrong old passwords', () => {
  test.each([
    ['a community manager', () => buildAccount(testApp.em())],
    ['a manager of a corporation', () => arrangeManager(true)],
  ])('of %s freeze the account, as failed logins do', async (_name, arrange) => {
    const owner = await arrange();
    const headers = await signIn(testApp, owner);

    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      answers.push((await change(headers, 'Wrong-Horse-9')).errors[0]?.extensions);
    }

    const frozen = { code: 'user_login_frozen', retryAfter: expect.closeTo(300, -2) };
    expect(answers).toEqual([...Array.from({ length: 4 }, () => ({ code: 'invalid_account_or_pw' })), frozen, frozen]);
    expect((await change(headers)).errors[0]?.extensions).toEqual(frozen);
    const as = owner instanceof Manager ? 'CORPORATION' : 'COMMUNITY';
    expect((await login(owner.account, PASSWORD, as)).codes).toEqual(['user_login_frozen']);
  });

  test('are forgotten after a right one', async () => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()));
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await change(headers, 'Wrong-Horse-9');
      }

      expect((await change(headers, PASSWORD, 'short')).codes).toEqual(['invalid_password']);
    }
  });

  test('all count when 20 come at once', async () => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()));

    const answers = await Promise.all(Array.from({ length: 20 }, () => change(headers, 'Wrong-Horse-9')));

    const codes = answers.flatMap((answer) => answer.codes);
    expect(codes.filter((code) => code === 'invalid_account_or_pw')).toHaveLength(4);
    expect(codes.filter((code) => code === 'user_login_frozen')).toHaveLength(16);
  });
});

test('one of 20 concurrent changes wins', async () => {
  const account = await buildAccount(testApp.em());
  const headers = await Promise.all(Array.from({ length: 20 }, () => signIn(testApp, account)));

  const answers = await Promise.all(headers.map((each, index) => change(each, PASSWORD, `New-Horse-${index + 10}`)));

  const winner = answers.findIndex(({ codes }) => codes.length === 0);
  expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
  const { passwordHash } = await testApp.em().findOneOrFail(CommunityAccount, account.id);
  expect(await matchesPassword(`New-Horse-${winner + 10}`, passwordHash)).toBe(true);
});

test('no login with the old password survives a concurrent change', async () => {
  const account = await buildAccount(testApp.em());
  const headers = await signIn(testApp, account);

  const logins = Array.from({ length: 10 }, () => login(account.account, PASSWORD));
  const [{ codes }] = await Promise.all([change(headers), ...logins]);

  expect(codes).toEqual([]);
  expect(await testApp.em().count(Session, { account: account.id, revokedAt: null })).toBe(0);
});
