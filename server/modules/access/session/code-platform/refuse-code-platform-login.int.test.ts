import { describe, expect, test, vi } from 'vitest';
import type { Endpoint, Fault, PlatformPerson } from '#server/integrations/code-platform/testing/platform-state.ts';
import { openBrowser } from '#server/test/browser.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { PlatformVisitor, start, landingOf, failure, NO_TRACE } from './testing/platform-visitor.ts';

const platforms = await startCodePlatforms();
const testApp = await createTestApp(environmentOf(platforms));
const visitor = new PlatformVisitor(testApp, platforms);

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
