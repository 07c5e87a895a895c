import { describe, expect, test } from 'vitest';
import { AccountPlatform, CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { ApiKey } from '#server/modules/community/api-key/api-key.entity.ts';
import { writeKey } from '#server/modules/community/api-key/api-key.rules.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeAdministrator, eventsAbout, logIn } from './testing/administrator.ts';

const ACTS = ['deactivateLocalAccount', 'reactivateLocalAccount', 'endLocalAccountSessions'] as const;
const VIEWER = '{ viewer { account } }';

const testApp = await createTestApp();

const act = (name: (typeof ACTS)[number] | 'renewLocalAccountPassword', id: string, headers: SessionHeaders) =>
  graphql(
    testApp.app,
    `mutation ($id: ID!) { ${name}(input: { id: $id }) { account { deactivatedAt openSessions links } } }`,
    { id },
    headers,
  );
const stored = (id: string) => testApp.em().findOneOrFail(CommunityAccount, { id });
const occasions = async ({ email }: CommunityAccount) =>
  (await testApp.mailsTo(email ?? '')).map(({ template, data }) => [template, data['occasion']]);

test('a deactivated account is logged out, cannot log in or reset its password, and is notified by mail', async () => {
  const { account: administrator, headers } = await arrangeAdministrator(testApp);
  const owner = await buildAccount(testApp.em());
  await buildLink(testApp.em(), { owner: testApp.em().merge(owner) });
  const session = await signIn(testApp, owner);

  const { data } = await act('deactivateLocalAccount', owner.id, headers);

  expect(data).toEqual({
    deactivateLocalAccount: { account: { deactivatedAt: expect.any(String), openSessions: 0, links: 1 } },
  });
  expect((await graphql(testApp.app, VIEWER, {}, session)).data).toEqual({ viewer: null });
  expect(await logIn(testApp, owner.account)).toEqual(['wrong_id_or_pw']);
  const input = { email: owner.email, language: 'ZH' };
  const reset = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { done } }';
  expect((await graphql(testApp.app, reset, { input })).codes).toEqual([]);
  expect(await occasions(owner)).toEqual([['local_account_changed', 'deactivated']]);
  const event = { action: 'LOCAL_ACCOUNT_DEACTIVATED', actor: administrator.id };
  expect(await eventsAbout(testApp, owner.id)).toEqual([event]);
});

test('a reactivated account logs in with the password that it had', async () => {
  const { headers } = await arrangeAdministrator(testApp);
  const owner = await buildAccount(testApp.em(), { deactivatedAt: new Date() });
  expect(await logIn(testApp, owner.account)).toEqual(['wrong_id_or_pw']);

  expect((await act('reactivateLocalAccount', owner.id, headers)).codes).toEqual([]);

  expect(await logIn(testApp, owner.account)).toEqual([]);
  expect(await occasions(owner)).toContainEqual(['local_account_changed', 'reactivated']);
});

test('a session that outlives a deactivation opens nothing', async () => {
  const owner = await buildAccount(testApp.em(), { deactivatedAt: new Date() });
  const session = await signIn(testApp, owner);

  expect((await graphql(testApp.app, VIEWER, {}, session)).data).toEqual({ viewer: null });
});

test('an API key is refused while its account is deactivated', async () => {
  const { headers } = await arrangeAdministrator(testApp);
  const owner = await buildAccount(testApp.em());
  const em = testApp.em();
  const secret = newToken();
  const { id } = em.create(ApiKey, {
    account: owner.id,
    name: 'check bot',
    scopes: ['status:read'],
    secretHash: hashToken(secret),
    organizations: [],
    organizationIds: {},
    createdAt: new Date(),
  });
  await em.flush();
  const key = { 'x-api-key': writeKey(id, secret) };
  const ask = async () => (await graphql(testApp.app, VIEWER, {}, key)).codes;
  expect(await ask()).toEqual([]);

  await act('deactivateLocalAccount', owner.id, headers);
  expect(await ask()).toEqual(['unknown_token']);

  await act('reactivateLocalAccount', owner.id, headers);
  expect(await ask()).toEqual([]);
});

test('all sessions of an account end, and its owner logs in again', async () => {
  const { headers } = await arrangeAdministrator(testApp);
  const owner = await buildAccount(testApp.em());
  const sessions = [await signIn(testApp, owner), await signIn(testApp, owner)];

  expect((await act('endLocalAccountSessions', owner.id, headers)).codes).toEqual([]);

  for (const session of sessions) {
    expect((await graphql(testApp.app, VIEWER, {}, session)).data).toEqual({ viewer: null });
  }
  expect(await logIn(testApp, owner.account)).toEqual([]);
  expect(await occasions(owner)).toContainEqual(['local_account_changed', 'logged-out']);
  expect((await eventsAbout(testApp, owner.id))[0]).toMatchObject({ action: 'SESSIONS_ENDED' });
});

describe('nothing is changed', () => {
  test.each([...ACTS, 'renewLocalAccountPassword'] as const)('by %s of the own account', async (name) => {
    const { account, headers } = await arrangeAdministrator(testApp);

    expect((await act(name, account.id, headers)).codes).toEqual(['bad_request_parameter']);

    expect((await graphql(testApp.app, VIEWER, {}, headers)).data).toEqual({ viewer: { account: account.account } });
    expect(await eventsAbout(testApp, account.id)).toEqual([]);
  });

  test.each([...ACTS, 'renewLocalAccountPassword'] as const)('by %s of no local account', async (name) => {
    const { headers } = await arrangeAdministrator(testApp);
    const elsewhere = await buildAccount(testApp.em(), { platform: AccountPlatform.GITEE });

    for (const id of [elsewhere.id, crypto.randomUUID(), 'nobody']) {
      expect((await act(name, id, headers)).codes).toEqual(['no_permission']);
    }
    expect((await stored(elsewhere.id)).deactivatedAt).toBeNull();
  });

  test.each([...ACTS, 'renewLocalAccountPassword'] as const)('by %s without a step-up', async (name) => {
    const { account } = await arrangeAdministrator(testApp);
    const headers = await signIn(testApp, account, { createdAt: new Date(Date.now() - 6 * 60_000) });
    const owner = await buildAccount(testApp.em());

    expect((await act(name, owner.id, headers)).codes).toEqual(['step_up_needed']);

    expect(await eventsAbout(testApp, owner.id)).toEqual([]);
  });

  test.each([
    ['deactivateLocalAccount', 'deactivated already', { deactivatedAt: new Date() }],
    ['reactivateLocalAccount', 'active', {}],
    ['endLocalAccountSessions', 'logged in nowhere', {}],
  ] as const)('by %s of an account that is %s', async (name, _state, facts) => {
    const { headers } = await arrangeAdministrator(testApp);
    const owner = await buildAccount(testApp.em(), facts);

    expect((await act(name, owner.id, headers)).codes).toEqual(['bad_request_parameter']);

    expect(await eventsAbout(testApp, owner.id)).toEqual([]);
    expect(await occasions(owner)).toEqual([]);
  });
});

test('of two administrators who deactivate each other at once, one stays', async () => {
  const [one, other] = [await arrangeAdministrator(testApp), await arrangeAdministrator(testApp)];

  const answers = await Promise.all([
    act('deactivateLocalAccount', other.account.id, one.headers),
    act('deactivateLocalAccount', one.account.id, other.headers),
  ]);

  const codes = answers.flatMap((answer) => answer.codes);
  expect(codes).toHaveLength(1);
  expect(['unauthorized_token', 'unknown_token']).toContain(codes[0]);
  const states = await Promise.all([one, other].map(({ account }) => stored(account.id)));
  expect(states.filter(({ deactivatedAt }) => !deactivatedAt)).toHaveLength(1);
});
