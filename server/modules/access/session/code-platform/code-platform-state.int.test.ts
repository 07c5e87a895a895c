import { describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { AuthorizationRequest } from '#server/modules/access/session/authorization-request.entity.ts';
import { hashToken } from '#server/modules/access/session/session-token.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { openBrowser } from '#server/test/browser.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { createTestApp } from '#server/test/test-app.ts';
import {
  PlatformVisitor,
  start,
  landingOf,
  LOGGED_IN,
  failure,
  VIEWER,
  START,
  NO_TRACE,
} from './testing/platform-visitor.ts';

const platforms = await startCodePlatforms();
const testApp = await createTestApp(environmentOf(platforms));
const visitor = new PlatformVisitor(testApp, platforms);

describe.each(CODE_PLATFORMS)('%s', (name) => {
  test('binds a login to the browser by a cookie that scripts cannot read', async () => {
    const payload = { query: START, variables: { input: { platform: name.toUpperCase(), privacyConsented: true } } };

    const { cookies } = await testApp.app.inject({ method: 'POST', url: '/graphql', payload });

    expect(cookies).toEqual([
      {
        name: 'oauth_browser',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: 600,
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
  });

  test('allows two concurrent logins of one browser', async () => {
    const person = visitor.addPerson(name);
    const browser = openBrowser(testApp);
    const first = await visitor.authorize(name, await start(browser, name), person.login);
    const second = await visitor.authorize(name, await start(browser, name), person.login);

    expect(landingOf(await browser.open(first))).toEqual(LOGGED_IN);
    expect(landingOf(await browser.open(second))).toEqual(LOGGED_IN);
  });

  test.each([
    ['is unknown', (path: string) => path.replace(/state=[^&]+/, 'state=unknown')],
    ['is missing', (path: string) => path.replace(/state=[^&]+/, '')],
    ['is repeated', (path: string) => `${path}&state=another`],
    ['comes without a code', (path: string) => path.replace(/code=[^&]+/, '')],
    ['comes with an unknown code', (path: string) => path.replace(/code=[^&]+/, 'code=unknown')],
    ['comes with two codes', (path: string) => `${path}&code=another`],
    ['comes with the name of another server', (path: string) => `${path}&iss=https%3A%2F%2Fexample.org`],
    ['comes with an error that is not a refusal', (path: string) => `${path}&error=server_error`],
  ])('refuses a callback whose state %s', async (_case, change) => {
    const person = visitor.addPerson(name);
    const browser = openBrowser(testApp);
    const path = await visitor.authorize(name, await start(browser, name), person.login);

    const answer = await browser.open(change(path));

    expect(landingOf(answer)).toEqual(failure('auth_failed'));
    expect(await visitor.traceOf(browser, name, person)).toEqual(NO_TRACE);
  });

  test('calls no platform for a state of the other platform', async () => {
    const other = name === 'github' ? 'gitee' : 'github';
    const browser = openBrowser(testApp);
    const path = await visitor.authorize(name, await start(browser, name), visitor.addPerson(name).login);
    const asked = platforms[other].asked.length;

    const answer = await browser.open(path.replace(name, other));

    expect(landingOf(answer)).toEqual(failure('auth_failed'));
    expect(platforms[other].asked).toHaveLength(asked);
    expect(landingOf(await browser.open(path))).toEqual(LOGGED_IN);
  });

  test('refuses a state in another browser, but its own browser can still use it', async () => {
    const person = visitor.addPerson(name);
    const browser = openBrowser(testApp);
    const path = await visitor.authorize(name, await start(browser, name), person.login);
    const [blank, other] = [openBrowser(testApp), openBrowser(testApp)];
    await start(other, name);

    expect(landingOf(await blank.open(path))).toEqual(failure('auth_failed'));
    expect(landingOf(await other.open(path))).toEqual(failure('auth_failed'));
    expect(await visitor.traceOf(other, name, person)).toEqual(NO_TRACE);
    expect(landingOf(await browser.open(path))).toEqual(LOGGED_IN);
  });

  test('does not use up a state when only the headers are asked for', async () => {
    const browser = openBrowser(testApp);
    const path = await visitor.authorize(name, await start(browser, name), visitor.addPerson(name).login);
    const headers = { cookie: `oauth_browser=${browser.cookies.get('oauth_browser') ?? ''}` };

    const { statusCode, cookies } = await testApp.app.inject({ method: 'HEAD', url: path, headers });

    expect([statusCode, cookies]).toEqual([404, []]);
    expect(landingOf(await browser.open(path))).toEqual(LOGGED_IN);
  });

  test('accepts a state once', async () => {
    const person = visitor.addPerson(name);
    const browser = openBrowser(testApp);
    const path = await visitor.authorize(name, await start(browser, name), person.login);
    await browser.open(path);
    const asked = platforms[name].asked.length;

    expect(landingOf(await browser.open(path))).toEqual(failure('auth_failed'));
    expect(platforms[name].asked).toHaveLength(asked);
    expect((await browser.graphql(VIEWER)).data).toMatchObject({ viewer: { account: person.login } });
  });

  test('accepts a state within ten minutes', async () => {
    const person = visitor.addPerson(name);
    const browser = openBrowser(testApp);
    const path = await visitor.authorize(name, await start(browser, name), person.login);
    const stateHash = hashToken(new URL(path, 'http://localhost').searchParams.get('state') ?? '');
    const request = await testApp.em().findOneOrFail(AuthorizationRequest, { stateHash });
    expect(request.expiresAt.getTime() - request.createdAt.getTime()).toBe(600_000);
    await testApp.em().nativeUpdate(AuthorizationRequest, { stateHash }, { expiresAt: new Date(Date.now() - 1) });

    expect(landingOf(await browser.open(path))).toEqual(failure('auth_failed'));
    expect(await visitor.traceOf(browser, name, person)).toEqual(NO_TRACE);
  });

  test('starts one session for twenty callbacks with one state', async () => {
    const person = visitor.addPerson(name);
    const browser = openBrowser(testApp);
    const path = await visitor.authorize(name, await start(browser, name), person.login);

    const asked = platforms[name].asked.length;

    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.open(path)));

    const exchanges = platforms[name].asked.slice(asked).filter((request) => request.path.endsWith('token'));
    expect(exchanges).toHaveLength(1);
    expect(answers.map(landingOf).filter((landing) => String(landing) === String(LOGGED_IN))).toHaveLength(1);
    expect(await testApp.em().count(Session, { account: await visitor.findAccount(name, person) })).toBe(1);
  });

  test('creates one account for twenty first logins of one person', async () => {
    const person = visitor.addPerson(name);
    const browsers = Array.from({ length: 20 }, () => openBrowser(testApp));

    const answers = await Promise.all(browsers.map((browser) => visitor.logIn(browser, name, person)));

    expect(answers.map(landingOf)).toEqual(answers.map(() => LOGGED_IN));
    expect(await testApp.em().count(CommunityAccount, { platform: name, externalId: String(person.id) })).toBe(1);
    expect(await testApp.em().count(Session, { account: await visitor.findAccount(name, person) })).toBe(20);
  });
});

describe('PKCE', () => {
  test('is used with GitHub, so a stolen code is useless in another login', async () => {
    const [victim, thief] = [visitor.addPerson('github'), openBrowser(testApp)];
    const stolen = await visitor.authorize('github', await start(openBrowser(testApp), 'github'), victim.login);
    const url = await start(thief, 'github');
    const path = await visitor.authorize('github', url, visitor.addPerson('github').login);

    const code = new URL(stolen, 'http://localhost').searchParams.get('code');
    const answer = await thief.open(path.replace(/code=[^&]+/, `code=${code}`));

    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    expect(landingOf(answer)).toEqual(failure('auth_failed'));
    expect(await visitor.traceOf(thief, 'github', victim)).toEqual(NO_TRACE);
  });

  test('is not used with Gitee, which does not document it', async () => {
    const { searchParams } = new URL(await start(openBrowser(testApp), 'gitee'));

    expect([...searchParams.keys()].toSorted()).toEqual([
      'client_id',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ]);
    expect(searchParams.get('scope')).toBe('user_info groups');
  });
});
