import { describe, expect, test } from 'vitest';
import { TOKEN_PREFIX } from '#server/integrations/code-platform/testing/platform-oauth.ts';
import { send } from '#server/integrations/code-platform/testing/platform-state.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { openBrowser } from '#server/test/browser.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { PlatformVisitor, start, landingOf, LOGGED_IN, VIEWER } from './testing/platform-visitor.ts';

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
