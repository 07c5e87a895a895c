import { describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Session } from './session.entity.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

const SESSIONS = '{ sessions { id current device network method startedAt seenAt expiresAt } }';
const END = 'mutation ($id: ID!) { endSession(input: { id: $id }) { sessions { id current } } }';
const END_OTHERS = 'mutation { endOtherSessions { sessions { current } } }';
const LOGIN = `mutation ($as: LoginRole!, $account: String!) {
  login(input: { as: $as, account: $account, password: "${PASSWORD}", privacyConsented: true }) { viewer { name } }
}`;

const testApp = await createTestApp();

interface Device {
  readonly userAgent?: string;
  readonly ip?: string;
  readonly cookie?: string;
  readonly language?: string;
}

/** Logs in over HTTP; returns the headers of the session, and the device's cookie. */
async function logIn(owner: CommunityAccount | Manager, device: Device = {}) {
  const { userAgent = FIREFOX, ip = '192.0.2.7', cookie = '', language = 'zh' } = device;
  const as = owner instanceof CommunityAccount ? 'COMMUNITY' : 'CORPORATION';
  const { cookies } = await testApp.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: LOGIN, variables: { as, account: owner.account } },
    headers: { 'user-agent': userAgent, 'accept-language': language, cookie },
    remoteAddress: ip,
  });
  const valueOf = (name: string): string => cookies.find((set) => set.name === name)?.value ?? '';
  const token = valueOf('csrf_token');
  return {
    headers: { cookie: `access_token=${valueOf('access_token')}`, token },
    device: `known_device=${valueOf('known_device')}`,
  };
}

type Listed = Readonly<Record<'id' | 'device' | 'network' | 'method', string>> & { readonly current: boolean };

async function list(headers: Readonly<Record<string, string>>): Promise<readonly Listed[]> {
  const answer = await graphql<{ sessions: Listed[] }>(testApp.app, SESSIONS, {}, headers);
  expect(answer.codes).toEqual([]);
  return answer.data?.sessions ?? [];
}

const noticesTo = async ({ email }: CommunityAccount) =>
  (await testApp.mailsTo(email ?? '')).filter(({ template }) => template === 'new_device');

describe('sessions', () => {
  test('are listed with what distinguishes them, and nobody else sees them', async () => {
    const account = await buildAccount(testApp.em());
    const { headers } = await logIn(account);
    await logIn(account, { userAgent: PHONE, ip: '2001:db8:1:2::9' });
    await logIn(await buildAccount(testApp.em()));

    const sessions = await list(headers);

    expect(sessions).toHaveLength(2);
    expect(sessions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          current: true,
          device: 'Firefox, Linux',
          network: '192.0.2.0/24',
          method: 'PASSWORD',
        }),
        expect.objectContaining({ current: false, device: 'Chrome, Android', network: '2001:db8:1:2::/64' }),
      ]),
    );
  });

  test('begun by an older build, expired or ended are distinguished', async () => {
    const account = await buildAccount(testApp.em(), { platform: 'gitee' });
    const now = testApp.deps.now();
    const past = new Date(now.getTime() - 31 * 60_000);
    const headers = await signIn(testApp, account);
    await signIn(testApp, account, { seenAt: past });
    await signIn(testApp, account, { expiresAt: past });
    await signIn(testApp, account, { revokedAt: past });

    expect(await list(headers)).toMatchObject([{ current: true, method: 'CODE_PLATFORM', device: '' }]);
  });

  test('end one by one, at once', async () => {
    const account = await buildAccount(testApp.em());
    const [here, there] = [await signIn(testApp, account), await signIn(testApp, account)];
    const other = (await list(here)).find(({ current }) => !current);

    const answer = await graphql(testApp.app, END, { id: other?.id }, here);

    expect(answer.data).toMatchObject({ endSession: { sessions: [{ current: true }] } });
    expect((await graphql(testApp.app, SESSIONS, {}, there)).codes).toEqual(['unknown_token']);
    expect(await testApp.em().count(AuditEvent, { action: 'SESSIONS_ENDED', subject: account.id })).toBe(1);
  });

  test('end all but this one', async () => {
    const em = testApp.em();
    const manager = await buildManager(em, await buildCorporation(em, await buildLink(em)));
    const headers = await signIn(testApp, manager);
    const others = [await signIn(testApp, manager), await signIn(testApp, manager)];

    const answer = await graphql(testApp.app, END_OTHERS, {}, headers);

    expect(answer.data).toEqual({ endOtherSessions: { sessions: [{ current: true }] } });
    for (const other of others) {
      expect((await graphql(testApp.app, SESSIONS, {}, other)).codes).toEqual(['unknown_token']);
    }
  });

  test('the one of the request ends with its cookies', async () => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()));
    const [{ id } = { id: '' }] = await list(headers);

    const response = await testApp.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: END, variables: { id } },
      headers,
    });

    expect(response.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['access_token', ''],
      ['csrf_token', ''],
    ]);
    expect((await graphql(testApp.app, SESSIONS, {}, headers)).codes).toEqual(['unknown_token']);
  });

  test.each(['another account', 'nobody', 'a malformed id'])('of %s stay as they are', async (whose) => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()));
    const other = await buildAccount(testApp.em());
    await signIn(testApp, other);
    const [session] = await testApp.em().find(Session, { account: other.id });
    const ids: Readonly<Record<string, string | undefined>> = {
      'another account': session?.id,
      nobody: crypto.randomUUID(),
    };

    const answer = await graphql(testApp.app, END, { id: ids[whose] ?? 'x' }, headers);

    expect(answer.codes).toEqual(['no_permission']);
    expect(await testApp.em().count(Session, { account: other.id, revokedAt: null })).toBe(1);
  });

  test('are closed to managers with a one-time password', async () => {
    const em = testApp.em();
    const corporation = await buildCorporation(em, await buildLink(em));
    const headers = await signIn(testApp, await buildManager(em, corporation, { initialPasswordChanged: false }));

    expect((await graphql(testApp.app, SESSIONS, {}, headers)).codes).toEqual(['initial_password_unchanged']);
  });
});

describe('the language that a viewer switched their page to', () => {
  const SET_LANGUAGE = 'mutation ($language: Language!) { setLanguage(input: { language: $language }) { language } }';

  test('is stored for a community manager, and mails that others cause are in it', async () => {
    const account = await buildAccount(testApp.em());
    const { headers } = await logIn(account, { language: 'zh' });

    const answer = await graphql(testApp.app, SET_LANGUAGE, { language: 'EN' }, headers);

    expect(answer).toMatchObject({ codes: [], data: { setLanguage: { language: 'EN' } } });
    expect(await testApp.em().findOneOrFail(CommunityAccount, account.id)).toMatchObject({ language: 'en' });
  });

  test('is stored for the manager of a corporation, even before a one-time password is changed', async () => {
    const em = testApp.em();
    const corporation = await buildCorporation(em, await buildLink(em));
    const manager = await buildManager(em, corporation, { initialPasswordChanged: false });

    const answer = await graphql(testApp.app, SET_LANGUAGE, { language: 'EN' }, await signIn(testApp, manager));

    expect(answer.codes).toEqual([]);
    expect(await testApp.em().findOneOrFail(Manager, manager.id)).toMatchObject({ language: 'en' });
  });

  test('is stored for nobody else', async () => {
    expect((await graphql(testApp.app, SET_LANGUAGE, { language: 'EN' })).codes).toEqual(['missing_token']);
  });
});

describe('a login', () => {
  test('notes the language of the page, in which mails that others cause are written', async () => {
    const account = await buildAccount(testApp.em());

    await logIn(account, { language: 'en' });
    expect(await testApp.em().findOneOrFail(CommunityAccount, account.id)).toMatchObject({ language: 'en' });
    await logIn(account, { language: 'zh' });

    expect(await testApp.em().findOneOrFail(CommunityAccount, account.id)).toMatchObject({ language: 'zh' });
  });

  test('notes it for the manager of a corporation too, whose signing was in another language', async () => {
    const em = testApp.em();
    const manager = await buildManager(em, await buildCorporation(em, await buildLink(em)));
    expect(manager.language).toBe('zh');

    await logIn(manager, { language: 'en' });

    expect(await testApp.em().findOneOrFail(Manager, manager.id)).toMatchObject({ language: 'en' });
  });

  test('from a new device is reported by mail, the first of an account is not', async () => {
    const account = await buildAccount(testApp.em());
    await logIn(account);
    expect(await noticesTo(account)).toEqual([]);

    await logIn(account, { userAgent: PHONE, ip: '198.51.100.4', language: 'en-GB,en;q=0.9' });

    expect(await noticesTo(account)).toMatchObject([
      {
        language: 'en',
        data: {
          account: account.account,
          device: 'Chrome, Android',
          network: '198.51.100.0/24',
          securityUrl: 'http://localhost:4000/org/security',
        },
      },
    ]);
  });

  test.each<{ rule: string; changed: Device; keepsCookie: boolean }>([
    { rule: 'with its cookie from another network', changed: { ip: '203.0.113.9' }, keepsCookie: true },
    { rule: 'without cookies with the same browser in the same network', changed: {}, keepsCookie: false },
  ])('$rule is no news', async ({ changed, keepsCookie }) => {
    const account = await buildAccount(testApp.em());
    const { device } = await logIn(account);

    await logIn(account, { ...changed, ...(keepsCookie ? { cookie: device } : {}) });

    expect(await noticesTo(account)).toEqual([]);
  });

  test('from the device of another account is reported', async () => {
    const account = await buildAccount(testApp.em());
    await logIn(account, { ip: '203.0.113.9' });
    const { device } = await logIn(await buildAccount(testApp.em()));

    await logIn(account, { cookie: device });

    expect(await noticesTo(account)).toHaveLength(1);
  });
});
