import { describe, expect, test } from 'vitest';
import { createContext, type AppContext } from '#server/context.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { requireCommunityManager, requireCorporationManager, requireSession } from './authorize.ts';
import { login } from './login.ts';
import { LoginRole } from './role.rules.ts';

const VIEWER = '{ viewer { role account platform privacyConsentCurrent organizations { name platform } } }';

const ACCEPT = 'mutation { acceptPrivacyPolicy { viewer { account privacyConsentCurrent } } }';

const testApp = await createTestApp();

const viewer = async (headers: Record<string, string>): Promise<unknown> =>
  (await graphql<{ viewer: unknown }>(testApp.app, VIEWER, {}, headers)).data?.viewer;

/** Creates the context of a request with these headers; cookies that it sets are discarded. */
function contextOf({ cookie = '', token = '' }: Partial<SessionHeaders>, { deps } = testApp): AppContext {
  const accessToken = /access_token=([^;]*)/.exec(cookie)?.[1] ?? '';
  const nothing = (): void => undefined;
  const read = (name: string): string | undefined => (name === 'access_token' ? accessToken : undefined);
  return createContext(deps, {
    source: { ip: '192.0.2.1', userAgent: undefined },
    openBrowser: () => ({ cookies: { read, set: nothing, clear: nothing }, csrfToken: token }),
  });
}

async function arrangeManager(role: ManagerRole = ManagerRole.ADMINISTRATOR, initialPasswordChanged = true) {
  const em = testApp.em();
  const corporation = await buildCorporation(em, await buildLink(em));
  return buildManager(em, corporation, { role, initialPasswordChanged });
}

describe('consent', () => {
  test('is given for the current policy and stored once', async () => {
    const account = await buildAccount(testApp.em());
    const headers = await signIn(testApp, account, { consented: false });

    const answer = await graphql(testApp.app, ACCEPT, {}, headers);
    await graphql(testApp.app, ACCEPT, {}, headers);

    expect(answer.data).toEqual({
      acceptPrivacyPolicy: { viewer: { account: account.account, privacyConsentCurrent: true } },
    });
    expect(await viewer(headers)).toMatchObject({ privacyConsentCurrent: true });
    expect(await testApp.em().count(AuditEvent, { action: 'PRIVACY_CONSENTED', subject: account.id })).toBe(1);
  });

  test('is not required of an exempt older client, for the life of its session', async () => {
    const legacy = await createTestApp({ LEGACY_LOGIN_WITHOUT_CONSENT: 'true' });
    const attempt = { as: LoginRole.COMMUNITY, password: PASSWORD, privacyConsented: false };
    const { account } = await buildAccount(legacy.em());

    const result = await login(contextOf({}, legacy), { ...attempt, account, consentAsked: false });

    expect(result).toMatchObject({ session: { consentExempt: true } });
  });

  test.each([
    ['of a client that could ask', 'true', true],
    ['where older clients are not exempt', 'false', false],
  ])('is required %s', async (_name, LEGACY_LOGIN_WITHOUT_CONSENT, consentAsked) => {
    const app = await createTestApp({ LEGACY_LOGIN_WITHOUT_CONSENT });
    const { account } = await buildAccount(app.em());
    const attempt = { as: LoginRole.COMMUNITY, account, password: PASSWORD, privacyConsented: false, consentAsked };

    await expect(login(contextOf({}, app), attempt)).rejects.toMatchObject({ code: 'privacy_consent_invalid' });
  });
});

describe('what needs a role', () => {
  const community = (ctx: AppContext) => requireCommunityManager(ctx);
  const corporation = (ctx: AppContext) => requireCorporationManager(ctx);
  const administrator = (ctx: AppContext) => requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  const account = () => buildAccount(testApp.em());
  const employeeManager = () => arrangeManager(ManagerRole.EMPLOYEE_MANAGER);
  const newcomer = () => arrangeManager(ManagerRole.ADMINISTRATOR, false);

  test.each([
    ['a community manager', account, community, {}, undefined],
    ['a corporation manager as community manager', arrangeManager, community, {}, 'unauthorized_token'],
    ['a community manager as corporation manager', account, corporation, {}, 'unauthorized_token'],
    ['an employee manager', employeeManager, corporation, {}, undefined],
    ['an employee manager as administrator', employeeManager, administrator, {}, 'unauthorized_token'],
    ['an administrator', arrangeManager, administrator, {}, undefined],
    ['a manager with a one-time password', newcomer, corporation, {}, 'initial_password_unchanged'],
    ['a manager with a one-time password, for what is open to all', newcomer, requireSession, {}, undefined],
    ['outdated consent', account, community, { consented: false }, 'privacy_consent_invalid'],
    [
      'outdated consent of a corporation manager',
      arrangeManager,
      corporation,
      { consented: false },
      'privacy_consent_invalid',
    ],
    ['outdated consent in the wrong role', account, corporation, { consented: false }, 'unauthorized_token'],
    ['exempt from consent', account, community, { consented: false, consentExempt: true }, undefined],
    ['outdated consent, for what is open to all', account, requireSession, { consented: false }, undefined],
  ])('%s', async (_name, arrange, operation, facts, code) => {
    const ctx = contextOf(await signIn(testApp, await arrange(), facts));

    const outcome = await operation(ctx).then(
      () => undefined,
      (error: { code: string }) => error.code,
    );

    expect(outcome).toBe(code);
  });
});

describe('the cookies of a login', () => {
  const HTTPS = { PUBLIC_URL: 'https://cla.example.org', TRUST_PROXY: '1' };
  test.each<[string, Record<string, string>, string, readonly string[]]>([
    ['over http', {}, 'access_token', ['Path=/', 'SameSite=Lax']],
    [
      'over https no other host of the domain can set the closed one',
      HTTPS,
      '__Host-access_token',
      ['Path=/', 'SameSite=Lax', 'Secure'],
    ],
    [
      'of a domain',
      { ...HTTPS, COOKIE_DOMAIN: 'example.org' },
      'access_token',
      ['Domain=example.org', 'Path=/', 'SameSite=Lax', 'Secure'],
    ],
  ])('%s', async (_name, environment, closed, attributes) => {
    const configured = await createTestApp(environment);
    const { account } = await buildAccount(configured.em());
    const query = `mutation { login(input: { as: COMMUNITY, account: "${account}", password: "${PASSWORD}", privacyConsented: true }) { viewer { account } } }`;

    const response = await configured.app.inject({ method: 'POST', url: '/graphql', payload: { query } });

    const cookies = [response.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split('; '));
    const session = cookies.slice(0, 2);
    const [names, sets] = [session.map(([name]) => name), session.map(([, ...set]) => new Set(set))];
    expect(names).toEqual([
      expect.stringMatching(new RegExp(`^${closed}=[\\w-]{43}$`)),
      expect.stringMatching(/^csrf_token=[\w-]{43}$/),
    ]);
    expect(sets).toEqual([new Set([...attributes, 'HttpOnly']), new Set(attributes)]);

    const [, csrf = ''] = (names[1] ?? '').split('=');
    const viewerBy = (cookie: string | undefined) =>
      graphql(configured.app, '{ viewer { account } }', {}, { cookie: cookie ?? '', token: csrf });
    expect((await viewerBy(names[0])).data).toEqual({ viewer: { account } });
    const planted = names[0]?.replace('__Host-', '');
    expect((await viewerBy(planted)).data).toEqual({ viewer: planted === names[0] ? { account } : null });
  });
});
