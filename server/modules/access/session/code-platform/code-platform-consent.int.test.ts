import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/http/create-log.ts';
import { startCodePlatform } from '#server/integrations/code-platform/testing/code-platform.ts';
import { TOKEN_PREFIX } from '#server/integrations/code-platform/testing/platform-oauth.ts';
import type { PlatformPerson } from '#server/integrations/code-platform/testing/platform-state.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { AuthorizationRequest } from '#server/modules/access/session/authorization-request.entity.ts';
import { hashToken } from '#server/modules/access/session/session-token.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { createRateLimiter } from '#server/security/rate-limit.ts';
import { openBrowser, type TestBrowser } from '#server/test/browser.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { PlatformVisitor, start, landingOf, LOGGED_IN, failure, START, NO_TRACE } from './testing/platform-visitor.ts';

const platforms = await startCodePlatforms();
const testApp = await createTestApp(environmentOf(platforms));
const visitor = new PlatformVisitor(testApp, platforms);

describe.each(CODE_PLATFORMS)('%s', (name) => {
  describe('consent to the privacy policy', () => {
    const logInWithout = async (browser: TestBrowser, person: PlatformPerson, legacy = false) => {
      const path = await visitor.authorize(name, await start(browser, name, { privacyConsented: false }), person.login);
      const stateHash = hashToken(new URL(path, 'http://localhost').searchParams.get('state') ?? '');
      await testApp.em().nativeUpdate(AuthorizationRequest, { stateHash }, { legacy });
      return landingOf(await browser.open(path));
    };

    test('is required at the first login', async () => {
      const person = visitor.addPerson(name);
      const browser = openBrowser(testApp);

      expect(await logInWithout(browser, person)).toEqual(failure('privacy_consent_invalid'));
      expect(await visitor.traceOf(browser, name, person)).toEqual(NO_TRACE);
    });

    test('is not required twice', async () => {
      const person = visitor.addPerson(name);
      await visitor.logIn(openBrowser(testApp), name, person);

      expect(await logInWithout(openBrowser(testApp), person)).toEqual(LOGGED_IN);
    });

    test('is required again when the policy has changed', async () => {
      const person = visitor.addPerson(name);
      await visitor.logIn(openBrowser(testApp), name, person);
      const account = await visitor.findAccount(name, person);
      await testApp.em().nativeUpdate(CommunityAccount, { id: account?.id ?? '' }, { privacyConsentVersion: 'older' });

      expect(await logInWithout(openBrowser(testApp), person)).toEqual(failure('privacy_consent_invalid'));
    });

    test('is required of older clients unless the operator exempts them', async () => {
      const person = visitor.addPerson(name);

      expect(await logInWithout(openBrowser(testApp), person, true)).toEqual(failure('privacy_consent_invalid'));
      const config = { ...testApp.deps.config, legacyLoginWithoutConsent: true };
      const lenient = await createApp({ ...testApp.deps, config });

      expect(await logInWithout(openBrowser({ app: lenient }), person, true)).toEqual([302, '/home']);
      const account = await visitor.findAccount(name, person);
      expect(await testApp.em().findOneOrFail(Session, { account })).toMatchObject({ consentExempt: true });
      expect(account?.privacyConsentVersion).toBeNull();
      expect(await logInWithout(openBrowser({ app: lenient }), person)).toEqual(failure('privacy_consent_invalid'));
    });
  });

  test('leaves no tokens, codes, states or names in log and answers', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    const app = await createApp({ ...testApp.deps, log });
    const person = visitor.addPerson(name);
    const browser = openBrowser({ app });
    const path = await visitor.authorize(name, await start(browser, name), person.login);
    const { searchParams } = new URL(path, 'http://localhost');
    const answers = [await browser.open(path), await browser.open(path)];
    platforms[name].faults.set('user', (_request, response) => void response.writeHead(500).end(TOKEN_PREFIX));
    answers.push(await visitor.logIn(browser, name, person));
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
    const person = visitor.addPerson(name);
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
    const { organizations, ...person } = visitor.addPerson('gitee');
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
