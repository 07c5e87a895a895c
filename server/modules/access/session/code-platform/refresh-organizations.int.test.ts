import { describe, expect, test } from 'vitest';
import type { CodePlatformName } from '#rules/code-platform.ts';
import type { PlatformPerson } from '#server/integrations/code-platform/testing/platform-state.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { openBrowser, type TestBrowser } from '#server/test/browser.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { buildAccount, buildLink, nextNumber } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const START = `mutation ($input: StartCodePlatformLoginInput!) { startCodePlatformLogin(input: $input) { url } }`;
const VIEWER = '{ viewer { organizations { name } } }';
const REFRESH = 'mutation { refreshOrganizations { viewer { organizations { name } } } }';
const COUNTS = 'query ($linkId: ID!) { corporationSigningCounts(linkId: $linkId) { completed } }';

const platforms = await startCodePlatforms();
const testApp = await createTestApp(environmentOf(platforms));

/** An administrator of an organisation, a link of the organisation, and a function to log them in. */
async function arrange(
  name: CodePlatformName,
): Promise<{ person: PlatformPerson; link: Link; logIn: () => Promise<TestBrowser> }> {
  const number = nextNumber();
  const organization = `org-${number}`;
  const person: PlatformPerson = {
    id: number,
    login: `person-${number}`,
    name: 'Example Person',
    email: null,
    organizations: [{ login: organization, role: 'admin' }],
  };
  platforms[name].users.push(person);
  const link = await buildLink(testApp.em(), { platform: name, organization });
  return { person, link, logIn: () => logIn(openBrowser(testApp), name, person) };
}

async function logIn(browser: TestBrowser, name: CodePlatformName, { login }: PlatformPerson): Promise<TestBrowser> {
  const input = { platform: name.toUpperCase(), privacyConsented: true };
  const { data } = await browser.graphql<{ startCodePlatformLogin: { url: string } }>(START, { input });
  const { pathname, search } = await platforms[name].authorize(data?.startCodePlatformLogin.url ?? '', login);
  await browser.open(`${pathname}${search}`);
  return browser;
}

const organizationsOf = async (browser: TestBrowser): Promise<unknown> =>
  (await browser.graphql<{ viewer: { organizations: { name: string }[] } | null }>(VIEWER)).data?.viewer?.organizations;

const accessTo = async (browser: TestBrowser, { linkId }: Link): Promise<readonly string[]> =>
  (await browser.graphql(COUNTS, { linkId })).codes;

describe.each(CODE_PLATFORMS)('refreshing from %s', (name) => {
  test('a lost role ends access at once, in every session', async () => {
    const { person, link, logIn: another } = await arrange(name);
    const [browser, elsewhere] = [await another(), await another()];
    expect([await accessTo(browser, link), await accessTo(elsewhere, link)]).toEqual([[], []]);
    person.organizations.splice(0, 1, { login: link.organization ?? '', role: 'member' });

    const { data, codes } = await browser.graphql(REFRESH);

    expect([data, codes]).toEqual([{ refreshOrganizations: { viewer: { organizations: [] } } }, []]);
    expect(await accessTo(browser, link)).toEqual(['no_permission']);
    expect(await accessTo(elsewhere, link)).toEqual(['no_permission']);
  });

  test('a gained role counts at once', async () => {
    const { person, logIn: enter } = await arrange(name);
    const { link } = await arrange(name);
    const browser = await enter();
    expect(await accessTo(browser, link)).toEqual(['no_permission']);
    person.organizations.push({ login: link.organization ?? '', role: 'admin' });

    await browser.graphql(REFRESH);

    expect(await accessTo(browser, link)).toEqual([]);
  });

  test('the next login ends a lost role, in older sessions too', async () => {
    const { person, link, logIn: another } = await arrange(name);
    const older = await another();
    person.organizations.splice(0, 1, { login: 'another-org', role: 'admin' });

    const newer = await another();

    expect(await organizationsOf(newer)).toEqual([{ name: 'another-org' }]);
    expect(await accessTo(newer, link)).toEqual(['no_permission']);
    expect(await accessTo(older, link)).toEqual(['no_permission']);
  });

  test('a login that is refused without an organisation ends the role too', async () => {
    const { person, link, logIn: another } = await arrange(name);
    const older = await another();
    person.organizations.length = 0;

    const refused = await another();

    expect(refused.cookies.get('error_code')).toBe('no_org');
    expect(await accessTo(older, link)).toEqual(['no_permission']);
  });

  test('every administrator of an organisation manages its links', async () => {
    const { person, link } = await arrange(name);
    const { person: colleague, logIn: enter } = await arrange(name);
    colleague.organizations.push(...person.organizations);

    expect(await accessTo(await enter(), link)).toEqual([]);
  });

  test('a refresh is recorded, without names', async () => {
    const { person, logIn: enter } = await arrange(name);
    const browser = await enter();

    await browser.graphql(REFRESH);

    const account = await testApp
      .em()
      .findOneOrFail(CommunityAccount, { platform: name, externalId: String(person.id) });
    const session = await testApp.em().findOneOrFail(Session, { account });
    const events = await testApp.em().find(AuditEvent, { subject: account.id, action: 'ORGANIZATIONS_REFRESHED' });
    expect(events).toMatchObject([{ actor: account.id, details: { sessionId: session.id, organizations: 1 } }]);
  });

  test('a token that was revoked ends the session', async () => {
    const { person, link, logIn: another } = await arrange(name);
    const [browser, elsewhere] = [await another(), await another()];
    const [token] = [...platforms[name].tokens].find(([, { person: owner }]) => owner === person) ?? [];
    platforms[name].tokens.delete(token ?? '');

    const { codes } = await browser.graphql(REFRESH);

    expect(codes).toEqual(['unknown_token']);
    expect((await browser.graphql(VIEWER)).data).toEqual({ viewer: null });
    expect(await accessTo(browser, link)).toEqual(['unknown_token']);
    expect(await accessTo(elsewhere, link)).toEqual([]);
  });

  test.each([
    ['revokes the permission', 'not_authorize_group', 403],
    ['is down', 'auth_failed', 503],
    ['answers garbage', 'auth_failed', 200],
  ])('a platform that %s changes nothing', async (_case, code, status) => {
    const { link, logIn: enter } = await arrange(name);
    const browser = await enter();
    platforms[name].faults.set('organizations', (_request, response) => void response.writeHead(status).end('<html>'));

    const { codes } = await browser.graphql(REFRESH);

    platforms[name].faults.clear();
    expect(codes).toEqual([code]);
    expect(await accessTo(browser, link)).toEqual([]);
  });
});

test('Gitee answers 401 when a permission is missing; the session stays', async () => {
  const { link, logIn: enter } = await arrange('gitee');
  const browser = await enter();
  platforms.gitee.faults.set('organizations', (_request, response) => {
    response.writeHead(401).end('{"message":"401 Unauthorized: no groups scope"}');
  });

  const { codes } = await browser.graphql(REFRESH);

  platforms.gitee.faults.clear();
  expect(codes).toEqual(['not_authorize_group']);
  expect(await accessTo(browser, link)).toEqual([]);
});

describe('who may refresh', () => {
  test('a local account administers nothing, and no platform is called', async () => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()));
    const asked = platforms.github.asked.length + platforms.gitee.asked.length;

    const { data } = await graphql(testApp.app, REFRESH, {}, headers);

    expect(data).toEqual({ refreshOrganizations: { viewer: { organizations: [] } } });
    expect(platforms.github.asked.length + platforms.gitee.asked.length).toBe(asked);
  });

  test('nobody without a session', async () => {
    expect((await graphql(testApp.app, REFRESH)).codes).toEqual(['missing_token']);
  });

  test('no manager of a corporation', async () => {
    const em = testApp.em();
    const headers = await signIn(testApp, await buildManager(em, await buildCorporation(em, await buildLink(em))));

    expect((await graphql(testApp.app, REFRESH, {}, headers)).codes).toEqual(['unauthorized_token']);
  });

  test('nobody whose consent is out of date', async () => {
    const account = await buildAccount(testApp.em(), { platform: 'github' });

    const headers = await signIn(testApp, account, { consented: false });

    expect((await graphql(testApp.app, REFRESH, {}, headers)).codes).toEqual(['privacy_consent_invalid']);
  });
});
