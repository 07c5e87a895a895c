import { describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { LoginChallenge } from '#server/modules/access/second-factor/login-challenge.entity.ts';
import { Passkey } from '#server/modules/access/second-factor/passkey.entity.ts';
import { RecoveryCode } from '#server/modules/access/second-factor/recovery-code.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { Authenticator } from './testing/authenticator.ts';
import { addPasskey, beginAuthentication, beginLogin, mutate, setUpTotp, totpCode } from './testing/factors.ts';

const testApp = await createTestApp();

const challengeOf = async (account: CommunityAccount): Promise<string> =>
  (await beginLogin(testApp, account)).value?.secondFactor?.challenge ?? '';

describe('a log-in with a code of an app', () => {
  const arrange = async () => {
    const account = await buildAccount(testApp.em());
    return { account, ...(await setUpTotp(testApp, account)) };
  };

  const complete = (input: object) =>
    mutate<{ viewer: { account: string; factorMethods: string[]; stepUpUntil: string | null } }>(testApp, {
      name: 'completeLogin',
      input,
      fields: 'viewer { account factorMethods stepUpUntil }',
    });

  describe('a login with a right password', () => {
    test('asks an account with an authenticator app for its code, and opens no session before', async () => {
      const { account } = await arrange();
      const before = await testApp.em().count(Session, { account: account.id });

      const { value } = await beginLogin(testApp, account);

      expect(value).toEqual({
        viewer: null,
        choices: [],
        secondFactor: {
          challenge: expect.any(String),
          methods: ['TOTP', 'RECOVERY_CODE'],
          expiresAt: expect.any(String),
        },
      });
      expect(await testApp.em().count(Session, { account: account.id })).toBe(before);
    });

    test('asks no account without one', async () => {
      const account = await buildAccount(testApp.em());

      expect((await beginLogin(testApp, account)).value).toMatchObject({
        viewer: { account: account.account },
        secondFactor: null,
      });
    });

    test('is completed by a code, which counts as a step-up', async () => {
      const { account, secret } = await arrange();

      const answer = await complete({ challenge: await challengeOf(account), totpCode: totpCode(secret) });

      expect(answer.value?.viewer).toEqual({
        account: account.account,
        factorMethods: ['TOTP', 'RECOVERY_CODE'],
        stepUpUntil: expect.any(String),
      });
    });

    test('is completed once by a code, however many try at the same moment', async () => {
      const { account, secret } = await arrange();
      const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(account)));

      const answers = await Promise.all(
        challenges.map((challenge) => complete({ challenge, totpCode: totpCode(secret) })),
      );

      expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
    });

    test('takes no code twice', async () => {
      const { account, secret } = await arrange();
      const code = totpCode(secret);
      await complete({ challenge: await challengeOf(account), totpCode: code });

      const again = await complete({ challenge: await challengeOf(account), totpCode: code });

      expect(again.codes).toEqual(['wrong_verification_code']);
    });

    test('is completed by a recovery code, once, whatever its hyphens and letter case', async () => {
      const { account, recoveryCodes } = await arrange();
      const recoveryCode = recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ');
      expect(recoveryCodes).toHaveLength(10);

      const first = await complete({ challenge: await challengeOf(account), recoveryCode });
      const again = await complete({ challenge: await challengeOf(account), recoveryCode });

      expect([first.codes, again.codes]).toEqual([[], ['wrong_verification_code']]);
      const stored = await testApp.em().find(RecoveryCode, { account: account.id });
      expect(JSON.stringify(stored)).not.toContain(recoveryCodes[1]);
    });

    test('freezes the second factor after five wrong codes, though the password stays right', async () => {
      const { account, secret } = await arrange();
      const refusals: unknown[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const { errors } = await complete({ challenge: await challengeOf(account), totpCode: '000000' });
        refusals.push([errors[0]?.extensions['code'], errors[0]?.extensions['retryNum']]);
      }

      const right = await complete({ challenge: await challengeOf(account), totpCode: totpCode(secret) });

      expect(refusals).toEqual([
        ...[4, 3, 2, 1].map((left) => ['wrong_verification_code', left]),
        ['user_login_frozen', undefined],
      ]);
      expect(right.codes).toEqual(['user_login_frozen']);
    });

    test.each<{ rule: string; spoil: (account: CommunityAccount) => Promise<unknown> }>([
      {
        rule: 'five minutes later',
        spoil: ({ id }) => testApp.em().nativeUpdate(LoginChallenge, { account: id }, { expiresAt: new Date(0) }),
      },
      {
        rule: 'after another password was set',
        spoil: ({ id }) => testApp.em().nativeUpdate(CommunityAccount, { id }, { passwordHash: 'another' }),
      },
    ])('cannot be completed $rule', async ({ spoil }) => {
      const { account, secret } = await arrange();
      const challenge = await challengeOf(account);
      await spoil(account);

      expect((await complete({ challenge, totpCode: totpCode(secret) })).codes).toEqual(['expired_verification_code']);
    });

    test.each([
      ['an unknown challenge', { challenge: 'x', totpCode: '000000' }, 'expired_verification_code'],
      ['nothing', {}, 'bad_request_parameter'],
      ['two factors', { totpCode: '000000', recoveryCode: 'x' }, 'bad_request_parameter'],
      ["somebody else's recovery code", 'others', 'wrong_verification_code'],
    ])('cannot be completed with %s', async (_rule, given, code) => {
      const { account } = await arrange();
      const others = { recoveryCode: (await arrange()).recoveryCodes[0] };
      const challenge = await challengeOf(account);

      const answer = await complete({ challenge, ...(typeof given === 'string' ? others : given) });

      expect(answer.codes).toEqual([code]);
    });
  });
});

describe('attacks on a second factor', () => {
  type Headers = Readonly<Record<string, string>>;

  const complete = async (input: object) =>
    (await mutate(testApp, { name: 'completeLogin', input, fields: 'viewer { account }' })).codes;

  const stepUp = async (input: object, headers: Headers) =>
    (await mutate(testApp, { name: 'stepUp', input, fields: 'until' }, headers)).codes;

  const createCodes = async (headers: Headers) =>
    (await mutate(testApp, { name: 'createRecoveryCodes', fields: 'recoveryCodes' }, headers)).codes;

  async function arrangeTotp() {
    const account = await buildAccount(testApp.em());
    return { account, ...(await setUpTotp(testApp, account)) };
  }

  async function arrangePasskey() {
    const account = await buildAccount(testApp.em());
    const headers = await signIn(testApp, account);
    return { account, headers, ...(await addPasskey(testApp, headers)) };
  }

  /** Answers that take the form of a factor: to a ceremony of somebody, with somebody's passkey. */
  async function answerOf(authenticator: Authenticator, loginChallenge: string | undefined, headers: Headers = {}) {
    const { ceremonyId, options } = await beginAuthentication(testApp, { loginChallenge }, headers);
    return { ceremonyId, response: authenticator.get(options) };
  }

  describe('codes', () => {
    test('have five guesses altogether, for 20 at the same moment at several logins and step-ups', async () => {
      const { account, secret, headers } = await arrangeTotp();
      const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(account)));
      const [challenge] = challenges;

      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 4 === 0
            ? stepUp({ recoveryCode: 'AAAA-AAAA-AAAA-AAAA' }, headers)
            : complete({ challenge: challenges[index % 5], totpCode: '000000' }),
        ),
      );

      expect(answers.filter(([code]) => code === 'wrong_verification_code')).toHaveLength(4);
      expect(answers.filter(([code]) => code === 'user_login_frozen')).toHaveLength(16);
      expect(await complete({ challenge, totpCode: totpCode(secret) })).toEqual(['user_login_frozen']);
    });

    test('used at a step-up do not complete a login, nor the other way round', async () => {
      const { account, secret, headers } = await arrangeTotp();
      const code = totpCode(secret);
      await stepUp({ totpCode: code }, headers);

      expect(await complete({ challenge: await challengeOf(account), totpCode: code })).toEqual([
        'wrong_verification_code',
      ]);
    });

    test("of one account do not complete another's login", async () => {
      const [own, other] = [await arrangeTotp(), await arrangeTotp()];

      expect(await complete({ challenge: await challengeOf(other.account), totpCode: totpCode(own.secret) })).toEqual([
        'wrong_verification_code',
      ]);
    });
  });

  describe('passkeys', () => {
    test('do not answer another question with an old answer', async () => {
      const { account, authenticator } = await arrangePasskey();
      const challenge = await challengeOf(account);
      const { response } = await answerOf(authenticator, challenge);
      const { ceremonyId } = await beginAuthentication(testApp, { loginChallenge: challenge });

      expect(await complete({ challenge, passkey: { ceremonyId, response } })).toEqual(['auth_failed']);
    });

    test("of one account do not complete another's login", async () => {
      const [own, other] = [await arrangePasskey(), await arrangePasskey()];
      const challenge = await challengeOf(other.account);

      expect(await complete({ challenge, passkey: await answerOf(own.authenticator, challenge) })).toEqual([
        'auth_failed',
      ]);
    });

    test.each<{ rule: string; begin: (own: Headers, other: Headers) => Headers | undefined }>([
      { rule: "another's session", begin: (_own, other) => other },
      { rule: 'a login', begin: () => undefined },
    ])('do not step up with an answer to a question of $rule', async ({ begin }) => {
      const [own, other] = [await arrangePasskey(), await arrangePasskey()];

      const passkey = await answerOf(own.authenticator, undefined, begin(own.headers, other.headers));

      expect(await stepUp({ passkey }, own.headers)).toEqual(['expired_verification_code']);
      expect(await createCodes(own.headers)).toEqual(['step_up_needed']);
    });

    test('are not registered for one account by the question of another', async () => {
      const [own, other] = [await signIn(testApp, await buildAccount(testApp.em())), await arrangePasskey()];
      const begun = await mutate<{ ceremonyId: string; options: string }>(
        testApp,
        { name: 'beginPasskeyRegistration', fields: 'ceremonyId options' },
        own,
      );
      const { ceremonyId = '', options = '{}' } = begun.value ?? {};
      const input = { ceremonyId, response: new Authenticator().create(options), name: 'Key' };

      const call = { name: 'finishPasskeyRegistration', input, fields: 'recoveryCodes' };

      expect((await mutate(testApp, call, other.headers)).codes).toEqual(['expired_verification_code']);
    });
  });

  test('a step-up is good for its own session alone', async () => {
    const { account, secret, headers } = await arrangeTotp();
    const elsewhere = await signIn(testApp, account);

    await stepUp({ totpCode: totpCode(secret) }, headers);

    expect([await createCodes(elsewhere), await createCodes(headers)]).toEqual([['step_up_needed'], []]);
  });
});

const reset = (account: string, place?: string) => {
  const { deps } = testApp;
  const source = { ip: '', userAgent: undefined };
  return resetSecondFactor({ em: testApp.em(), source, now: deps.now, deps }, { account, place });
};

test('a reset removes every second factor, ends the sessions, and is recorded and reported in the language of the owner', async () => {
  const account = await buildAccount(testApp.em(), { language: 'en' });
  const { headers, secret } = await setUpTotp(testApp, account);
  await mutate(testApp, { name: 'stepUp', input: { totpCode: totpCode(secret) }, fields: 'until' }, headers);
  await addPasskey(testApp, headers);

  await reset(account.account);

  expect(await testApp.em().count(Passkey, { account: account.id })).toBe(0);
  expect((await graphql(testApp.app, '{ viewer { account } }', {}, headers)).data).toEqual({ viewer: null });
  expect((await beginLogin(testApp, account)).value?.secondFactor).toBeNull();
  expect(await testApp.mailsTo(account.email ?? '')).toContainEqual(
    expect.objectContaining({ template: 'second_factor_reset', language: 'en' }),
  );
  const [event] = await testApp.em().find(AuditEvent, { action: 'SECOND_FACTOR_RESET', subject: account.id });
  expect(event).toMatchObject({ actor: 'system', details: {} });
});

test('of accounts with one name the place decides, and the others keep theirs', async () => {
  const em = testApp.em();
  const [first, second] = [await buildLink(em), await buildLink(em)];
  const here = await buildManager(em, await buildCorporation(em, first), { account: 'same_name' });
  const there = await buildManager(em, await buildCorporation(em, second), { account: 'same_name' });
  await setUpTotp(testApp, here);
  const kept = await setUpTotp(testApp, there);

  await expect(reset('same_name')).rejects.toThrow(first.linkId);
  await reset('same_name', first.linkId);

  const viewer = await graphql(testApp.app, '{ viewer { factorMethods } }', {}, kept.headers);
  expect(viewer.data).toEqual({ viewer: { factorMethods: ['TOTP', 'RECOVERY_CODE'] } });
});
