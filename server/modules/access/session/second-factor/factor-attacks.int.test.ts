import { describe, expect, test } from 'vitest';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { buildAccount } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Authenticator } from './testing/authenticator.ts';
import { addPasskey, beginAuthentication, beginLogin, mutate, setUpTotp, totpCode } from './testing/factors.ts';

const testApp = await createTestApp();

type Headers = Readonly<Record<string, string>>;

const challengeOf = async (account: CommunityAccount): Promise<string> =>
  (await beginLogin(testApp, account)).value?.secondFactor?.challenge ?? '';
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
