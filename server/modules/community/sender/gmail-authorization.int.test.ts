import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { startGoogle } from '#server/integrations/google/testing/google.ts';
import { createSenderMail } from '#server/integrations/mail/sender-mail.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { openBrowser, type TestBrowser } from '#server/test/browser.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { SenderCredential } from './sender-credential.entity.ts';

const START = 'mutation { startGmailAuthorization { url } }';
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }`;

const google = await startGoogle();
afterAll(google.stop);
const testApp = await createTestApp(google.environment);

beforeEach(() => {
  google.fault = undefined;
  Object.assign(google.user, { refuses: false, withoutMail: false, withoutRefreshToken: false });
});

interface LoggedIn {
  readonly account: CommunityAccount;
  readonly browser: TestBrowser;
}

async function logIn(): Promise<LoggedIn> {
  const account = await buildAccount(testApp.em());
  const browser = openBrowser(testApp);
  const input = { as: 'COMMUNITY', account: account.account, password: PASSWORD, privacyConsented: true };
  const { codes } = await browser.graphql(LOGIN, { input });
  expect(codes).toEqual([]);
  return { account, browser };
}

async function start({ browser }: LoggedIn): Promise<string> {
  const { data } = await browser.graphql<{ startGmailAuthorization: { url: string } }>(START);
  return data?.startGmailAuthorization.url ?? '';
}

/** Follows Google's redirect and returns where the service redirects the browser. */
async function comeBack(browser: TestBrowser, callback: URL): Promise<string> {
  const response = await browser.open(`${callback.pathname}${callback.search}`);
  expect(response.statusCode).toBe(302);
  return response.headers.location ?? '';
}

const credentialsOf = ({ account }: LoggedIn): Promise<SenderCredential[]> =>
  testApp.em().find(SenderCredential, { account: account.id });

test('sends the browser to Google with state, PKCE and a request for lasting permission', async () => {
  const url = new URL(await start(await logIn()));

  expect(url.origin).toBe(google.url);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: 'http://localhost:4000/api/v1/gmail/auth',
    response_type: 'code',
    scope: 'openid email https://mail.google.com/',
    access_type: 'offline',
    prompt: 'consent',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test("takes the community's session, although a corporation's manager has logged in meanwhile", async () => {
  const community = await logIn();
  const url = await start(community);
  const em = testApp.em();
  const { account } = await buildManager(em, await buildCorporation(em, await buildLink(em)));
  const input = { as: 'CORPORATION', account, password: PASSWORD, privacyConsented: true };
  expect((await community.browser.graphql(LOGIN, { input })).codes).toEqual([]);

  await comeBack(community.browser, await google.consent(url));

  expect(await credentialsOf(community)).toHaveLength(1);
});

test('stores the refresh token encrypted and continues to the wizard with the address', async () => {
  const manager = await logIn();

  const page = await comeBack(manager.browser, await google.consent(await start(manager)));

  expect(page).toBe('/config-email?email=community%40gmail.example.org');
  expect(manager.browser.cookies.get('email')).toBe('community@gmail.example.org');
  const [credential] = await credentialsOf(manager);
  expect(credential).toMatchObject({ address: 'community@gmail.example.org', provider: 'gmail' });
  const secret = testApp.deps.secretBox.decrypt('sender', {
    row: credential?.id ?? '',
    sealed: credential?.secret ?? new Uint8Array(),
  });
  expect(google.refreshTokens.get(secret)).toBe('community@gmail.example.org');
});

test("consenting again replaces only the manager's own credential of the address", async () => {
  const [manager, other] = [await logIn(), await logIn()];
  await comeBack(other.browser, await google.consent(await start(other)));
  const [theirs] = await credentialsOf(other);
  await comeBack(manager.browser, await google.consent(await start(manager)));

  await comeBack(manager.browser, await google.consent(await start(manager)));

  expect(await credentialsOf(manager)).toHaveLength(1);
  expect(await credentialsOf(other)).toEqual([theirs]);
});

test.each<[string, () => void]>([
  ['the manager refuses', () => (google.user.refuses = true)],
  ['the manager withholds the permission to send', () => (google.user.withoutMail = true)],
  ['Google gives no refresh token', () => (google.user.withoutRefreshToken = true)],
  ['Google hangs up', () => (google.fault = (request) => void request.socket.destroy())],
  ['Google fails', () => (google.fault = (_request, response) => void response.writeHead(500).end())],
])('%s: auth_failed, and nothing is stored', async (_rule, arrange) => {
  const manager = await logIn();
  arrange();

  const page = await comeBack(manager.browser, await google.consent(await start(manager)));

  expect(page).toBe('/config-email?error_code=auth_failed');
  expect(manager.browser.cookies.get('error_code')).toBe('auth_failed');
  expect(await credentialsOf(manager)).toEqual([]);
});

test('a redirect works once: of 20 concurrent ones one is accepted', async () => {
  const manager = await logIn();
  const callback = await google.consent(await start(manager));

  const pages = await Promise.all(Array.from({ length: 20 }, () => comeBack(manager.browser, callback)));

  expect(pages.filter((page) => page.includes('email='))).toHaveLength(1);
  expect(pages.filter((page) => page.endsWith('error_code=auth_failed'))).toHaveLength(19);
});

test("somebody else's browser cannot finish a manager's authorisation", async () => {
  const [manager, stranger] = [await logIn(), await logIn()];
  await start(stranger);
  const callback = await google.consent(await start(manager));

  expect(await comeBack(stranger.browser, callback)).toBe('/config-email?error_code=auth_failed');

  expect(await credentialsOf(stranger)).toEqual([]);
  expect(await credentialsOf(manager)).toEqual([]);
});

test.each([
  ['is unknown', '/api/v1/gmail/auth?state=unknown&code=1'],
  ['is missing', '/api/v1/gmail/auth?code=1'],
  ['is repeated', '/api/v1/gmail/auth?state=a&state=b&code=1'],
])('a state that %s is refused without calling Google', async (_rule, url) => {
  const { browser } = await logIn();
  const asked = google.asked.length;

  const response = await browser.open(url);

  expect(response.headers.location).toBe('/config-email?error_code=auth_failed');
  expect(google.asked).toHaveLength(asked);
});

test('nothing is stored when the session has ended meanwhile', async () => {
  const manager = await logIn();
  const callback = await google.consent(await start(manager));
  await testApp.em().nativeUpdate(Session, { account: manager.account.id }, { revokedAt: new Date() });

  expect(await comeBack(manager.browser, callback)).toBe('/config-email?error_code=unknown_token');

  expect(await credentialsOf(manager)).toEqual([]);
});

test('another login in the same browser does not inherit an authorisation', async () => {
  const manager = await logIn();
  const callback = await google.consent(await start(manager));
  const other = await buildAccount(testApp.em());
  const input = { as: 'COMMUNITY', account: other.account, password: PASSWORD, privacyConsented: true };
  await manager.browser.graphql(LOGIN, { input });

  expect(await comeBack(manager.browser, callback)).toBe('/config-email?error_code=unknown_token');

  expect(await testApp.em().count(SenderCredential, { account: other.id })).toBe(0);
});

test('without a configured Google client, Gmail is neither offered nor started', async () => {
  const without = await createApp({ ...testApp.deps, senderMail: createSenderMail(readConfig({})) });
  onTestFinished(() => without.close());
  const headers = await signIn(testApp, await buildAccount(testApp.em()));

  expect((await graphql(without, START, {}, headers)).codes).toEqual(['auth_failed']);
  expect((await graphql(without, '{ senderProviders }')).data).toEqual({ senderProviders: ['SMTP'] });
  expect((await graphql(testApp.app, '{ senderProviders }')).data).toEqual({ senderProviders: ['SMTP', 'GMAIL'] });
});
