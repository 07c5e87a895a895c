import { describe, expect, onTestFinished, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { policyVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { LoginGuard } from './login-guard.entity.ts';
import { Session } from './session.entity.ts';
import { type Answer, LoginAttempts, targetOf, WRONG } from './testing/login-attempts.ts';

const testApp = await createTestApp();
const attempts = new LoginAttempts(testApp);

describe('a community manager', () => {
  test.each([
    ['by account', (account: CommunityAccount) => account.account],
    ['by e-mail address, whatever its case', (account: CommunityAccount) => account.email?.toUpperCase() ?? ''],
  ])('logs in %s and gets a session', async (_name, nameOf) => {
    const account = await buildAccount(testApp.em());

    const answer = await attempts.login({ account: nameOf(account) });

    expect(answer.viewer).toEqual({
      role: 'COMMUNITY_MANAGER',
      account: account.account,
      name: account.name,
      email: account.email,
      platform: 'LOCAL',
      linkId: null,
      corporationName: null,
      initialPasswordChanged: true,
      privacyConsentCurrent: true,
    });
    const session = await testApp.em().findOneOrFail(Session, { account: account.id });
    expect(answer.cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'access_token',
      'csrf_token',
      'community_session',
      'community_token',
      'known_device',
    ]);
    expect(answer.cookies.join('')).not.toContain(session.tokenHash);
    expect(await testApp.em().find(AuditEvent, { subject: account.id }, { orderBy: { action: 'asc' } })).toMatchObject([
      { action: 'LOGGED_IN', actor: account.id, details: { sessionId: session.id } },
      { action: 'PRIVACY_CONSENTED', actor: account.id },
    ]);
  });

  test('of a code platform has no password to log in with', async () => {
    const account = await buildAccount(testApp.em(), { platform: 'github' });

    expect((await attempts.login({ account: account.account })).code).toBe('wrong_id_or_pw');
    expect((await attempts.login({ account: account.account, password: '' })).code).toBe('wrong_id_or_pw');
  });

  test('cannot log in as a manager of a corporation, nor the other way round', async () => {
    const account = await buildAccount(testApp.em());
    const { manager } = await attempts.arrangeManager();

    expect((await attempts.login({ as: 'CORPORATION', account: account.account })).code).toBe('wrong_id_or_pw');
    expect((await attempts.login({ as: 'COMMUNITY', account: manager.account })).code).toBe('wrong_id_or_pw');
  });
});

describe('a manager of a corporation', () => {
  test.each([
    ['by account', true, (manager: Manager) => manager.account],
    ['by account in other letter case', true, (manager: Manager) => manager.account.toUpperCase()],
    ['by e-mail address', true, (manager: Manager) => manager.email],
    ['without naming the link', false, (manager: Manager) => manager.account],
  ])('logs in %s', async (_name, withLink, nameOf) => {
    const { link, corporation, manager } = await attempts.arrangeManager({ initialPasswordChanged: false });

    const answer = await attempts.login({
      as: 'CORPORATION',
      account: nameOf(manager),
      ...(withLink ? { linkId: link.linkId } : {}),
    });

    expect(answer.viewer).toMatchObject({
      role: 'CORPORATION_ADMINISTRATOR',
      account: manager.account,
      platform: null,
      linkId: link.linkId,
      corporationName: corporation.corporationName,
      initialPasswordChanged: false,
    });
    expect(await attempts.sessionsOf(manager)).toBe(1);
  });

  test('whose password matches at several links chooses one before a session starts', async () => {
    const first = await attempts.arrangeManager({ account: 'one_example.org' });
    const second = await attempts.arrangeManager({ account: 'one_example.org', role: 'manager' });

    const answer = await attempts.login({ as: 'CORPORATION', account: 'one_example.org' });

    expect(answer).toMatchObject({ viewer: null, code: undefined, cookies: [] });
    const choiceAt = ({ link, corporation }: typeof first, role: string) => ({
      linkId: link.linkId,
      alias: link.alias,
      projectUrl: link.projectUrl,
      corporationName: corporation.corporationName,
      role,
    });
    expect(answer.choices).toEqual([
      choiceAt(first, 'CORPORATION_ADMINISTRATOR'),
      choiceAt(second, 'EMPLOYEE_MANAGER'),
    ]);
    const chosen = { as: 'CORPORATION', account: 'one_example.org', linkId: second.link.linkId } as const;
    expect((await attempts.login(chosen)).viewer).toMatchObject({
      role: 'EMPLOYEE_MANAGER',
      linkId: second.link.linkId,
    });
    expect(await attempts.sessionsOf(first.manager)).toBe(0);
  });

  test.each<[string, () => Promise<{ account: string; linkId: string }>]>([
    ['who was removed', async () => targetOf(await attempts.arrangeManager({ removedAt: new Date() }))],
    ['who is suspended', async () => targetOf(await attempts.arrangeManager({ suspendedAt: new Date() }))],
    ['of an unlinked link', async () => targetOf(await attempts.arrangeManager({}, { unlinkedAt: new Date() }))],
    ['of a deleted corporation', async () => targetOf(await attempts.arrangeDeleted())],
    [
      'of another link',
      async () => ({ ...targetOf(await attempts.arrangeManager()), linkId: (await buildLink(testApp.em())).linkId }),
    ],
    [
      'of an unknown link',
      async () => ({ ...targetOf(await attempts.arrangeManager()), linkId: 'web_none-1000000000000000000' }),
    ],
    ['with an invalid link', async () => ({ ...targetOf(await attempts.arrangeManager()), linkId: '\u0000' })],
  ])('%s is answered like an unknown account', async (_name, arrange) => {
    const target = await arrange();

    const answer = await attempts.login({ as: 'CORPORATION', ...target });

    expect(answer).toMatchObject({ extensions: { code: 'wrong_id_or_pw', retryNum: 4 }, cookies: [] });
  });
});

test('a session that could not be stored leaves no cookies', async () => {
  const account = await buildAccount(testApp.em());
  const sql = `alter table session add constraint refuse_one check (account_id <> '${account.id}')`;
  await testApp.em().execute(sql);
  onTestFinished(async () => {
    await testApp.em().execute('alter table session drop constraint refuse_one');
  });

  const answer = await attempts.login({ account: account.account });

  expect([answer.code, answer.cookies]).toEqual(['system_error', []]);
});

test('20 concurrent successful logins start 20 sessions', async () => {
  const account = await buildAccount(testApp.em());

  await Promise.all(Array.from({ length: 20 }, () => attempts.login({ account: account.account })));

  expect(await attempts.sessionsOf(account)).toBe(20);
});

describe('consent', () => {
  test('is required after a right password when none is stored, and no session starts', async () => {
    const account = await buildAccount(testApp.em());

    const answer = await attempts.login({ account: account.account, privacyConsented: false });

    expect(answer).toMatchObject({ code: 'privacy_consent_invalid', cookies: [] });
    expect(await attempts.sessionsOf(account)).toBe(0);
  });

  test('to an older version does not count', async () => {
    const { account } = await buildAccount(testApp.em(), { privacyConsentVersion: '2001-01-01' });

    expect((await attempts.login({ account, privacyConsented: false })).code).toBe('privacy_consent_invalid');
  });

  test('to the current version need not be given again', async () => {
    const privacyConsentVersion = await policyVersion(testApp.deps, 'privacy');
    const { account } = await buildAccount(testApp.em(), { privacyConsentVersion });

    expect((await attempts.login({ account, privacyConsented: false })).viewer).toMatchObject({
      privacyConsentCurrent: true,
    });
  });

  test('is not required before the password is right', async () => {
    const { account } = await buildAccount(testApp.em());

    expect((await attempts.login({ account, password: WRONG, privacyConsented: false })).code).toBe('wrong_id_or_pw');
  });

  test('is stored with version and time', async () => {
    const { manager } = await attempts.arrangeManager();

    await attempts.login({ as: 'CORPORATION', account: manager.account });

    const stored = await testApp.em().findOneOrFail(Manager, manager.id);
    expect(stored.privacyConsentVersion).toBe(await policyVersion(testApp.deps, 'privacy'));
    expect(stored.privacyConsentedAt?.getTime()).toBeCloseTo(Date.now(), -5);
  });
});

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
  const limited = await testApp.startAnother({ RATE_LIMIT_SCALE: '1' });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await attempts.login({ account: `nobody-${attempt}`, password: WRONG }, { at: limited });
  }

  const answer = await attempts.login({ account: 'nobody', password: WRONG }, { at: limited });

  expect(answer.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.any(Number) });
});
