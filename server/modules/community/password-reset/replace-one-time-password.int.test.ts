import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql, readGraphqlAnswer } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const REPLACE = `mutation ($newPassword: String!) {
  replaceOneTimePassword(input: { newPassword: $newPassword }) { viewer { account initialPasswordChanged } }
}`;
const LOGIN = `mutation ($account: String!, $password: String!) {
  login(input: { as: CORPORATION, account: $account, password: $password, privacyConsented: true }) {
    viewer { account }
  }
}`;
const STEP_UP = 'mutation ($password: String!) { stepUp(input: { password: $password }) { until } }';
const NEW = 'New-Horse-10';
const SIX_MINUTES_AGO = new Date(Date.now() - 6 * 60_000);

const testApp = await createTestApp();

type Headers = Readonly<Record<string, string>>;
const arrange = async (facts: Partial<Manager> = {}): Promise<Manager> => {
  const em = testApp.em();
  const corporation = await buildCorporation(em, await buildLink(em));
  return buildManager(em, corporation, { initialPasswordChanged: false, ...facts });
};
const send = async (headers: Headers, newPassword = NEW) => {
  const payload = { query: REPLACE, variables: { newPassword } };
  const response = await testApp.app.inject({ method: 'POST', url: '/graphql', payload, headers });
  const renewed = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const cookie = Object.entries(renewed).map(([name, value]) => `${name}=${value}`);
  return {
    ...readGraphqlAnswer<{ replaceOneTimePassword: unknown }>(response),
    renewed: { cookie: cookie.join('; '), token: renewed['csrf_token'] ?? '' },
  };
};
const viewer = async (headers: Headers): Promise<unknown> =>
  (await graphql<{ viewer: unknown }>(testApp.app, '{ viewer { account } }', {}, headers)).data?.viewer;
const logIn = async ({ account }: Manager, password: string): Promise<readonly string[]> =>
  (await graphql(testApp.app, LOGIN, { account, password })).codes;

test('sets a password without the one-time one; the session goes on with new cookies, the others end', async () => {
  const manager = await arrange();
  const [here, elsewhere] = [await signIn(testApp, manager), await signIn(testApp, manager)];

  const answer = await send(here);

  const { account } = manager;
  expect(answer).toMatchObject({
    codes: [],
    data: { replaceOneTimePassword: { viewer: { account, initialPasswordChanged: true } } },
  });
  expect(await Promise.all([answer.renewed, here, elsewhere].map(viewer))).toEqual([{ account }, null, null]);
  expect(await logIn(manager, PASSWORD)).toEqual(['wrong_id_or_pw']);
  expect(await logIn(manager, NEW)).toEqual([]);
  expect(await testApp.em().count(AuditEvent, { action: 'PASSWORD_CHANGED', subject: manager.id })).toBe(1);
  expect((await testApp.mailsTo(manager.email)).map(({ template }) => template)).toContain('password_changed');
});

test('of two at once, one sets the password', async () => {
  const manager = await arrange();
  const headers = await signIn(testApp, manager);

  const answers = await Promise.all(['Horse-First-1', 'Horse-Second-2'].map((password) => send(headers, password)));

  const won = answers.find(({ codes }) => codes.length === 0);
  expect(answers.flatMap(({ codes }) => codes)).toHaveLength(1);
  expect(await viewer(won?.renewed ?? {})).toEqual({ account: manager.account });
  expect(await testApp.em().count(AuditEvent, { action: 'PASSWORD_CHANGED', subject: manager.id })).toBe(1);
});

test('later than five minutes after the log-in, asks for the one-time password', async () => {
  const manager = await arrange();
  const headers = await signIn(testApp, manager, { createdAt: SIX_MINUTES_AGO });

  const refused = await send(headers);
  expect(refused.errors[0]?.extensions).toEqual({ code: 'step_up_needed', methods: ['PASSWORD'] });
  expect((await graphql(testApp.app, STEP_UP, { password: PASSWORD }, headers)).codes).toEqual([]);

  expect((await send(headers)).codes).toEqual([]);
});

describe('refuses, changing nothing,', () => {
  test.each([
    ['a password that is too short', 'short', 'invalid_password'],
    ['a password with a forbidden character', 'New Horse 10', 'invalid_password'],
    ['the one-time password itself', PASSWORD, 'same_password'],
  ])('%s', async (_name, newPassword, code) => {
    const manager = await arrange();
    const headers = await signIn(testApp, manager);

    expect((await send(headers, newPassword)).codes).toEqual([code]);

    expect((await testApp.em().findOneOrFail(Manager, manager.id)).initialPasswordChanged).toBe(false);
    expect(await viewer(headers)).toEqual({ account: manager.account });
  });

  test.each([
    [
      'a manager who has chosen a password',
      async () => signIn(testApp, await arrange({ initialPasswordChanged: true })),
    ],
    ['a community manager', async () => signIn(testApp, await buildAccount(testApp.em()))],
  ])('%s', async (_name, headers) => {
    expect((await send(await headers())).codes).toEqual(['no_permission']);
  });

  test('an outdated consent', async () => {
    const headers = await signIn(testApp, await arrange(), { consented: false });

    expect((await send(headers)).codes).toEqual(['privacy_consent_invalid']);
  });
});
