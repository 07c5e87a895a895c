import { describe, expect, test } from 'vitest';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { hashToken } from './session-token.ts';
import { Session } from './session.entity.ts';

const VIEWER = '{ viewer { role account platform privacyConsentCurrent organizations { name platform } } }';

const LOGOUT = 'mutation { logout { done } }';

const testApp = await createTestApp();

const viewer = async (headers: Record<string, string>): Promise<unknown> =>
  (await graphql<{ viewer: unknown }>(testApp.app, VIEWER, {}, headers)).data?.viewer;

async function arrangeManager(role: ManagerRole = ManagerRole.ADMINISTRATOR, initialPasswordChanged = true) {
  const em = testApp.em();
  const corporation = await buildCorporation(em, await buildLink(em));
  return buildManager(em, corporation, { role, initialPasswordChanged });
}

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
  const { app } = await createTestApp(environment);

  expect((await graphql(app, '{ codePlatforms }')).data).toEqual({ codePlatforms: expected });
});

test('an organisation is shown with its address on the configured platform', async () => {
  const configured = await createTestApp({
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_URL: 'https://git.example.org/hub/',
  });
  const account = await buildAccount(configured.em(), { platform: 'github' });
  const headers = await signIn(configured, account, { organizations: ['example-org'] });

  const { data } = await graphql(configured.app, '{ viewer { organizations { url } } }', {}, headers);

  expect(data).toEqual({ viewer: { organizations: [{ url: 'https://git.example.org/hub/example-org' }] } });
});
