import { describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { LoginChallenge } from '#server/modules/access/second-factor/login-challenge.entity.ts';
import { RecoveryCode } from '#server/modules/access/second-factor/recovery-code.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { buildAccount } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { beginLogin, mutate, setUpTotp, totpCode } from './testing/factors.ts';

const testApp = await createTestApp();

const arrange = async () => {
  const account = await buildAccount(testApp.em());
  return { account, ...(await setUpTotp(testApp, account)) };
};

const challengeOf = async (account: CommunityAccount): Promise<string> =>
  (await beginLogin(testApp, account)).value?.secondFactor?.challenge ?? '';

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
