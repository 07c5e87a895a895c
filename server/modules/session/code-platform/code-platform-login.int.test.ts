import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CodePlatformName } from '#rules/code-platform.ts';
import { readConfig } from '#server/config/config.ts';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/http/create-log.ts';
import { startCodePlatform } from '#server/integrations/code-platform/testing/code-platform.ts';
import { TOKEN_PREFIX } from '#server/integrations/code-platform/testing/platform-oauth.ts';
import type { Endpoint, Fault, PlatformPerson } from '#server/integrations/code-platform/testing/platform-state.ts';
import { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { AuthorizationRequest } from '#server/modules/session/authorization-request.entity.ts';
import { hashToken } from '#server/modules/session/session-token.ts';
import { Session } from '#server/modules/session/session.entity.ts';
import { createRateLimiter } from '#server/security/rate-limit.ts';
import { openBrowser, type TestBrowser } from '#server/test/browser.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms, type CodePlatforms } from '#server/test/code-platforms.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

const START = `mutation ($input: StartCodePlatformLoginInput!) { startCodePlatformLogin(input: $input) { url } }`;
const VIEWER = `{ viewer { role account name email platform organizations { name platform } } }`;

let testApp: TestApp;
let platforms: CodePlatforms;
beforeAll(async () => {
  platforms = await startCodePlatforms();
  testApp = await createTestApp(environmentOf(platforms));
});

let people = 0;

/** Adds a new person to a platform; they administer one organisation unless overridden. */
function addPerson(name: CodePlatformName, overrides: Partial<PlatformPerson> = {}): PlatformPerson {
  people += 1;
  const person: PlatformPerson = {
    id: 1000 + people,
    login: `person-${people}`,
    name: `Example Person ${people}`,
    email: `person-${people}@example.org`,
    organizations: [{ login: `org-${people}`, role: 'admin' }],
    ...overrides,
  };
  platforms[name].users.push(person);
  return person;
}

async function start(
  browser: TestBrowser,
  name: CodePlatformName,
  privacyConsented = true,
  more: object = {},
): Promise<string> {
  const input = { platform: name.toUpperCase(), privacyConsented, ...more };
  const { data, codes } = await browser.graphql<{ startCodePlatformLogin: { url: string } }>(START, { input });
  expect(codes).toEqual([]);
  return data?.startCodePlatformLogin.url ?? '';
}

/** Returns where the platform redirects the browser after a click. */
async function authorize(name: CodePlatformName, url: string, login: string | null): Promise<string> {
  const { pathname, search } = await platforms[name].authorize(url, login);
  return `${pathname}${search}`;
}

async function logIn(
  browser: TestBrowser,
  name: CodePlatformName,
  person: PlatformPerson,
): Promise<LightMyRequestResponse> {
  return browser.open(await authorize(name, await start(browser, name), person.login));
}

const landingOf = ({ statusCode, headers }: LightMyRequestResponse): unknown => [statusCode, headers.location];
const LOGGED_IN = [302, '/org-select'];
const failure = (code: string): unknown => [302, `/index?error_code=${code}`];

async function findAccount(name: CodePlatformName, { id }: PlatformPerson): Promise<CommunityAccount | null> {
  return testApp.em().findOne(CommunityAccount, { platform: name, externalId: String(id) });
}

async function expectNothingHappened(
  browser: TestBrowser,
  name: CodePlatformName,
  person: PlatformPerson,
): Promise<void> {
  expect(browser.cookies.has('access_token')).toBe(false);
  expect(await findAccount(name, person)).toBeNull();
}

describe.each(CODE_PLATFORMS)('%s', (name) => {
  test('logs an administrator in with the organisations that they administer', async () => {
    const person = addPerson(name, {
      organizations: [
        { login: 'example-one', role: 'admin' },
        { login: 'example-two', role: 'member' },
        { login: 'example-three', role: 'admin' },
      ],
    });
    const browser = openBrowser(testApp);

    const answer = await logIn(browser, name, person);

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

  test('logs in beside a page that waits for it, and says there how it went', async () => {
    const person = addPerson(name);
    const browser = openBrowser(testApp);
    const beside = () => start(browser, name, true, { inOtherWindow: true });

    const refused = await browser.open(await authorize(name, await beside(), null));
    const loggedIn = await browser.open(await authorize(name, await beside(), person.login));

    expect(landingOf(refused)).toEqual([302, '/confirmed?error_code=refuse_authorize']);
    expect(landingOf(loggedIn)).toEqual([302, '/confirmed']);
    expect((await browser.graphql(VIEWER)).data).toMatchObject({ viewer: { account: person.login } });
  });

  test('keeps the token encrypted', async () => {
    const person = addPerson(name);

    await logIn(openBrowser(testApp), name, person);

    const account = await findAccount(name, person);
    const { id, platformToken } = await testApp.em().findOneOrFail(Session, { account });
    const issued = [...platforms[name].tokens].find(([, { person: owner }]) => owner === person)?.[0];
    const sealed = platformToken ?? Buffer.alloc(0);
    expect(testApp.deps.secretBox.decrypt('platform-token', { row: id, sealed })).toBe(issued);
    expect(Buffer.from(platformToken ?? []).includes(TOKEN_PREFIX)).toBe(false);
  });

  test('recognises people by their number, even if everything else changes', async () => {
    const person = addPerson(name);
    const browser = openBrowser(testApp);
    await logIn(browser, name, person);
    const before = await findAccount(name, person);
    Object.assign(person, { login: `${person.login}-renamed`, name: null, email: null });

    await logIn(browser, name, person);

    const after = await findAccount(name, person);
    expect(after).toMatchObject({ id: before?.id, account: person.login, name: person.login, email: null });
    expect(await testApp.em().count(Session, { account: after })).toBe(2);
  });

  test('ignores names and addresses that cannot be stored or mailed', async () => {
    const person = addPerson(name, { name: 'Example\0Person', email: 'not an address' });

    const answer = await logIn(openBrowser(testApp), name, person);

    expect(landingOf(answer)).toEqual(LOGGED_IN);
    expect(await findAccount(name, person)).toMatchObject({ name: person.login, email: null });
  });

  test('reads all pages of a long list of organisations', async () => {
    const organizations = Array.from({ length: 205 }, (_, index) => ({
      login: `of-many-${index}`,
      role: 'admin' as const,
    }));
    const person = addPerson(name, { organizations });

    await logIn(openBrowser(testApp), name, person);

    const session = await testApp.em().findOneOrFail(Session, { account: await findAccount(name, person) });
    expect(session.organizations).toEqual(organizations.map(({ login }) => login));
  });

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
    const person = addPerson(name);
    const browser = openBrowser(testApp);
    const first = await authorize(name, await start(browser, name), person.login);
    const second = await authorize(name, await start(browser, name), person.login);

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
    const person = addPerson(name);
    const browser = openBrowser(testApp);
    const path = await authorize(name, await start(browser, name), person.login);

    const answer = await browser.open(change(path));

    expect(landingOf(answer)).toEqual(failure('auth_failed'));
    await expectNothingHappened(browser, name, person);
  });

  test('calls no platform for a state of the other platform', async () => {
    const other = name === 'github' ? 'gitee' : 'github';
    const browser = openBrowser(testApp);
    const path = await authorize(name, await start(browser, name), addPerson(name).login);
    const asked = platforms[other].asked.length;

    const answer = await browser.open(path.replace(name, other));

    expect(landingOf(answer)).toEqual(failure('auth_failed'));
    expect(platforms[other].asked).toHaveLength(asked);
    expect(landingOf(await browser.open(path))).toEqual(LOGGED_IN);
  });

  test('refuses a state in another browser, but its own browser can still use it', async () => {
    const person = addPerson(name);
    const browser = openBrowser(testApp);
    const path = await authorize(name, await start(browser, name), person.login);
    const [blank, other] = [openBrowser(testApp), openBrowser(testApp)];
    await start(other, name);

    expect(landingOf(await blank.open(path))).toEqual(failure('auth_failed'));
    expect(landingOf(await other.open(path))).toEqual(failure('auth_failed'));
    await expectNothingHappened(other, name, person);
    expect(landingOf(await browser.open(path))).toEqual(LOGGED_IN);
  });

  test('accepts a state once', async () => {
    const person = addPerson(name);
    const browser = openBrowser(testApp);
    const path = await authorize(name, await start(browser, name), person.login);
    await browser.open(path);
    const asked = platforms[name].asked.length;

    expect(landingOf(await browser.open(path))).toEqual(failure('auth_failed'));
    expect(platforms[name].asked).toHaveLength(asked);
    expect((await browser.graphql(VIEWER)).data).toMatchObject({ viewer: { account: person.login } });
  });

  test('accepts a state within ten minutes', async () => {
    const person = addPerson(name);
    const browser = openBrowser(testApp);
    const path = await authorize(name, await start(browser, name), person.login);
    const stateHash = hashToken(new URL(path, 'http://localhost').searchParams.get('state') ?? '');
    const request = await testApp.em().findOneOrFail(AuthorizationRequest, { stateHash });
    expect(request.expiresAt.getTime() - request.createdAt.getTime()).toBe(600_000);
    await testApp.em().nativeUpdate(AuthorizationRequest, { stateHash }, { expiresAt: new Date(Date.now() - 1) });

    expect(landingOf(await browser.open(path))).toEqual(failure('auth_failed'));
    await expectNothingHappened(browser, name, person);
  });

  test('starts one session for twenty callbacks with one state', async () => {
    const person = addPerson(name);
    const browser = openBrowser(testApp);
    const path = await authorize(name, await start(browser, name), person.login);

    const asked = platforms[name].asked.length;

    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.open(path)));

    const exchanges = platforms[name].asked.slice(asked).filter((request) => request.path.endsWith('token'));
    expect(exchanges).toHaveLength(1);
    expect(answers.map(landingOf).filter((landing) => String(landing) === String(LOGGED_IN))).toHaveLength(1);
    expect(await testApp.em().count(Session, { account: await findAccount(name, person) })).toBe(1);
  });

  test('creates one account for twenty first logins of one person', async () => {
    const person = addPerson(name);
    const browsers = Array.from({ length: 20 }, () => openBrowser(testApp));

    const answers = await Promise.all(browsers.map((browser) => logIn(browser, name, person)));

    expect(answers.map(landingOf)).toEqual(answers.map(() => LOGGED_IN));
    expect(await testApp.em().count(CommunityAccount, { platform: name, externalId: String(person.id) })).toBe(1);
    expect(await testApp.em().count(Session, { account: await findAccount(name, person) })).toBe(20);
  });

  describe('a login that ends without a session', () => {
    test('reports the error in cookies that older clients read', async () => {
      const browser = openBrowser(testApp);

      const answer = await browser.open(await authorize(name, await start(browser, name), null));

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
        const person = addPerson(name, facts);
        const browser = openBrowser(testApp);
        const url = await start(browser, name);

        const answer = await browser.open(await authorize(name, url, login === null ? null : person.login));

        expect(landingOf(answer)).toEqual(failure(code));
        await expectNothingHappened(browser, name, person);
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
        const person = addPerson(name);
        const browser = openBrowser(testApp);
        const path = await authorize(name, await start(browser, name), person.login);
        platforms[name].faults.set(endpoint, answer);

        const landed = await browser.open(path);

        platforms[name].faults.clear();
        expect(landingOf(landed)).toEqual(failure('auth_failed'));
        await expectNothingHappened(browser, name, person);
      },
    );

    test.each(endpoints)('does not answer for %s is given up after ten seconds', async (endpoint) => {
      const person = addPerson(name);
      const browser = openBrowser(testApp);
      const path = await authorize(name, await start(browser, name), person.login);
      const clock = new AbortController();
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
      platforms[name].faults.set(endpoint, () => clock.abort(new DOMException('Too late', 'TimeoutError')));

      const landed = await browser.open(path);

      platforms[name].faults.clear();
      expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([10_000]));
      timeout.mockRestore();
      expect(landingOf(landed)).toEqual(failure('auth_failed'));
      await expectNothingHappened(browser, name, person);
    });

    test.each(endpoints)('redirects us for %s is not followed, so secrets do not leak', async (endpoint) => {
      const browser = openBrowser(testApp);
      const path = await authorize(name, await start(browser, name), addPerson(name).login);
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
      const person = addPerson(name);
      const browser = openBrowser(testApp);
      const path = await authorize(name, await start(browser, name), person.login);
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

  describe('consent to the privacy policy', () => {
    const logInWithout = async (browser: TestBrowser, person: PlatformPerson, legacy = false) => {
      const path = await authorize(name, await start(browser, name, false), person.login);
      const stateHash = hashToken(new URL(path, 'http://localhost').searchParams.get('state') ?? '');
      await testApp.em().nativeUpdate(AuthorizationRequest, { stateHash }, { legacy });
      return landingOf(await browser.open(path));
    };

    test('is required at the first login', async () => {
      const person = addPerson(name);
      const browser = openBrowser(testApp);

      expect(await logInWithout(browser, person)).toEqual(failure('privacy_consent_invalid'));
      await expectNothingHappened(browser, name, person);
    });

    test('is not required twice', async () => {
      const person = addPerson(name);
      await logIn(openBrowser(testApp), name, person);

      expect(await logInWithout(openBrowser(testApp), person)).toEqual(LOGGED_IN);
    });

    test('is required again when the policy has changed', async () => {
      const person = addPerson(name);
      await logIn(openBrowser(testApp), name, person);
      const account = await findAccount(name, person);
      await testApp.em().nativeUpdate(CommunityAccount, { id: account?.id ?? '' }, { privacyConsentVersion: 'older' });

      expect(await logInWithout(openBrowser(testApp), person)).toEqual(failure('privacy_consent_invalid'));
    });

    test('is required of older clients unless the operator exempts them', async () => {
      const person = addPerson(name);

      expect(await logInWithout(openBrowser(testApp), person, true)).toEqual(failure('privacy_consent_invalid'));
      const config = { ...testApp.deps.config, legacyLoginWithoutConsent: true };
      const lenient = await createApp({ ...testApp.deps, config });

      expect(await logInWithout(openBrowser({ app: lenient }), person, true)).toEqual([302, '/home']);
      const account = await findAccount(name, person);
      expect(await testApp.em().findOneOrFail(Session, { account })).toMatchObject({ consentExempt: true });
      expect(account?.privacyConsentVersion).toBeNull();
      expect(await logInWithout(openBrowser({ app: lenient }), person)).toEqual(failure('privacy_consent_invalid'));
    });
  });

  test('leaves no tokens, codes, states or names in log and answers', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    const app = await createApp({ ...testApp.deps, log });
    const person = addPerson(name);
    const browser = openBrowser({ app });
    const path = await authorize(name, await start(browser, name), person.login);
    const { searchParams } = new URL(path, 'http://localhost');
    const answers = [await browser.open(path), await browser.open(path)];
    platforms[name].faults.set('user', (_request, response) => void response.writeHead(500).end(TOKEN_PREFIX));
    answers.push(await logIn(browser, name, person));
    platforms[name].faults.clear();

    const said = lines.join('');
    const written = `${said}${answers.map(({ body, headers }) => body + JSON.stringify(headers)).join('')}`;
    expect(said).toContain('status 500');
    for (const secret of [TOKEN_PREFIX, searchParams.get('code'), searchParams.get('state'), person.login]) {
      expect(written).not.toContain(secret);
    }
  });
});

describe('the fake platform behaves like a real one in a browser', () => {
  test.each(CODE_PLATFORMS)('%s shows a page on which one click authorises or refuses', async (name) => {
    const person = addPerson(name);
    const browser = openBrowser(testApp);
    const url = await start(browser, name);

    const page = await (await fetch(url)).text();
    const links = [...page.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href = '', text = '']) => ({ href, text }));
    const link = links.find(({ text }) => text === `Authorize as ${person.login}`);
    const clicked = await fetch(new URL(link?.href.replaceAll('&amp;', '&') ?? '', url), { redirect: 'manual' });
    const back = new URL(clicked.headers.get('location') ?? '');

    expect(links.at(-1)?.text).toBe('Cancel');
    expect(landingOf(await browser.open(`${back.pathname}${back.search}`))).toEqual(LOGGED_IN);
  });

  test('redirects the only person at once when they have authorised before', async () => {
    const { organizations, ...person } = addPerson('gitee');
    const platform = await startCodePlatform({
      platform: 'gitee',
      users: [{ ...person, organizations }],
      automatic: true,
    });
    onTestFinished(() => platform.stop());
    const config = readConfig({ ...platform.environment, PUBLIC_URL: testApp.deps.config.publicUrl.origin });
    const app = await createApp({ ...testApp.deps, config });

    const answer = await fetch(await start(openBrowser({ app }), 'gitee'), { redirect: 'manual' });

    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:4000\/api\/v1\/auth\/gitee\/login\?code=/);
  });
});

describe('PKCE', () => {
  test('is used with GitHub, so a stolen code is useless in another login', async () => {
    const [victim, thief] = [addPerson('github'), openBrowser(testApp)];
    const stolen = await authorize('github', await start(openBrowser(testApp), 'github'), victim.login);
    const url = await start(thief, 'github');
    const path = await authorize('github', url, addPerson('github').login);

    const code = new URL(stolen, 'http://localhost').searchParams.get('code');
    const answer = await thief.open(path.replace(/code=[^&]+/, `code=${code}`));

    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    expect(landingOf(answer)).toEqual(failure('auth_failed'));
    await expectNothingHappened(thief, 'github', victim);
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

describe('a platform that is not offered', () => {
  test.each(['GITHUB', 'GITEE', 'GITCODE', 'WEB'])('is refused at the start: %s', async (platform) => {
    const config = {
      ...testApp.deps.config,
      codePlatforms: { github: undefined, gitee: undefined, gitcode: undefined },
    };
    const app = await createApp({ ...testApp.deps, config });

    const answer = await openBrowser({ app }).graphql(START, { input: { platform, privacyConsented: true } });

    expect(answer.codes).toEqual(['unsupported_code_platform']);
  });

  test.each(['web', 'gitlab', '__proto__', 'GITHUB'])('is refused at the callback: %s', async (platform) => {
    const answer = await openBrowser(testApp).open(`/api/v1/auth/${platform}/login?code=a&state=b`);

    expect(landingOf(answer)).toEqual(failure('unsupported_code_platform'));
  });
});

test('one source starts twenty logins a minute', async () => {
  const app = await createApp({ ...testApp.deps, rateLimiter: createRateLimiter(1) });
  const browser = openBrowser({ app });
  const input = { platform: 'GITHUB', privacyConsented: true };
  const codes: string[] = [];
  for (let count = 0; count < 21; count += 1) {
    codes.push(...(await browser.graphql(START, { input })).codes);
  }

  expect(codes).toEqual(['too_many_request']);
});
