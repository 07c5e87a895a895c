import { describe, expect, test, vi } from 'vitest';
import { TOKEN_PREFIX } from '#server/integrations/code-platform/testing/platform-oauth.ts';
import {
  type Endpoint,
  type Fault,
  type PlatformPerson,
  send,
} from '#server/integrations/code-platform/testing/platform-state.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { AuthorizationRequest } from '#server/modules/access/session/authorization-request.entity.ts';
import { hashToken } from '#server/modules/access/session/session-token.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { openBrowser } from '#server/test/browser.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { createTestApp } from '#server/test/test-app.ts';
import {
  failure,
  landingOf,
  LOGGED_IN,
  NO_TRACE,
  PlatformVisitor,
  start,
  START,
  VIEWER,
} from './testing/platform-visitor.ts';

const platforms = await startCodePlatforms();
const testApp = await createTestApp(environmentOf(platforms));
const visitor = new PlatformVisitor(testApp, platforms);

describe.each(CODE_PLATFORMS)('%s', (name) => {
  test('logs an administrator in with the organisations that they administer', async () => {
    const person = visitor.addPerson(name, {
      organizations: [
        { login: 'example-one', role: 'admin' },
        { login: 'example-two', role: 'member' },
        { login: 'example-three', role: 'admin' },
      ],
    });
    const browser = openBrowser(testApp);

    const answer = await visitor.logIn(browser, name, person);

    expect(landingOf(answer)).toEqual(LOGGED_IN);
    expect(answer.headers['cache-control']).toBe('no-store');
    const platform = name.toUpperCase();
    expect((await browser.graphql(VIEWER)).data).toEqual({
      viewer: {
        role: 'COMMUNITY_MANAGER',
        account: person.login,
        name: person.name,
        email: person.email,
        platform,
        organizations: [
          { name: 'example-one', platform },
          { name: 'example-three', platform },
        ],
      },
    });
  });

  test('knows no address of somebody whose address receives no mail', async () => {
    const person = visitor.addPerson(name, { email: '1+someone@users.noreply.github.com' });

    await visitor.logIn(openBrowser(testApp), name, person);

    expect(await visitor.findAccount(name, person)).toMatchObject({ email: null });
  });

  test('logs in beside a page that waits for it, and says there how it went', async () => {
    const person = visitor.addPerson(name);
    const browser = openBrowser(testApp);
    const beside = () => start(browser, name, { inOtherWindow: true });

    const refused = await browser.open(await visitor.authorize(name, await beside(), null));
    const loggedIn = await browser.open(await visitor.authorize(name, await beside(), person.login));

    expect(landingOf(refused)).toEqual([302, '/confirmed?error_code=refuse_authorize']);
    expect(landingOf(loggedIn)).toEqual([302, '/confirmed']);
    expect((await browser.graphql(VIEWER)).data).toMatchObject({ viewer: { account: person.login } });
  });

  test('keeps the token encrypted', async () => {
    const person = visitor.addPerson(name);

    await visitor.logIn(openBrowser(testApp), name, person);

    const account = await visitor.findAccount(name, person);
    const { id, platformToken } = await testApp.em().findOneOrFail(Session, { account });
    const issued = [...platforms[name].tokens].find(([, { person: owner }]) => owner === person)?.[0];
    const sealed = platformToken ?? Buffer.alloc(0);
    expect(testApp.deps.secretBox.decrypt('platform-token', { row: id, sealed })).toBe(issued);
    expect(Buffer.from(platformToken ?? []).includes(TOKEN_PREFIX)).toBe(false);
  });

  test('recognises people by their number, even if everything else changes', async () => {
    const person = visitor.addPerson(name);
    const browser = openBrowser(testApp);
    await visitor.logIn(browser, name, person);
    const before = await visitor.findAccount(name, person);
    Object.assign(person, { login: `${person.login}-renamed`, name: null, email: null });

    await visitor.logIn(browser, name, person);

    const after = await visitor.findAccount(name, person);
    expect(after).toMatchObject({ id: before?.id, account: person.login, name: person.login, email: null });
    expect(await testApp.em().count(Session, { account: after })).toBe(2);
  });

  test('ignores names and addresses that cannot be stored or mailed', async () => {
    const person = visitor.addPerson(name);
    const id = name === 'gitcode' ? String(person.id) : person.id;
    const shown = { id, login: person.login, name: 'Example\0Person', email: 'not an address' };
    // No platform says that it answers so.
    platforms[name].faults.set('user', (_request, response) => send(response, 200, shown));

    const answer = await visitor.logIn(openBrowser(testApp), name, person);

    platforms[name].faults.clear();
    expect(landingOf(answer)).toEqual(LOGGED_IN);
    expect(await visitor.findAccount(name, person)).toMatchObject({ name: person.login, email: null });
  });

  test('reads all pages of a long list of organisations', async () => {
    const organizations = Array.from({ length: 205 }, (_, index) => ({
      login: `of-many-${index}`,
      role: 'admin' as const,
    }));
    const person = visitor.addPerson(name, { organizations });

    await visitor.logIn(openBrowser(testApp), name, person);

    const session = await testApp.em().findOneOrFail(Session, { account: await visitor.findAccount(name, person) });
    expect(session.organizations).toEqual(organizations.map(({ login }) => login));
  });
});

describe.each(CODE_PLATFORMS)('%s', (name) => {
  describe('a login that ends without a session', () => {
    test('reports the error in cookies that older clients read', async () => {
      const browser = openBrowser(testApp);

      const answer = await browser.open(await visitor.authorize(name, await start(browser, name), null));

      expect(answer.cookies).toEqual([
        { name: 'error_msg', value: 'The authorisation was refused', path: '/', maxAge: 60, sameSite: 'Lax' },
        { name: 'error_code', value: 'refuse_authorize', path: '/', maxAge: 60, sameSite: 'Lax' },
      ]);
    });

    test.each([
      ['was refused by the user', null, {}, 'refuse_authorize'],
      ['may not read the organisations', undefined, { withoutOrganizations: true }, 'not_authorize_group'],
      ['is of a mere member', undefined, { organizations: [{ login: 'some-org', role: 'member' }] }, 'no_org'],
      ['is of somebody in no organisation', undefined, { organizations: [] }, 'no_org'],
    ] satisfies [string, null | undefined, Partial<PlatformPerson>, string][])(
      '%s',
      async (_case, login, facts, code) => {
        const person = visitor.addPerson(name, facts);
        const browser = openBrowser(testApp);
        const url = await start(browser, name);

        const answer = await browser.open(await visitor.authorize(name, url, login === null ? null : person.login));

        expect(landingOf(answer)).toEqual(failure(code));
        expect(await visitor.traceOf(browser, name, person)).toEqual(NO_TRACE);
      },
    );
  });

  describe('a platform that', () => {
    const faults: [string, Fault][] = [
      ['is down', (_request, response) => void response.writeHead(503).end()],
      ['cuts the connection', (_request, response) => void response.destroy()],
      ['answers with a page', (_request, response) => void response.end('<html>')],
      ['answers other JSON', (_request, response) => void response.end('{"access_token":7,"id":"x","login":""}')],
      ['answers endlessly', (_request, response) => void response.end(`[${' '.repeat(2 * 1024 * 1024)}]`)],
      ['limits our requests', (_request, response) => void response.writeHead(403, { 'retry-after': '60' }).end('{}')],
    ];
    const endpoints: Endpoint[] = ['token', 'user', 'organizations'];
    test.each(endpoints.flatMap((endpoint) => faults.map(([fault, answer]) => ({ endpoint, fault, answer }))))(
      '$fault for $endpoint is distinguished from a refusal',
      async ({ endpoint, answer }) => {
        const person = visitor.addPerson(name);
        const browser = openBrowser(testApp);
        const path = await visitor.authorize(name, await start(browser, name), person.login);
        platforms[name].faults.set(endpoint, answer);

        const landed = await browser.open(path);

        platforms[name].faults.clear();
        expect(landingOf(landed)).toEqual(failure('auth_failed'));
        expect(await visitor.traceOf(browser, name, person)).toEqual(NO_TRACE);
      },
    );

    test.each(endpoints)('does not answer for %s is given up after ten seconds', async (endpoint) => {
      const person = visitor.addPerson(name);
      const browser = openBrowser(testApp);
      const path = await visitor.authorize(name, await start(browser, name), person.login);
      const clock = new AbortController();
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
      platforms[name].faults.set(endpoint, () => clock.abort(new DOMException('Too late', 'TimeoutError')));

      const landed = await browser.open(path);

      platforms[name].faults.clear();
      expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([10_000]));
      timeout.mockRestore();
      expect(landingOf(landed)).toEqual(failure('auth_failed'));
      expect(await visitor.traceOf(browser, name, person)).toEqual(NO_TRACE);
    });

    test.each(endpoints)('redirects us for %s is not followed, so secrets do not leak', async (endpoint) => {
      const browser = openBrowser(testApp);
      const path = await visitor.authorize(name, await start(browser, name), visitor.addPerson(name).login);
      const elsewhere = platforms[name === 'github' ? 'gitee' : 'github'];
      const asked = elsewhere.asked.length;
      const location = `${elsewhere.apiUrl}/user`;
      platforms[name].faults.set(endpoint, (_request, response) => void response.writeHead(307, { location }).end());

      const landed = await browser.open(path);

      platforms[name].faults.clear();
      expect(landingOf(landed)).toEqual(failure('auth_failed'));
      expect(elsewhere.asked).toHaveLength(asked);
    });

    test('lists organisations endlessly is given up', async () => {
      const person = visitor.addPerson(name);
      const browser = openBrowser(testApp);
      const path = await visitor.authorize(name, await start(browser, name), person.login);
      const page = Array.from({ length: 100 }, (_, index) => ({
        login: `endless-${index}`,
        state: 'active',
        role: 'admin',
        organization: { login: `endless-${index}` },
      }));
      platforms[name].faults.set('organizations', ({ url }, response) => {
        response.setHeader('link', `<${url}>; rel="next"`);
        response.end(JSON.stringify(page));
      });

      const landed = await browser.open(path);

      platforms[name].faults.clear();
      expect(landingOf(landed)).toEqual(failure('auth_failed'));
    });
  });
});

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
