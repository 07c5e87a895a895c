import { describe, expect, test } from 'vitest';
import type { CodePlatformName } from '#rules/code-platform.ts';
import type { PlatformMembership, PlatformPerson } from '#server/integrations/code-platform/testing/platform-state.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { openBrowser, type TestBrowser } from '#server/test/browser.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { buildAccount, buildLink, nextNumber } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { compareOrganizations } from './compare-organizations.job.ts';
import { Link } from './link.entity.ts';

const START = `mutation ($input: StartCodePlatformLoginInput!) { startCodePlatformLogin(input: $input) { url } }`;
const UPDATE = `mutation ($input: UpdateLinkInput!) { updateLink(input: $input) { link { frozenAt } } }`;
const DETAILS = 'query ($id: ID!) { linkDetails(id: $id) { frozenAt link { organization projectUrl } } }';
const STATUS = `query ($linkId: ID!) { signingStatus(linkId: $linkId, email: "a@example.org") { __typename } }`;

const platforms = await startCodePlatforms();
const testApp = await createTestApp(environmentOf(platforms));

/** Logs in a new person with these memberships, and lets the service compare their organisations with links. */
async function logIn(name: CodePlatformName, ...organizations: PlatformMembership[]): Promise<TestBrowser> {
  const id = nextNumber();
  const person: PlatformPerson = { id, login: `person-${id}`, name: null, email: null, organizations };
  platforms[name].users.push(person);
  const browser = openBrowser(testApp);
  const input = { platform: name.toUpperCase(), privacyConsented: true };
  const { data } = await browser.graphql<{ startCodePlatformLogin: { url: string } }>(START, { input });
  const { pathname, search } = await platforms[name].authorize(data?.startCodePlatformLogin.url ?? '', person.login);
  await browser.open(`${pathname}${search}`);
  await compare();
  return browser;
}

/** Does what the queue does with the newest login. */
async function compare(): Promise<void> {
  const [event] = await testApp
    .em()
    .find(AuditEvent, { action: 'LOGGED_IN' }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 });
  const { action = '', subject = '', details = {} } = event ?? {};
  await compareOrganizations.run(testApp.deps, compareOrganizations.payload.parse({ action, subject, details }));
}

/** Stores a link of an organisation, whose id it knows unless it is from before links had one. */
async function arrange(name: CodePlatformName, { learnt = true } = {}) {
  const id = nextNumber();
  const organizationId = learnt ? String(id) : null;
  const login = `acme-${id}`;
  const owner = await buildAccount(testApp.em(), { platform: name });
  const projectUrl = `https://platform.example.org/${login}/project`;
  const facts = { platform: name, organization: login, organizationId, owner, projectUrl };
  const link = await buildLink(testApp.em(), facts);
  const stored = (): Promise<Link> => testApp.em().findOneOrFail(Link, link.id);
  return { id, link, login, owner, stored };
}

const rename = (browser: TestBrowser, { linkId }: Link) =>
  browser.graphql(UPDATE, { input: { linkId, alias: 'Another name' } });

describe.each(CODE_PLATFORMS)('organisations of %s', (name) => {
  test('a link learns the id of its organisation from its first manager', async () => {
    const { id, link, login, stored } = await arrange(name, { learnt: false });

    const browser = await logIn(name, { login, role: 'admin', id });

    expect((await stored()).organizationId).toBe(String(id));
    expect((await rename(browser, link)).codes).toEqual([]);
  });

  test.each<[string, Partial<PlatformMembership>]>([
    ['a member', { role: 'member' }],
    ['somebody who is only invited', { active: false }],
  ])('%s teaches nothing and may do nothing', async (_who, facts) => {
    const { link, login, stored } = await arrange(name, { learnt: false });

    const browser = await logIn(name, { login: 'own', role: 'admin' }, { login, role: 'admin', ...facts });

    expect((await stored()).organizationId).toBeNull();
    expect((await rename(browser, link)).codes).toEqual(['no_permission']);
  });

  test('the new holder of a freed name sees and changes nothing, the link is frozen, and its owner is mailed once', async () => {
    const { id, link, login, owner, stored } = await arrange(name);

    const impostor = await logIn(name, { login, role: 'admin', id: 99 });
    await compare();

    expect((await rename(impostor, link)).codes).toEqual(['no_permission']);
    expect((await impostor.graphql(DETAILS, { id: link.linkId })).codes).toEqual(['no_permission']);
    expect((await impostor.graphql('{ links { totalCount } }')).data).toEqual({ links: { totalCount: 0 } });
    expect(await stored()).toMatchObject({ organizationId: String(id), frozenAt: expect.any(Date), alias: link.alias });
    expect(await testApp.mailsTo(owner.email ?? '')).toMatchObject([{ template: 'link_frozen', link: null }]);
    expect((await impostor.graphql(STATUS, { linkId: link.linkId })).codes).toEqual([]);
  });

  test('an owner in an open session reads a frozen link and changes nothing until they log in again', async () => {
    const { id, link, login, stored } = await arrange(name);
    const before = await logIn(name, { login, role: 'admin', id });
    await logIn(name, { login, role: 'admin', id: 99 });

    expect((await rename(before, link)).codes).toEqual(['link_frozen']);
    expect((await before.graphql(DETAILS, { id: link.linkId })).data).toMatchObject({
      linkDetails: { frozenAt: expect.any(String) },
    });

    const after = await logIn(name, { login: `${login}-new`, role: 'admin', id });

    expect((await rename(after, link)).codes).toEqual([]);
    expect(await stored()).toMatchObject({
      organization: `${login}-new`,
      frozenAt: null,
      projectUrl: `https://platform.example.org/${login}-new/project`,
    });
  });

  test('a renamed project keeps its address when another link has the new one', async () => {
    const { id, link, login, stored } = await arrange(name);
    const projectUrl = `https://platform.example.org/${login}-new/project`;
    await buildLink(testApp.em(), { alias: link.alias, projectUrl });

    await logIn(name, { login: `${login}-new`, role: 'admin', id });

    expect(await stored()).toMatchObject({ organization: `${login}-new`, projectUrl: link.projectUrl });
  });
});

test('a session of an older build, which knows names alone, manages links that know no id', async () => {
  const { id, link } = await arrange('github');
  const browser = await logIn('github', { login: link.organization ?? '', role: 'admin', id });
  await testApp.em().getConnection().execute('update session set organization_ids = null');

  expect((await rename(browser, link)).codes).toEqual(['no_permission']);

  await testApp.em().nativeUpdate(Link, link.id, { organizationId: null });

  expect((await rename(browser, link)).codes).toEqual([]);
});
