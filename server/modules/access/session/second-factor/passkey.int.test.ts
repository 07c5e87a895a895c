import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { forgetFactors } from '#server/modules/access/second-factor/forget-factors.ts';
import { PasskeyCeremony } from '#server/modules/access/second-factor/passkey-ceremony.entity.ts';
import { Passkey } from '#server/modules/access/second-factor/passkey.entity.ts';
import { revokeSessions } from '#server/modules/access/session/revoke-sessions.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Authenticator } from './testing/authenticator.ts';
import { addPasskey, beginAuthentication, beginLogin, mutate, type Ceremony } from './testing/factors.ts';

const testApp = await createTestApp();

const arrange = async () => {
  const account = await buildAccount(testApp.em());
  const headers = await signIn(testApp, account);
  return { account, headers, ...(await addPasskey(testApp, headers)) };
};

const logIn = (input: object) =>
  mutate<{ viewer: { account: string; stepUpUntil: string | null } }>(testApp, {
    name: 'finishPasskeyAuthentication',
    input: { privacyConsented: true, ...input },
    fields: 'viewer { account stepUpUntil }',
  });

describe('a passkey', () => {
  test('is added with recovery codes, as the first second factor', async () => {
    const { finished, headers } = await arrange();

    expect(finished.value).toEqual({
      passkey: { id: expect.any(String), name: 'Key', synced: false },
      recoveryCodes: expect.arrayContaining([expect.stringMatching(/^(\w{4}-){3}\w{4}$/)]),
    });
    const listed = await graphql(testApp.app, '{ passkeys { name lastUsedAt } }', {}, headers);
    expect(listed.data).toEqual({ passkeys: [{ name: 'Key', lastUsedAt: null }] });
  });

  test('logs in alone, for a manager of a corporation too', async () => {
    const em = testApp.em();
    const manager = await buildManager(em, await buildCorporation(em, await buildLink(em)));
    const { authenticator } = await addPasskey(testApp, await signIn(testApp, manager));
    const { ceremonyId, options } = await beginAuthentication(testApp);

    const answer = await logIn({ ceremonyId, response: authenticator.get(options) });

    expect(answer.value?.viewer).toEqual({ account: manager.account, stepUpUntil: expect.any(String) });
    expect(JSON.parse(options)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  });

  test('is the second factor of a login with a password', async () => {
    const { account, authenticator } = await arrange();
    const { value } = await beginLogin(testApp, account);
    const challenge = value?.secondFactor?.challenge;
    const { ceremonyId, options } = await beginAuthentication(testApp, { loginChallenge: challenge });

    const passkey = { ceremonyId, response: authenticator.get(options, { verifiesUser: false }) };
    const answer = await mutate(testApp, {
      name: 'completeLogin',
      input: { challenge, passkey },
      fields: 'viewer { account }',
    });

    expect(value?.secondFactor?.methods).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    expect(answer.value).toEqual({ viewer: { account: account.account } });
  });

  test('steps up in a session', async () => {
    const { authenticator, headers } = await arrange();
    const { ceremonyId, options } = await beginAuthentication(testApp, {}, headers);

    const input = { passkey: { ceremonyId, response: authenticator.get(options) } };

    expect((await mutate(testApp, { name: 'stepUp', input, fields: 'until' }, headers)).codes).toEqual([]);
    expect((await mutate(testApp, { name: 'stepUp', input, fields: 'until' }, headers)).codes).toEqual([
      'expired_verification_code',
    ]);
  });

  test('logs in once by one answer, however many send it at the same moment', async () => {
    const { authenticator } = await arrange();
    const { ceremonyId, options } = await beginAuthentication(testApp);
    const response = authenticator.get(options);

    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn({ ceremonyId, response })));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 4 }, () => 'expired_verification_code'));
  });

  test.each<{ rule: string; how: Parameters<Authenticator['get']>[1] }>([
    { rule: 'that has not verified its user', how: { verifiesUser: false } },
    { rule: 'asked by another site', how: { origin: 'https://example.com' } },
  ])('$rule does not log in alone', async ({ how }) => {
    const { authenticator } = await arrange();
    const { ceremonyId, options } = await beginAuthentication(testApp);

    expect((await logIn({ ceremonyId, response: authenticator.get(options, how) })).codes).toEqual(['auth_failed']);
  });

  test('whose counter falls back was copied and is refused', async () => {
    const { account, authenticator } = await arrange();
    const first = await beginAuthentication(testApp);
    await logIn({ ...first, options: undefined, response: authenticator.get(first.options, { counter: 7 }) });
    const { ceremonyId, options } = await beginAuthentication(testApp);

    const answer = await logIn({ ceremonyId, response: authenticator.get(options, { counter: 6 }) });

    expect(answer.codes).toEqual(['auth_failed']);
    expect((await testApp.em().findOneOrFail(Passkey, { account: account.id })).counter).toBe(7);
  });

  test.each([
    'not JSON',
    '{}',
    '{"id":"x","rawId":"x","type":"public-key","response":{}}',
    String.raw`{"id":"\u0000","rawId":"x","type":"public-key","response":{"clientDataJSON":"","authenticatorData":"","signature":""}}`,
  ])('answered with %s is refused', async (response) => {
    const { ceremonyId } = await beginAuthentication(testApp);

    expect((await logIn({ ceremonyId, response })).codes).toEqual(['auth_failed']);
  });

  test.each(['\u0000', '\uD800'])('is not added with the transport %j, which cannot be stored', async (transport) => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()));
    const begin = { name: 'beginPasskeyRegistration', fields: 'ceremonyId options' };
    const { value } = await mutate<Ceremony>(testApp, begin, headers);
    const answer = JSON.parse(new Authenticator().create(value?.options ?? '{}')) as { response: object };
    const response = JSON.stringify({ ...answer, response: { ...answer.response, transports: [transport] } });

    const input = { ceremonyId: value?.ceremonyId, response, name: 'Key' };
    const call = { name: 'finishPasskeyRegistration', input, fields: 'recoveryCodes' };

    expect((await mutate(testApp, call, headers)).codes).toEqual(['auth_failed']);
  });

  test('unknown here, or removed, does not log in', async () => {
    const { authenticator, headers, account, finished } = await arrange();
    const stepUp = await beginAuthentication(testApp, {}, headers);
    const passkey = { ceremonyId: stepUp.ceremonyId, response: authenticator.get(stepUp.options) };
    await mutate(testApp, { name: 'stepUp', input: { passkey }, fields: 'until' }, headers);
    const input = { id: finished.value?.passkey.id };
    await mutate(testApp, { name: 'removePasskey', input, fields: 'passkeys { id }' }, headers);
    const { ceremonyId, options } = await beginAuthentication(testApp);

    expect((await logIn({ ceremonyId, response: authenticator.get(options) })).codes).toEqual(['auth_failed']);
    expect((await beginLogin(testApp, account)).value?.secondFactor).toBeNull();
  });

  test('of a code platform does not replace the log-in there', async () => {
    const account = await buildAccount(testApp.em(), { platform: 'gitee' });
    const { authenticator } = await addPasskey(testApp, await signIn(testApp, account));
    const { ceremonyId, options } = await beginAuthentication(testApp);

    expect((await logIn({ ceremonyId, response: authenticator.get(options) })).codes).toEqual(['auth_failed']);
  });

  test('is not added to an account that passes to another person meanwhile', async () => {
    const em = testApp.em();
    const manager = await buildManager(em, await buildCorporation(em, await buildLink(em)));
    const headers = await signIn(testApp, manager);
    const begin = { name: 'beginPasskeyRegistration', fields: 'ceremonyId options' };
    const { value } = await mutate<Ceremony>(testApp, begin, headers);
    const response = new Authenticator().create(value?.options ?? '{}');
    const input = { ceremonyId: value?.ceremonyId, response, name: 'Key' };
    let finished: ReturnType<typeof mutate> | undefined;
    await testApp.em().transactional(async (passing) => {
      await passing.nativeUpdate(Manager, manager.id, { initialPasswordChanged: false });
      await forgetFactors(passing, manager);
      await revokeSessions(passing, { managers: [manager.id] }, new Date());
      const call = { name: 'finishPasskeyRegistration', input, fields: 'recoveryCodes' };
      finished = mutate(testApp, call, headers);
      await delay(500);
    });

    expect((await finished)?.codes).toEqual(['unknown_token']);
    expect(await testApp.em().count(Passkey, { manager: manager.id })).toBe(0);
  });

  test.each<{ rule: string; spoil: (ceremonyId: string) => Promise<unknown> }>([
    {
      rule: 'five minutes later',
      spoil: (id) => testApp.em().nativeUpdate(PasskeyCeremony, { id }, { expiresAt: new Date(0) }),
    },
    {
      rule: 'in another session',
      spoil: (id) => testApp.em().nativeUpdate(PasskeyCeremony, { id }, { session: null }),
    },
  ])('cannot be added $rule', async ({ spoil }) => {
    const headers = await signIn(testApp, await buildAccount(testApp.em()));
    const begin = { name: 'beginPasskeyRegistration', fields: 'ceremonyId options' };
    const { value } = await mutate<{ ceremonyId: string; options: string }>(testApp, begin, headers);
    const { ceremonyId = '', options = '{}' } = value ?? {};
    await spoil(ceremonyId);

    const input = { ceremonyId, response: new Authenticator().create(options), name: 'Key' };
    const call = { name: 'finishPasskeyRegistration', input, fields: 'recoveryCodes' };

    expect((await mutate(testApp, call, headers)).codes).toEqual(['expired_verification_code']);
  });
});
