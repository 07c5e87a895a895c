import { describe, expect, test } from 'vitest';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { openBrowser, type TestBrowser } from '#server/test/browser.ts';
import { environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { mutate, setUpTotp } from './testing/factors.ts';

const platforms = await startCodePlatforms();
const testApp = await createTestApp(environmentOf(platforms));

type Headers = Readonly<Record<string, string>>;

const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

/** Logs somebody in six minutes ago. */
const longSignedIn = (owner: CommunityAccount | Manager) => signIn(testApp, owner, { createdAt: ago(6) });

/** Needs a step-up, and changes nothing that other tests see. */
const sensitive = (headers: Headers) => mutate<object>(testApp, { name: 'beginTotp', fields: 'secret' }, headers);

const stepUp = (input: object, headers: Headers) =>
  mutate<{ until: string }>(testApp, { name: 'stepUp', input, fields: 'until' }, headers);

const asked = (method: string) => ({ code: 'step_up_needed', methods: [method] });

describe('an account without a second factor', () => {
  test.each<{ who: string; build: () => Promise<CommunityAccount | Manager> }>([
    { who: 'community manager', build: () => buildAccount(testApp.em()) },
    {
      who: 'manager of a corporation',
      build: async () =>
        buildManager(testApp.em(), await buildCorporation(testApp.em(), await buildLink(testApp.em()))),
    },
  ])('of a $who gives the password five minutes after the login, and is done for five more', async ({ build }) => {
    const headers = await longSignedIn(await build());

    const refused = await sensitive(headers);
    const proved = await stepUp({ password: PASSWORD }, headers);

    expect(refused.errors[0]?.extensions).toEqual(asked('PASSWORD'));
    expect(proved.codes).toEqual([]);
    expect((await sensitive(headers)).codes).toEqual([]);
    const { data } = await graphql<{ viewer: object }>(testApp.app, '{ viewer { stepUpUntil } }', {}, headers);
    expect(data?.viewer).toEqual({ stepUpUntil: proved.value?.until });
  });

  test('is not asked within five minutes of the login', async () => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()), { createdAt: ago(4) });

    expect((await sensitive(headers)).codes).toEqual([]);
  });

  test('is asked again five minutes after the password', async () => {
    const account = await buildAccount(testApp.em());
    const headers = await longSignedIn(account);
    await testApp.em().nativeUpdate(Session, { account: account.id }, { confirmedAt: ago(5) });

    expect((await sensitive(headers)).codes).toEqual(['step_up_needed']);
  });

  test('has five tries at the password, of which none proves anything', async () => {
    const account = await buildAccount(testApp.em());
    const headers = await longSignedIn(account);
    const tries = [];
    for (let count = 0; count < 5; count += 1) {
      tries.push((await stepUp({ password: 'Wrong-Horse-9' }, headers)).codes[0]);
    }

    expect(tries).toEqual([...Array<string>(4).fill('invalid_account_or_pw'), 'user_login_frozen']);
    expect((await stepUp({ password: PASSWORD }, headers)).codes).toEqual(['user_login_frozen']);
    expect((await sensitive(headers)).codes).toEqual(['step_up_needed']);
    expect(await testApp.em().count(AuditEvent, { subject: account.id })).toBe(0);
  });

  test('confirms this session alone', async () => {
    const account = await buildAccount(testApp.em());
    const [one, other] = [await longSignedIn(account), await longSignedIn(account)];

    await stepUp({ password: PASSWORD }, one);

    expect((await sensitive(other)).codes).toEqual(['step_up_needed']);
  });

  test('works on over REST for hours after a login there, in every transport', async () => {
    const { account, id } = await buildAccount(testApp.em());
    const browser = openBrowser(testApp);
    const password = [...Buffer.from(PASSWORD)];
    const login = { user: account, password, link_id: 'fake_link', privacy_consented: true };
    expect((await browser.post('/api/v1/corporation-manager/auth', login)).statusCode).toBe(200);
    await testApp.em().nativeUpdate(Session, { account: id }, { createdAt: ago(200) });

    expect((await browser.graphql('mutation { beginTotp { secret } }')).codes).toEqual([]);
  });
});

describe('the password', () => {
  test('does not take the place of a second factor', async () => {
    const { headers } = await setUpTotp(testApp, await buildAccount(testApp.em()));

    expect((await stepUp({ password: PASSWORD }, headers)).errors[0]?.extensions).toEqual({
      code: 'bad_request_parameter',
      field: 'password',
    });
    expect((await sensitive(headers)).codes).toEqual(['step_up_needed']);
  });

  test('stands alone', async () => {
    const headers = await longSignedIn(await buildAccount(testApp.em()));

    expect((await stepUp({ password: PASSWORD, totpCode: '123456' }, headers)).codes).toEqual([
      'bad_request_parameter',
    ]);
  });
});

describe('an account of a code platform', () => {
  const START = `mutation ($input: StartCodePlatformLoginInput!) { startCodePlatformLogin(input: $input) { url } }`;
  const BEGIN = 'mutation { beginPlatformStepUp { url } }';
  let people = 500;

  const addPerson = () => {
    people += 1;
    const login = `confirmer-${people}`;
    const organizations = [{ login: `${login}-org`, role: 'admin' as const }];
    platforms.github.users.push({ id: people, login, name: login, email: `${login}@example.org`, organizations });
    return login;
  };

  const visit = async (browser: TestBrowser, url: string | undefined, login: string) => {
    const { pathname, search } = await platforms.github.authorize(url ?? '', login);
    return (await browser.open(`${pathname}${search}`)).headers.location;
  };

  /** A browser with a session of six minutes, and the address that its step-up begins at. */
  async function beginStepUp() {
    const login = addPerson();
    const browser = openBrowser(testApp);
    const input = { platform: 'GITHUB', privacyConsented: true };
    const started = await browser.graphql<{ startCodePlatformLogin: { url: string } }>(START, { input });
    await visit(browser, started.data?.startCodePlatformLogin.url, login);
    const token = browser.cookies.get('access_token');
    await testApp.em().nativeUpdate(Session, { account: { account: login } }, { createdAt: ago(6) });
    const refused = await browser.graphql('mutation { beginTotp { secret } }');
    expect(refused.errors[0]?.extensions).toEqual(asked('CODE_PLATFORM'));
    const begun = await browser.graphql<{ beginPlatformStepUp: { url: string } }>(BEGIN);
    return { login, browser, token, url: begun.data?.beginPlatformStepUp.url };
  }

  const proved = async (browser: TestBrowser) => (await browser.graphql('mutation { beginTotp { secret } }')).codes;

  test('logs in there again, and goes on in the same session', async () => {
    const { login, browser, token, url } = await beginStepUp();

    expect(await visit(browser, url, login)).toBe('/confirmed');

    expect(browser.cookies.get('access_token')).toBe(token);
    expect(await proved(browser)).toEqual([]);
  });

  test('is not proved by a log-in of somebody else', async () => {
    const { browser, url } = await beginStepUp();

    expect(await visit(browser, url, addPerson())).toBe('/confirmed?error_code=auth_failed');
    expect(await proved(browser)).toEqual(['step_up_needed']);
  });

  test('is not proved in another browser', async () => {
    const { login, browser, url } = await beginStepUp();

    expect(await visit(openBrowser(testApp), url, login)).toBe('/confirmed?error_code=auth_failed');
    expect(await proved(browser)).toEqual(['step_up_needed']);
  });

  test('is not proved once its session has ended', async () => {
    const { login, browser, url } = await beginStepUp();
    await testApp.em().nativeUpdate(Session, { account: { account: login } }, { revokedAt: new Date() });

    expect(await visit(browser, url, login)).toBe('/confirmed?error_code=auth_failed');
  });

  test('has no password to give, and an account with one no platform', async () => {
    const { browser } = await beginStepUp();
    const stepUpByPassword = `mutation { stepUp(input: { password: "${PASSWORD}" }) { until } }`;
    const local = await signIn(testApp, await buildAccount(testApp.em()));

    expect((await browser.graphql(stepUpByPassword)).codes).toEqual(['bad_request_parameter']);
    expect((await graphql(testApp.app, BEGIN, {}, local)).codes).toEqual(['bad_request_parameter']);
  });
});
