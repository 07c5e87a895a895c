import { describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { buildAccount } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { LoginGuard } from './login-guard.entity.ts';
import { LoginAttempts, WRONG, type Answer } from './testing/login-attempts.ts';

const testApp = await createTestApp();
const attempts = new LoginAttempts(testApp);

describe('a wrong password', () => {
  test.each<[string, () => Promise<string>]>([
    ['of an account', async () => (await buildAccount(testApp.em())).account],
    ['of nobody', async () => `nobody-${crypto.randomUUID()}`],
  ])('%s counts down to the freeze', async (_name, arrange) => {
    const account = await arrange();

    const answers: Answer[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      answers.push(await attempts.login({ account, password: WRONG }));
    }

    expect(answers.map(({ extensions }) => extensions)).toEqual([
      { code: 'wrong_id_or_pw', retryNum: 4 },
      { code: 'wrong_id_or_pw', retryNum: 3 },
      { code: 'wrong_id_or_pw', retryNum: 2 },
      { code: 'wrong_id_or_pw', retryNum: 1 },
      { code: 'user_login_frozen', retryAfter: 300 },
      { code: 'user_login_frozen', retryAfter: expect.closeTo(300, -2) },
    ]);
  });

  test('counts the account in any letter case and with blanks around it', async () => {
    const account = (await buildAccount(testApp.em())).account;
    await attempts.login({ account, password: WRONG });

    const answer = await attempts.login({ account: ` ${account.toUpperCase()} `, password: WRONG });

    expect(answer.extensions).toEqual({ code: 'wrong_id_or_pw', retryNum: 3 });
  });

  test('of a community manager counts the same whatever link is given', async () => {
    const { account } = await buildAccount(testApp.em());
    await attempts.login({ account, password: WRONG, linkId: 'web_one-1000000000000000000' });

    const answer = await attempts.login({ account, password: WRONG, linkId: 'web_two-1000000000000000000' });

    expect(answer.extensions).toEqual({ code: 'wrong_id_or_pw', retryNum: 3 });
  });

  test('counts once for each of 20 concurrent ones, until the account is frozen', async () => {
    const { account } = await buildAccount(testApp.em());

    const answers = await Promise.all(Array.from({ length: 20 }, () => attempts.login({ account, password: WRONG })));

    const left = answers.map(({ extensions }) => extensions?.['retryNum']).filter((retryNum) => retryNum !== undefined);
    expect(new Set(left)).toEqual(new Set([1, 2, 3, 4]));
    expect(left).toHaveLength(4);
    expect(answers.filter(({ code }) => code === 'user_login_frozen')).toHaveLength(16);
    expect((await attempts.login({ account })).code).toBe('user_login_frozen');
  });

  test('freezes even the right password, from the whole network and from no other', async () => {
    const { account } = await buildAccount(testApp.em());
    await attempts.freeze(account);

    expect((await attempts.login({ account }, { ip: '192.0.2.200' })).code).toBe('user_login_frozen');
    expect((await attempts.login({ account }, { ip: '198.51.100.1' })).viewer).toMatchObject({ account });
  });

  test('while frozen neither counts nor prolongs the freeze', async () => {
    const { account } = await buildAccount(testApp.em());
    await attempts.freeze(account);
    const guards = await testApp.em().find(LoginGuard, {}, { orderBy: { id: 'asc' } });

    await attempts.login({ account, password: WRONG });

    expect(await testApp.em().find(LoginGuard, {}, { orderBy: { id: 'asc' } })).toEqual(guards);
  });

  test('is tried again after five minutes', async () => {
    const { account } = await buildAccount(testApp.em());
    await attempts.freeze(account);
    await attempts.passTime(300);

    expect((await attempts.login({ account, password: WRONG })).extensions).toEqual({
      code: 'wrong_id_or_pw',
      retryNum: 4,
    });
    expect((await attempts.login({ account })).viewer).toMatchObject({ account });
  });

  test('from one network never freezes the account for others, however often it is repeated', async () => {
    const { account } = await buildAccount(testApp.em());
    for (let round = 0; round < 7; round += 1) {
      await attempts.freeze(account);
      await attempts.passTime(300);
    }

    expect((await attempts.login({ account }, { ip: '198.51.100.1' })).viewer).toMatchObject({ account });
  });

  test('is forgotten after a right one', async () => {
    const { account } = await buildAccount(testApp.em());
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await attempts.login({ account, password: WRONG });
    }
    await attempts.login({ account });

    expect((await attempts.login({ account, password: WRONG })).extensions).toEqual({
      code: 'wrong_id_or_pw',
      retryNum: 4,
    });
  });

  test('from many networks freezes the account for everybody after 100, but not for browsers that it knows', async () => {
    const { id, account } = await buildAccount(testApp.em());
    const known = (await attempts.login({ account }, { ip: '203.0.113.1' })).cookies.at(-1) ?? '';
    await attempts.login({ account, password: WRONG }, { ip: '10.0.1.1' });
    await attempts.setFailures([id, 'everywhere'], 99);

    await attempts.login({ account, password: WRONG }, { ip: '10.0.2.1' });

    expect((await attempts.login({ account }, { ip: '198.51.100.1' })).code).toBe('user_login_frozen');
    const own = { cookie: known.split(';')[0] ?? '' };
    expect(
      (await attempts.login({ account, password: WRONG }, { ip: '203.0.113.1', headers: own })).extensions,
    ).toEqual({
      code: 'wrong_id_or_pw',
      retryNum: 4,
    });
    expect((await attempts.login({ account }, { ip: '203.0.113.1', headers: own })).viewer).toMatchObject({ account });
  });

  test('a browser known to one account, or before its password changed, is known to no other', async () => {
    const [one, other] = [await buildAccount(testApp.em()), await buildAccount(testApp.em())];
    const known = (await attempts.login({ account: one.account })).cookies.at(-1) ?? '';
    await attempts.login({ account: other.account, password: WRONG });
    await attempts.setFailures([other.id, 'everywhere'], 99);
    await attempts.login({ account: other.account, password: WRONG });

    const own = { cookie: known.split(';')[0] ?? '' };

    expect((await attempts.login({ account: other.account }, { ip: '198.51.100.1', headers: own })).code).toBe(
      'user_login_frozen',
    );
  });

  test.each([
    ['2001:db8:5:ab02::1', '2001:db8:5:ab00::/56', 20, '2001:db8:5:abff::1', '2001:db8:5:ac00::1'],
    ['2001:db8:6:ab02::1', '2001:db8:6::/48', 80, '2001:db8:6:ffff::1', '2001:db8:7:1::1'],
  ])('from %s count for %s, which is frozen after %d', async (ip, network, limit, within, beyond) => {
    const { id, account } = await buildAccount(testApp.em());
    await attempts.login({ account, password: WRONG }, { ip });
    await attempts.setFailures([id, network], limit - 1);

    await attempts.login({ account, password: WRONG }, { ip });

    expect((await attempts.login({ account }, { ip: within })).code).toBe('user_login_frozen');
    expect((await attempts.login({ account }, { ip: beyond })).viewer).toMatchObject({ account });
  });

  test('starts no session and stores no consent', async () => {
    const account = await buildAccount(testApp.em());

    const answer = await attempts.login({ account: account.account, password: WRONG });

    expect(answer.cookies).toEqual([]);
    expect(await attempts.sessionsOf(account)).toBe(0);
    expect(await testApp.em().findOneOrFail(CommunityAccount, account.id)).toMatchObject({
      privacyConsentVersion: null,
    });
  });
});

test('the 21st login of a source within a minute is refused', async () => {
  const limited = await createTestApp({ RATE_LIMIT_SCALE: '1' });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await attempts.login({ account: `nobody-${attempt}`, password: WRONG }, { at: limited });
  }

  const answer = await attempts.login({ account: 'nobody', password: WRONG }, { at: limited });

  expect(answer.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.any(Number) });
});
