import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { Manager } from '#server/modules/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/audit/audit-event.entity.ts';
import { CorporationSigningState } from '#server/modules/corporation/corporation-signing.entity.ts';
import { policyVersion } from '#server/modules/policy-document/policy-document.queries.ts';
import { buildAccount, buildCorporation, buildLink, buildManager, PASSWORD } from '#server/test/factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { LoginGuard } from './login-guard.entity.ts';
import { Session } from './session.entity.ts';

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) {
    viewer { role account name email platform linkId corporationName initialPasswordChanged privacyConsentCurrent }
    choices { linkId alias projectUrl corporationName role }
  }
}`;

const WRONG = 'Wrong-Horse-9';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});

interface Attempt {
  readonly account: string;
  readonly as?: 'COMMUNITY' | 'CORPORATION';
  readonly password?: string;
  readonly linkId?: string;
  readonly privacyConsented?: boolean;
}

interface Answer {
  readonly code: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
  readonly viewer: Readonly<Record<string, unknown>> | null | undefined;
  readonly choices: readonly Readonly<Record<string, string>>[];
  readonly cookies: readonly string[];
}

/** Sets a stored count, instead of as many guesses. */
async function setFailures(key: readonly string[], failures: number): Promise<void> {
  const subjectHash = testApp.deps.secretBox.hmac('login-guard', JSON.stringify(key));
  expect(await testApp.em().nativeUpdate(LoginGuard, { subjectHash }, { failures })).toBe(1);
}

async function login(attempt: Attempt, ip = '192.0.2.1', { app } = testApp, headers = {}): Promise<Answer> {
  const input = { as: 'COMMUNITY', password: PASSWORD, privacyConsented: true, ...attempt };
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: LOGIN, variables: { input } },
    remoteAddress: ip,
    headers,
  });
  const { data, errors } = response.json<{
    data?: { login: Pick<Answer, 'viewer' | 'choices'> } | null;
    errors?: { extensions: Record<string, unknown> }[];
  }>();
  const extensions = errors?.[0]?.extensions;
  return {
    code: extensions === undefined ? undefined : String(extensions['code']),
    extensions,
    viewer: data?.login.viewer,
    choices: data?.login.choices ?? [],
    cookies: [response.headers['set-cookie'] ?? []].flat(),
  };
}

const sessionsOf = (owner: CommunityAccount | Manager): Promise<number> =>
  testApp.em().count(Session, owner instanceof CommunityAccount ? { account: owner.id } : { manager: owner.id });

async function arrangeManager(overrides: Parameters<typeof buildManager>[2] = {}, linkFacts = {}) {
  const em = testApp.em();
  const link = await buildLink(em, linkFacts);
  const corporation = await buildCorporation(em, link);
  return { link, corporation, manager: await buildManager(em, corporation, overrides) };
}

describe('a community manager', () => {
  test.each([
    ['by account', (account: CommunityAccount) => account.account],
    ['by e-mail address, whatever its case', (account: CommunityAccount) => account.email?.toUpperCase() ?? ''],
  ])('logs in %s and gets a session', async (_name, nameOf) => {
    const account = await buildAccount(testApp.em());

    const answer = await login({ account: nameOf(account) });

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

    expect((await login({ account: account.account })).code).toBe('wrong_id_or_pw');
    expect((await login({ account: account.account, password: '' })).code).toBe('wrong_id_or_pw');
  });

  test('cannot log in as a manager of a corporation, nor the other way round', async () => {
    const account = await buildAccount(testApp.em());
    const { manager } = await arrangeManager();

    expect((await login({ as: 'CORPORATION', account: account.account })).code).toBe('wrong_id_or_pw');
    expect((await login({ as: 'COMMUNITY', account: manager.account })).code).toBe('wrong_id_or_pw');
  });
});

describe('a manager of a corporation', () => {
  test.each([
    ['by account', true, (manager: Manager) => manager.account],
    ['by account in other letter case', true, (manager: Manager) => manager.account.toUpperCase()],
    ['by e-mail address', true, (manager: Manager) => manager.email],
    ['without naming the link', false, (manager: Manager) => manager.account],
  ])('logs in %s', async (_name, withLink, nameOf) => {
    const { link, corporation, manager } = await arrangeManager({ initialPasswordChanged: false });

    const answer = await login({
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
    expect(await sessionsOf(manager)).toBe(1);
  });

  test('whose password matches at several links chooses one before a session starts', async () => {
    const first = await arrangeManager({ account: 'one_example.org' });
    const second = await arrangeManager({ account: 'one_example.org', role: 'manager' });

    const answer = await login({ as: 'CORPORATION', account: 'one_example.org' });

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
    expect((await login(chosen)).viewer).toMatchObject({ role: 'EMPLOYEE_MANAGER', linkId: second.link.linkId });
    expect(await sessionsOf(first.manager)).toBe(0);
  });

  test.each<[string, () => Promise<{ account: string; linkId: string }>]>([
    ['who was removed', async () => targetOf(await arrangeManager({ removedAt: new Date() }))],
    ['who is suspended', async () => targetOf(await arrangeManager({ suspendedAt: new Date() }))],
    ['of an unlinked link', async () => targetOf(await arrangeManager({}, { unlinkedAt: new Date() }))],
    ['of a deleted corporation', async () => targetOf(await arrangeDeleted())],
    [
      'of another link',
      async () => ({ ...targetOf(await arrangeManager()), linkId: (await buildLink(testApp.em())).linkId }),
    ],
    [
      'of an unknown link',
      async () => ({ ...targetOf(await arrangeManager()), linkId: 'web_none-1000000000000000000' }),
    ],
    ['with an invalid link', async () => ({ ...targetOf(await arrangeManager()), linkId: '\u0000' })],
  ])('%s is answered like an unknown account', async (_name, arrange) => {
    const target = await arrange();

    const answer = await login({ as: 'CORPORATION', ...target });

    expect(answer).toMatchObject({ extensions: { code: 'wrong_id_or_pw', retryNum: 4 }, cookies: [] });
  });
});

function targetOf({ manager, link }: { manager: Manager; link: { linkId: string } }) {
  return { account: manager.account, linkId: link.linkId };
}

async function arrangeDeleted() {
  const em = testApp.em();
  const link = await buildLink(em);
  const corporation = await buildCorporation(em, link, { state: CorporationSigningState.DELETED });
  return { link, manager: await buildManager(em, corporation) };
}

describe('a wrong password', () => {
  test.each<[string, () => Promise<string>]>([
    ['of an account', async () => (await buildAccount(testApp.em())).account],
    ['of nobody', async () => `nobody-${crypto.randomUUID()}`],
  ])('%s counts down to the freeze', async (_name, arrange) => {
    const account = await arrange();

    const answers: Answer[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      answers.push(await login({ account, password: WRONG }));
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
    await login({ account, password: WRONG });

    const answer = await login({ account: ` ${account.toUpperCase()} `, password: WRONG });

    expect(answer.extensions).toEqual({ code: 'wrong_id_or_pw', retryNum: 3 });
  });

  test('of a community manager counts the same whatever link is given', async () => {
    const { account } = await buildAccount(testApp.em());
    await login({ account, password: WRONG, linkId: 'web_one-1000000000000000000' });

    const answer = await login({ account, password: WRONG, linkId: 'web_two-1000000000000000000' });

    expect(answer.extensions).toEqual({ code: 'wrong_id_or_pw', retryNum: 3 });
  });

  test('counts once for each of 20 concurrent ones, until the account is frozen', async () => {
    const { account } = await buildAccount(testApp.em());

    const answers = await Promise.all(Array.from({ length: 20 }, () => login({ account, password: WRONG })));

    const left = answers.map(({ extensions }) => extensions?.['retryNum']).filter((retryNum) => retryNum !== undefined);
    expect(new Set(left)).toEqual(new Set([1, 2, 3, 4]));
    expect(left).toHaveLength(4);
    expect(answers.filter(({ code }) => code === 'user_login_frozen')).toHaveLength(16);
    expect((await login({ account })).code).toBe('user_login_frozen');
  });

  test('freezes even the right password, from the whole network and from no other', async () => {
    const { account } = await buildAccount(testApp.em());
    await freeze(account);

    expect((await login({ account }, '192.0.2.200')).code).toBe('user_login_frozen');
    expect((await login({ account }, '198.51.100.1')).viewer).toMatchObject({ account });
  });

  test('while frozen neither counts nor prolongs the freeze', async () => {
    const { account } = await buildAccount(testApp.em());
    await freeze(account);
    const guards = await testApp.em().find(LoginGuard, {}, { orderBy: { id: 'asc' } });

    await login({ account, password: WRONG });

    expect(await testApp.em().find(LoginGuard, {}, { orderBy: { id: 'asc' } })).toEqual(guards);
  });

  test('is tried again after five minutes', async () => {
    const { account } = await buildAccount(testApp.em());
    await freeze(account);
    await passTime(300);

    expect((await login({ account, password: WRONG })).extensions).toEqual({ code: 'wrong_id_or_pw', retryNum: 4 });
    expect((await login({ account })).viewer).toMatchObject({ account });
  });

  test('from one network never freezes the account for others, however often it is repeated', async () => {
    const { account } = await buildAccount(testApp.em());
    for (let round = 0; round < 7; round += 1) {
      await freeze(account);
      await passTime(300);
    }

    expect((await login({ account }, '198.51.100.1')).viewer).toMatchObject({ account });
  });

  test('is forgotten after a right one', async () => {
    const { account } = await buildAccount(testApp.em());
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await login({ account, password: WRONG });
    }
    await login({ account });

    expect((await login({ account, password: WRONG })).extensions).toEqual({ code: 'wrong_id_or_pw', retryNum: 4 });
  });

  test('from many networks freezes the account for everybody after 100, but not for browsers that it knows', async () => {
    const { id, account } = await buildAccount(testApp.em());
    const [, , known = ''] = (await login({ account }, '203.0.113.1')).cookies;
    await login({ account, password: WRONG }, '10.0.1.1');
    await setFailures([id, 'everywhere'], 99);

    await login({ account, password: WRONG }, '10.0.2.1');

    expect((await login({ account }, '198.51.100.1')).code).toBe('user_login_frozen');
    const own = { cookie: known.split(';')[0] ?? '' };
    expect((await login({ account, password: WRONG }, '203.0.113.1', testApp, own)).extensions).toEqual({
      code: 'wrong_id_or_pw',
      retryNum: 4,
    });
    expect((await login({ account }, '203.0.113.1', testApp, own)).viewer).toMatchObject({ account });
  });

  test('a browser known to one account, or before its password changed, is known to no other', async () => {
    const [one, other] = [await buildAccount(testApp.em()), await buildAccount(testApp.em())];
    const [, , known = ''] = (await login({ account: one.account })).cookies;
    await login({ account: other.account, password: WRONG });
    await setFailures([other.id, 'everywhere'], 99);
    await login({ account: other.account, password: WRONG });

    const own = { cookie: known.split(';')[0] ?? '' };

    expect((await login({ account: other.account }, '198.51.100.1', testApp, own)).code).toBe('user_login_frozen');
  });

  test.each([
    ['2001:db8:5:ab02::1', '2001:db8:5:ab00::/56', 20, '2001:db8:5:abff::1', '2001:db8:5:ac00::1'],
    ['2001:db8:6:ab02::1', '2001:db8:6::/48', 80, '2001:db8:6:ffff::1', '2001:db8:7:1::1'],
  ])('from %s count for %s, which is frozen after %d', async (ip, network, limit, within, beyond) => {
    const { id, account } = await buildAccount(testApp.em());
    await login({ account, password: WRONG }, ip);
    await setFailures([id, network], limit - 1);

    await login({ account, password: WRONG }, ip);

    expect((await login({ account }, within)).code).toBe('user_login_frozen');
    expect((await login({ account }, beyond)).viewer).toMatchObject({ account });
  });

  test('starts no session and stores no consent', async () => {
    const account = await buildAccount(testApp.em());

    const answer = await login({ account: account.account, password: WRONG });

    expect(answer.cookies).toEqual([]);
    expect(await sessionsOf(account)).toBe(0);
    expect(await testApp.em().findOneOrFail(CommunityAccount, account.id)).toMatchObject({
      privacyConsentVersion: null,
    });
  });
});

async function freeze(account: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await login({ account, password: WRONG });
  }
}

/** Backdates the guards, as if time had passed. */
async function passTime(seconds: number): Promise<void> {
  const em = testApp.em();
  const earlier = (date: Date): Date => new Date(date.getTime() - seconds * 1000);
  for (const guard of await em.find(LoginGuard, {})) {
    guard.failedAt = earlier(guard.failedAt);
    guard.frozenUntil = guard.frozenUntil ? earlier(guard.frozenUntil) : null;
  }
  await em.flush();
}

test('a session that could not be stored leaves no cookies', async () => {
  const account = await buildAccount(testApp.em());
  const sql = `alter table session add constraint refuse_one check (account_id <> '${account.id}')`;
  await testApp.em().execute(sql);
  onTestFinished(async () => {
    await testApp.em().execute('alter table session drop constraint refuse_one');
  });

  const answer = await login({ account: account.account });

  expect([answer.code, answer.cookies]).toEqual(['system_error', []]);
});

test('20 concurrent successful logins start 20 sessions', async () => {
  const account = await buildAccount(testApp.em());

  await Promise.all(Array.from({ length: 20 }, () => login({ account: account.account })));

  expect(await sessionsOf(account)).toBe(20);
});

describe('consent', () => {
  test('is required after a right password when none is stored, and no session starts', async () => {
    const account = await buildAccount(testApp.em());

    const answer = await login({ account: account.account, privacyConsented: false });

    expect(answer).toMatchObject({ code: 'privacy_consent_invalid', cookies: [] });
    expect(await sessionsOf(account)).toBe(0);
  });

  test('to an older version does not count', async () => {
    const { account } = await buildAccount(testApp.em(), { privacyConsentVersion: '2001-01-01' });

    expect((await login({ account, privacyConsented: false })).code).toBe('privacy_consent_invalid');
  });

  test('to the current version need not be given again', async () => {
    const privacyConsentVersion = await policyVersion(testApp.deps, 'privacy');
    const { account } = await buildAccount(testApp.em(), { privacyConsentVersion });

    expect((await login({ account, privacyConsented: false })).viewer).toMatchObject({ privacyConsentCurrent: true });
  });

  test('is not required before the password is right', async () => {
    const { account } = await buildAccount(testApp.em());

    expect((await login({ account, password: WRONG, privacyConsented: false })).code).toBe('wrong_id_or_pw');
  });

  test('is stored with version and time', async () => {
    const { manager } = await arrangeManager();

    await login({ as: 'CORPORATION', account: manager.account });

    const stored = await testApp.em().findOneOrFail(Manager, manager.id);
    expect(stored.privacyConsentVersion).toBe(await policyVersion(testApp.deps, 'privacy'));
    expect(stored.privacyConsentedAt?.getTime()).toBeCloseTo(Date.now(), -5);
  });
});

test('the 21st login of a source within a minute is refused', async () => {
  const limited = await createTestApp({ RATE_LIMIT_SCALE: '1' });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await login({ account: `nobody-${attempt}`, password: WRONG }, '192.0.2.1', limited);
  }

  const answer = await login({ account: 'nobody', password: WRONG }, '192.0.2.1', limited);

  expect(answer.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.any(Number) });
});
