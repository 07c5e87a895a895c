import { describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { openBrowser, type TestBrowser } from '#server/test/browser.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { LoginRole } from './role.rules.ts';
import { Session } from './session.entity.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }';
const LOGOUT = 'mutation { logout { done } }';
const SESSIONS = '{ sessions { id current } }';
const END = 'mutation ($id: ID!) { endSession(input: { id: $id }) { sessions { id } } }';
const STEP_UP = `mutation { stepUp(input: { password: "${PASSWORD}" }) { until } }`;
const CHANGE = `mutation { changePassword(input: { oldPassword: "${PASSWORD}", newPassword: "New-Horse-10" }) { done } }`;
const REPLACE = `mutation { replaceOneTimePassword(input: { newPassword: "New-Horse-10" }) { viewer { account } } }`;
const ACCEPT = 'mutation { acceptPrivacyPolicy { viewer { account } } }';

type Owner = CommunityAccount | Manager;
type Roles = Readonly<Record<LoginRole, Owner>>;

/** Each role, with the other one. */
const EACH = [
  ['community', 'corporation'],
  ['corporation', 'community'],
] as const;

const testApp = await createTestApp();

async function buildOwners(): Promise<Roles> {
  const em = testApp.em();
  const manager = await buildManager(em, await buildCorporation(em, await buildLink(em)));
  return { community: await buildAccount(em), corporation: manager };
}

/** Logs somebody in on a page. */
async function logIn(browser: TestBrowser, { account, ...owner }: Owner, password = PASSWORD): Promise<void> {
  const as = 'role' in owner ? 'CORPORATION' : 'COMMUNITY';
  expect((await browser.graphql(LOGIN, { input: { as, account, password, privacyConsented: true } })).codes).toEqual(
    [],
  );
}

async function logInOverRest(browser: TestBrowser, { account }: Owner): Promise<void> {
  const password = Array.from(PASSWORD, (character) => character.charCodeAt(0));
  const body = { user: account, password, privacy_consented: true };
  expect((await browser.post('/api/v1/corporation-manager/auth', body)).statusCode).toBe(200);
}

/** A browser in which a community manager has logged in, and then a corporation's. */
async function openBoth(owners?: Roles): Promise<{ readonly browser: TestBrowser; readonly owners: Roles }> {
  const browser = openBrowser(testApp);
  const both = owners ?? (await buildOwners());
  await logIn(browser, both.community);
  await logIn(browser, both.corporation);
  return { browser, owners: both };
}

async function viewerOf(page: TestBrowser, facts = 'account'): Promise<unknown> {
  return (await page.graphql<{ viewer: unknown }>(`{ viewer { ${facts} } }`)).data?.viewer;
}

const asViewers = ({ community, corporation }: Roles) => ({
  community: { account: community.account },
  corporation: { account: corporation.account },
});

async function viewers(browser: TestBrowser, facts?: string): Promise<Record<LoginRole, unknown>> {
  return {
    community: await viewerOf(browser.pagesOf('community'), facts),
    corporation: await viewerOf(browser.pagesOf('corporation'), facts),
  };
}

const cookieNames = (browser: TestBrowser): string[] =>
  [...browser.cookies.keys()].filter((name) => name !== 'known_device').toSorted();

const LINKS = '/api/v1/link';

describe('the sessions of two roles in one browser', () => {
  test('live side by side: each page has its own', async () => {
    const { browser, owners } = await openBoth();

    expect(await viewers(browser)).toEqual(asViewers(owners));
    expect(await viewerOf(browser)).toEqual({ account: owners.corporation.account });
  });

  test.each(EACH)('of %s is replaced by a log-in of the same role alone', async (role) => {
    const { browser, owners } = await openBoth();
    const next = (await buildOwners())[role];

    await logIn(browser.pagesOf(role), next);

    expect(await viewers(browser)).toEqual(asViewers({ ...owners, [role]: next }));
  });

  test.each(EACH)('never mix: the token of %s opens nothing with the cookie of %s', async (role, other) => {
    const { browser } = await openBoth();
    const token = browser.cookies.get(`${role}_token`) ?? '';
    const only = { cookie: `${other}_session=${browser.cookies.get(`${other}_session`)}`, token };

    expect((await graphql(testApp.app, SESSIONS, {}, only)).codes).toEqual(['unknown_token']);
    expect((await graphql(testApp.app, '{ viewer { account } }', {}, only)).data).toEqual({ viewer: null });
  });

  test('never help each other out: what only the other role may do is refused', async () => {
    const { browser } = await openBoth();
    const asCommunity = await browser.pagesOf('community').graphql('{ corporation { id } }');
    const asCorporation = await browser.pagesOf('corporation').graphql('{ links { nodes { id } } }');

    expect([asCommunity.codes, asCorporation.codes]).toEqual([['unauthorized_token'], ['unauthorized_token']]);
  });

  test('are nobody without a token, whatever cookies there are', async () => {
    const { browser } = await openBoth();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

    expect((await graphql(testApp.app, SESSIONS, {}, { cookie })).codes).toEqual(['missing_token']);
  });
});

describe('one of two sessions', () => {
  const WAYS: [string, (page: TestBrowser) => Promise<unknown>][] = [
    ['logged out', (page) => page.graphql(LOGOUT)],
    ['whose password is changed', (page) => page.graphql(CHANGE)],
    [
      'ended in the list of sessions',
      async (page) => {
        const { data } = await page.graphql<{ sessions: { id: string; current: boolean }[] }>(SESSIONS);
        expect(data?.sessions).toMatchObject([{ current: true }]);
        return page.graphql(END, { id: data?.sessions[0]?.id });
      },
    ],
  ];
  test.each(WAYS.flatMap(([name, end]) => EACH.map(([role, other]) => [name, role, other, end] as const)))(
    '%s, that of %s, leaves that of %s as it is',
    async (_name, role, other, end) => {
      const { browser, owners } = await openBoth();

      await end(browser.pagesOf(role));

      expect(await viewers(browser)).toEqual({ ...asViewers(owners), [role]: null });
      const latest = role === 'corporation' ? [] : ['access_token', 'csrf_token'];
      expect(cookieNames(browser)).toEqual([...latest, `${other}_session`, `${other}_token`].toSorted());
    },
  );

  test.each(EACH)('that has expired, that of %s, leaves that of %s as it is', async (role, _other) => {
    const { browser, owners } = await openBoth();
    const whose = role === 'community' ? { account: owners.community.id } : { manager: owners.corporation.id };

    await testApp.em().nativeUpdate(Session, whose, { expiresAt: new Date() });

    expect(await viewers(browser)).toEqual({ ...asViewers(owners), [role]: null });
    expect((await browser.pagesOf(role).graphql(SESSIONS)).codes).toEqual(['unknown_token']);
  });

  test.each(EACH)('of %s that is stepped up proves nothing in that of %s', async (role, other) => {
    const { browser, owners } = await openBoth();
    const ids = { $or: [{ account: owners.community.id }, { manager: owners.corporation.id }] };
    await testApp.em().nativeUpdate(Session, ids, { createdAt: new Date(Date.now() - 6 * 60_000) });

    await browser.pagesOf(role).graphql(STEP_UP);

    expect(await viewers(browser, 'stepUpUntil')).toEqual({
      [role]: { stepUpUntil: expect.any(String) },
      [other]: { stepUpUntil: null },
    });
  });

  test.each(EACH)('of %s that consents to a changed policy does so for itself alone', async (role, other) => {
    const { browser, owners } = await openBoth();
    const earlier = { privacyConsentVersion: 'earlier' };
    await testApp.em().nativeUpdate(CommunityAccount, owners.community.id, earlier);
    await testApp.em().nativeUpdate(Manager, owners.corporation.id, earlier);

    await browser.pagesOf(role).graphql(ACCEPT);

    expect(await viewers(browser, 'privacyConsentCurrent')).toEqual({
      [role]: { privacyConsentCurrent: true },
      [other]: { privacyConsentCurrent: false },
    });
  });

  test.each([
    { order: ['community', 'corporation'] as const, latest: 'corporation' },
    { order: ['corporation', 'community'] as const, latest: 'community' },
  ])(
    'with a one-time password goes on in its own cookies; the latest is still of $latest',
    async ({ order, latest }) => {
      const owners = await buildOwners();
      await testApp.em().nativeUpdate(Manager, owners.corporation.id, { initialPasswordChanged: false });
      const browser = openBrowser(testApp);
      for (const role of order) {
        await logIn(browser, owners[role]);
      }

      expect((await browser.pagesOf('corporation').graphql(REPLACE)).codes).toEqual([]);

      expect(await viewers(browser)).toEqual(asViewers(owners));
      expect(await viewerOf(browser)).toEqual({ account: owners[latest as LoginRole].account });
    },
  );
});

describe('a client over REST', () => {
  test('sets and clears the published cookies alone, whatever pages have set', async () => {
    const { browser, owners } = await openBoth();
    const before = new Map(browser.cookies);
    const next = (await buildOwners()).community;

    await logInOverRest(browser, next);

    const changed = [...browser.cookies].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
    expect(changed).toEqual(['access_token', 'csrf_token', 'known_device']);
    expect(await viewers(browser)).toEqual(asViewers(owners));
    expect(await viewerOf(browser)).toEqual({ account: next.account });
    expect((await browser.open(LINKS)).statusCode).toBe(200);

    expect((await browser.put('/api/v1/auth')).statusCode).toBe(200);

    const ofPages = ['community', 'corporation'].flatMap((role) => [`${role}_session`, `${role}_token`]);
    expect(cookieNames(browser)).toEqual(ofPages);
    expect((await browser.open(LINKS)).json()).toMatchObject({ data: { error_code: 'cla.missing_token' } });
    expect(await viewers(browser)).toEqual(asViewers(owners));
  });
});
