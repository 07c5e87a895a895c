import { describe, expect, test } from 'vitest';
import { type AppContext, createContext } from '#server/context.ts';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { type SessionHeaders, signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { requireCommunityManager, requireCorporationManager, requireSession } from './authorize.ts';
import { login } from './login.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { LoginRole } from './role.rules.ts';
import { hashToken } from './session-token.ts';
import { Session } from './session.entity.ts';

const VIEWER = '{ viewer { role account platform privacyConsentCurrent organizations { name platform } } }';
const testApp = await createTestApp();

const viewer = async (headers: Record<string, string>): Promise<unknown> =>
  (await graphql<{ viewer: unknown }>(testApp.app, VIEWER, {}, headers)).data?.viewer;

async function arrangeManager(role: ManagerRole = ManagerRole.ADMINISTRATOR, initialPasswordChanged = true) {
  const em = testApp.em();
  const corporation = await buildCorporation(em, await buildLink(em));
  return buildManager(em, corporation, { role, initialPasswordChanged });
}

const LOGOUT = 'mutation { logout { done } }';
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

/** Credentials without a valid session, and the error of an operation that needs one. */
const NO_SESSION: [string, (headers: SessionHeaders) => Record<string, string>, object, string][] = [
  ['nothing', () => ({}), {}, 'missing_token'],
  ['the cookie alone', ({ cookie }) => ({ cookie }), {}, 'missing_token'],
  ['the header alone', ({ token }) => ({ token }), {}, 'missing_token'],
  ['an empty header', ({ cookie }) => ({ cookie, token: '' }), {}, 'missing_token'],
  ['another header', ({ cookie }) => ({ cookie, token: 'a'.repeat(43) }), {}, 'unknown_token'],
  ['a broken cookie', ({ token }) => ({ cookie: 'access_token=%E0%A4%A; x', token }), {}, 'unknown_token'],
  ['an unknown cookie', ({ token }) => ({ cookie: `access_token=${'a'.repeat(43)}`, token }), {}, 'unknown_token'],
  ['a session unused for 30 minutes', (all) => all, { seenAt: minutesAgo(30) }, 'unknown_token'],
  ['a session that has reached 12 hours', (all) => all, { expiresAt: minutesAgo(0) }, 'unknown_token'],
  ['a revoked session', (all) => all, { revokedAt: minutesAgo(0) }, 'unknown_token'],
];

function stored({ cookie }: SessionHeaders): Promise<Session> {
  const token = /access_token=([^;]*)/.exec(cookie)?.[1] ?? '';
  return testApp.em().findOneOrFail(Session, { tokenHash: hashToken(token) });
}

describe('the viewer', () => {
  test('is who is logged in, with the organisations of their platform', async () => {
    const account = await buildAccount(testApp.em(), { platform: 'github' });
    const headers = await signIn(testApp, account, { organizations: ['example-org'] });

    expect(await viewer(headers)).toEqual({
      role: 'COMMUNITY_MANAGER',
      account: account.account,
      platform: 'GITHUB',
      privacyConsentCurrent: true,
      organizations: [{ name: 'example-org', platform: 'GITHUB' }],
    });
  });

  test.each([
    [ManagerRole.ADMINISTRATOR, 'CORPORATION_ADMINISTRATOR'],
    [ManagerRole.EMPLOYEE_MANAGER, 'EMPLOYEE_MANAGER'],
  ])('%s of a corporation is %s', async (role, expected) => {
    const manager = await arrangeManager(role);

    expect(await viewer(await signIn(testApp, manager))).toMatchObject({ role: expected, account: manager.account });
  });

  test('shows that a consent is outdated', async () => {
    const account = await buildAccount(testApp.em());

    const answer = await viewer(await signIn(testApp, account, { consented: false }));

    expect(answer).toMatchObject({ privacyConsentCurrent: false });
  });
});

describe('no valid session', () => {
  test.each(NO_SESSION)('%s', async (_name, choose, facts, code) => {
    const account = await buildAccount(testApp.em());
    const headers = choose(await signIn(testApp, account, facts));

    expect(await viewer(headers)).toBeNull();
    expect((await graphql(testApp.app, LOGOUT, {}, headers)).codes).toEqual([code]);
    expect((await graphql(testApp.app, '{ limits { signingStatusesMax } }', {}, headers)).codes).toEqual([]);
  });

  test('the session of a manager who was removed', async () => {
    const manager = await arrangeManager();
    const headers = await signIn(testApp, manager);
    const em = testApp.em();
    await em.nativeUpdate(Manager, { id: manager.id }, { removedAt: new Date() });

    expect(await viewer(headers)).toBeNull();
  });
});

describe('a session', () => {
  test('is marked as used at most once a minute', async () => {
    const account = await buildAccount(testApp.em());
    const [recent, old] = [new Date(Date.now() - 30_000), minutesAgo(29)];
    const fresh = await signIn(testApp, account, { seenAt: recent });
    const idle = await signIn(testApp, account, { seenAt: old });

    await viewer(fresh);
    await viewer(idle);

    expect((await stored(fresh)).seenAt).toEqual(recent);
    expect((await stored(idle)).seenAt.getTime()).toBeCloseTo(Date.now(), -5);
  });

  test('ends at once when its owner’s sessions are revoked, and nobody else’s', async () => {
    const [account, other] = [await buildAccount(testApp.em()), await buildAccount(testApp.em())];
    const headers = [await signIn(testApp, account), await signIn(testApp, account), await signIn(testApp, other)];

    await revokeSessions(testApp.em(), { account: account.id }, new Date());

    expect(await Promise.all(headers.map(viewer))).toEqual([null, null, expect.anything()]);
  });

  test('ends when the sessions of several managers are revoked', async () => {
    const managers = [await arrangeManager(), await arrangeManager()];
    const headers = await Promise.all(managers.map((manager) => signIn(testApp, manager)));

    await revokeSessions(testApp.em(), { managers: managers.map(({ id }) => id) }, new Date());

    expect(await Promise.all(headers.map(viewer))).toEqual([null, null]);
  });

  test('ends alone at logout, and its cookies are cleared', async () => {
    const account = await buildAccount(testApp.em());
    const [headers, other] = [await signIn(testApp, account), await signIn(testApp, account)];

    const response = await testApp.app.inject({ method: 'POST', url: '/graphql', payload: { query: LOGOUT }, headers });

    expect([response.headers['set-cookie']].flat()).toEqual([
      'access_token=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
      'csrf_token=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
    expect(await viewer(headers)).toBeNull();
    expect(await viewer(other)).not.toBeNull();
    expect(await testApp.em().count(AuditEvent, { action: 'LOGGED_OUT', subject: account.id })).toBe(1);
  });

  test('cannot be ended by a foreign page, which does not know the header', async () => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()));

    await graphql(testApp.app, LOGOUT, {}, { cookie: headers.cookie });

    expect(await viewer(headers)).not.toBeNull();
  });
});

test.each([
  ['none', {}, []],
  ['one', { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }, ['GITHUB']],
  [
    'both',
    {
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
      GITEE_CLIENT_ID: 'id',
      GITEE_CLIENT_SECRET: 'secret',
    },
    ['GITEE', 'GITHUB'],
  ],
])('the offered code platforms are those configured: %s', async (_name, environment, expected) => {
  const { app } = await testApp.startAnother(environment);

  expect((await graphql(app, '{ codePlatforms }')).data).toEqual({ codePlatforms: expected });
});

test('an organisation is shown with its address on the configured platform', async () => {
  const configured = await testApp.startAnother({
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_URL: 'https://git.example.org/hub/',
  });
  const account = await buildAccount(configured.em(), { platform: 'github' });
  const headers = await signIn(configured, account, { organizations: ['example-org'] });

  const { data } = await graphql(configured.app, '{ viewer { organizations { url } } }', {}, headers);

  expect(data).toEqual({ viewer: { organizations: [{ url: 'https://git.example.org/hub/example-org' }] } });
});

interface Answer {
  readonly sessionEnd: { readonly secondsLeft: number; readonly isFinal: boolean } | null;
}

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

const end = async (headers: Readonly<Record<string, string>>) =>
  (await graphql<Answer>(testApp.app, '{ sessionEnd { secondsLeft isFinal } }', {}, headers)).data?.sessionEnd;

const arrange = async (facts: object) => signIn(testApp, await buildAccount(testApp.em()), facts);

describe('a session ends', () => {
  test.each([
    ['half an hour after it was last used', {}, 30, false],
    ['the sooner, the longer it was not used', { seenAt: inMinutes(-29) }, 1, false],
    ['at twelve hours, however much it is used', { expiresAt: inMinutes(2) }, 2, true],
  ])('%s', async (_name, facts, minutes, isFinal) => {
    const headers = await arrange(facts);

    expect(await end(headers)).toEqual({ secondsLeft: expect.closeTo(minutes * 60, -2), isFinal });
  });
});

test('asking for the end does not put it off; any other operation does', async () => {
  const headers = await arrange({ seenAt: inMinutes(-29) });
  await end(headers);
  expect((await end(headers))?.secondsLeft).toBeLessThanOrEqual(60);

  await graphql(testApp.app, '{ viewer { account } }', {}, headers);

  expect((await end(headers))?.secondsLeft).toBeGreaterThan(29 * 60);
});

test.each([
  ['nobody', async () => ({})],
  ['a session that is over', () => arrange({ seenAt: inMinutes(-30) })],
])('%s has no end', async (_name, headers) => {
  expect(await end(await headers())).toBeNull();
});

const ACCEPT = 'mutation { acceptPrivacyPolicy { viewer { account privacyConsentCurrent } } }';

/** Creates the context of a request with these headers; cookies that it sets are discarded. */
function contextOf({ cookie = '', token = '' }: Partial<SessionHeaders>, { deps } = testApp): AppContext {
  const accessToken = /access_token=([^;]*)/.exec(cookie)?.[1] ?? '';
  const nothing = (): void => undefined;
  const read = (name: string): string | undefined => (name === 'access_token' ? accessToken : undefined);
  return createContext(deps, {
    source: { ip: '192.0.2.1', userAgent: undefined },
    openBrowser: () => ({ cookies: { read, set: nothing, clear: nothing }, csrfToken: token }),
  });
}

describe('consent', () => {
  test('is given for the current policy and stored once', async () => {
    const account = await buildAccount(testApp.em());
    const headers = await signIn(testApp, account, { consented: false });

    const answer = await graphql(testApp.app, ACCEPT, {}, headers);
    await graphql(testApp.app, ACCEPT, {}, headers);

    expect(answer.data).toEqual({
      acceptPrivacyPolicy: { viewer: { account: account.account, privacyConsentCurrent: true } },
    });
    expect(await viewer(headers)).toMatchObject({ privacyConsentCurrent: true });
    expect(await testApp.em().count(AuditEvent, { action: 'PRIVACY_CONSENTED', subject: account.id })).toBe(1);
  });

  test('is not required of an exempt older client, for the life of its session', async () => {
    const legacy = await testApp.startAnother({ LEGACY_LOGIN_WITHOUT_CONSENT: 'true' });
    const attempt = { as: LoginRole.COMMUNITY, password: PASSWORD, privacyConsented: false };
    const { account } = await buildAccount(legacy.em());

    const result = await login(contextOf({}, legacy), { ...attempt, account, consentAsked: false });

    expect(result).toMatchObject({ session: { consentExempt: true } });
  });

  test.each([
    ['of a client that could ask', 'true', true],
    ['where older clients are not exempt', 'false', false],
  ])('is required %s', async (_name, LEGACY_LOGIN_WITHOUT_CONSENT, consentAsked) => {
    const app = await testApp.startAnother({ LEGACY_LOGIN_WITHOUT_CONSENT });
    const { account } = await buildAccount(app.em());
    const attempt = { as: LoginRole.COMMUNITY, account, password: PASSWORD, privacyConsented: false, consentAsked };

    await expect(login(contextOf({}, app), attempt)).rejects.toMatchObject({ code: 'privacy_consent_invalid' });
  });
});

describe('what needs a role', () => {
  const community = (ctx: AppContext) => requireCommunityManager(ctx);
  const corporation = (ctx: AppContext) => requireCorporationManager(ctx);
  const administrator = (ctx: AppContext) => requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  const account = () => buildAccount(testApp.em());
  const employeeManager = () => arrangeManager(ManagerRole.EMPLOYEE_MANAGER);
  const newcomer = () => arrangeManager(ManagerRole.ADMINISTRATOR, false);

  test.each([
    ['a community manager', account, community, {}, undefined],
    ['a corporation manager as community manager', arrangeManager, community, {}, 'unauthorized_token'],
    ['a community manager as corporation manager', account, corporation, {}, 'unauthorized_token'],
    ['an employee manager', employeeManager, corporation, {}, undefined],
    ['an employee manager as administrator', employeeManager, administrator, {}, 'unauthorized_token'],
    ['an administrator', arrangeManager, administrator, {}, undefined],
    ['a manager with a one-time password', newcomer, corporation, {}, 'initial_password_unchanged'],
    ['a manager with a one-time password, for what is open to all', newcomer, requireSession, {}, undefined],
    ['outdated consent', account, community, { consented: false }, 'privacy_consent_invalid'],
    [
      'outdated consent of a corporation manager',
      arrangeManager,
      corporation,
      { consented: false },
      'privacy_consent_invalid',
    ],
    ['outdated consent in the wrong role', account, corporation, { consented: false }, 'unauthorized_token'],
    ['exempt from consent', account, community, { consented: false, consentExempt: true }, undefined],
    ['outdated consent, for what is open to all', account, requireSession, { consented: false }, undefined],
  ])('%s', async (_name, build, operation, facts, code) => {
    const ctx = contextOf(await signIn(testApp, await build(), facts));

    const outcome = await operation(ctx).then(
      () => undefined,
      (error: { code: string }) => error.code,
    );

    expect(outcome).toBe(code);
  });
});

describe('the cookies of a login', () => {
  const HTTPS = { PUBLIC_URL: 'https://cla.example.org', TRUST_PROXY: '1' };
  test.each<[string, Record<string, string>, string, readonly string[]]>([
    ['over http', {}, 'access_token', ['Path=/', 'SameSite=Lax']],
    [
      'over https no other host of the domain can set the closed one',
      HTTPS,
      '__Host-access_token',
      ['Path=/', 'SameSite=Lax', 'Secure'],
    ],
    [
      'of a domain',
      { ...HTTPS, COOKIE_DOMAIN: 'example.org' },
      'access_token',
      ['Domain=example.org', 'Path=/', 'SameSite=Lax', 'Secure'],
    ],
  ])('%s', async (_name, environment, closed, attributes) => {
    const configured = await testApp.startAnother(environment);
    const { account } = await buildAccount(configured.em());
    const query = `mutation { login(input: { as: COMMUNITY, account: "${account}", password: "${PASSWORD}", privacyConsented: true }) { viewer { account } } }`;

    const response = await configured.app.inject({ method: 'POST', url: '/graphql', payload: { query } });

    const cookies = [response.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split('; '));
    const session = cookies.slice(0, 2);
    const [names, sets] = [session.map(([name]) => name), session.map(([, ...set]) => new Set(set))];
    expect(names).toEqual([
      expect.stringMatching(new RegExp(`^${closed}=[\\w-]{43}$`)),
      expect.stringMatching(/^csrf_token=[\w-]{43}$/),
    ]);
    expect(sets).toEqual([new Set([...attributes, 'HttpOnly']), new Set(attributes)]);

    const [, csrf = ''] = (names[1] ?? '').split('=');
    const viewerBy = (cookie: string | undefined) =>
      graphql(configured.app, '{ viewer { account } }', {}, { cookie: cookie ?? '', token: csrf });
    expect((await viewerBy(names[0])).data).toEqual({ viewer: { account } });
    const planted = names[0]?.replace('__Host-', '');
    expect((await viewerBy(planted)).data).toEqual({ viewer: planted === names[0] ? { account } : null });
  });
});
