import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { hashPassword } from '#server/security/password-hash.ts';
import { buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } choices { linkId } } }';

const testApp = await createTestApp();

/** What somebody types into the login form of corporations. */
interface Typed {
  readonly account: string;
  readonly linkId?: string;
}

/** The details of a refused login; undefined when it succeeds. */
async function logIn(typed: Typed, password = PASSWORD): Promise<Readonly<Record<string, unknown>> | undefined> {
  const input = { as: 'CORPORATION', password, privacyConsented: true, ...typed };
  return (await graphql(testApp.app, LOGIN, { input })).errors[0]?.extensions;
}

const guess = (typed: Typed) => logIn(typed, 'Wrong-Horse-9');

const newLinkId = async (): Promise<string> => (await buildLink(testApp.em())).linkId;

async function arrangeManager(account = `guessed-${crypto.randomUUID()}`) {
  const em = testApp.em();
  const link = await buildLink(em);
  const manager = await buildManager(em, await buildCorporation(em, link), { account });
  return { manager, account, email: manager.email, linkId: link.linkId };
}

/** The four ways to refer to the same account. */
async function arrangeWays(): Promise<readonly Typed[]> {
  const { account, email, linkId } = await arrangeManager();
  return [account, email].flatMap((typed) => [{ account: typed }, { account: typed, linkId }]);
}

const LEFT = [4, 3, 2, 1].map((retryNum) => ({ code: 'wrong_id_or_pw', retryNum }));
const FROZEN = { code: 'user_login_frozen', retryAfter: expect.closeTo(300, -2) };

describe('an account has five guesses', () => {
  test('altogether, by name and by address, at its link and without one', async () => {
    const ways = await arrangeWays();

    const answers = [];
    for (const way of [...ways, ...ways]) {
      answers.push(await guess(way));
    }

    expect(answers).toEqual([...LEFT, FROZEN, FROZEN, FROZEN, FROZEN]);
    for (const way of ways) {
      expect(await logIn(way)).toEqual(FROZEN);
    }
  });

  test('altogether, also for 20 concurrent ones, in every way', async () => {
    const ways = await arrangeWays();

    const answers = await Promise.all(Array.from({ length: 5 }, () => ways.map(guess)).flat());

    expect(answers.filter((answer) => answer?.['code'] === 'wrong_id_or_pw')).toHaveLength(4);
    expect(answers.filter((answer) => answer?.['code'] === 'user_login_frozen')).toHaveLength(16);
  });

  test('even if others of the same name log in meanwhile', async () => {
    const [guessed, own] = [await arrangeManager(), await arrangeManager()];
    const { account } = guessed;
    const passwordHash = await hashPassword('Own-Horse-11');
    const facts = { account, accountKey: account, passwordHash };
    await testApp.em().nativeUpdate(Manager, own.manager.id, facts);

    for (let round = 0; round < 4; round += 1) {
      expect((await guess({ account }))?.['code']).toBe('wrong_id_or_pw');
      expect(await logIn({ account }, 'Own-Horse-11')).toBeUndefined();
    }

    expect(await guess({ account })).toEqual(FROZEN);
    expect(await logIn({ account })).toEqual(FROZEN);
    expect(await logIn({ account, linkId: own.linkId }, 'Own-Horse-11')).toBeUndefined();
  });
});

test('guesses at one link freeze nobody of the same name at another', async () => {
  const one = await arrangeManager();
  const other = await arrangeManager(one.account);
  for (let count = 0; count < 5; count += 1) {
    await guess({ account: one.account, linkId: one.linkId });
  }

  expect(await logIn({ account: one.account, linkId: one.linkId })).toEqual(FROZEN);
  expect(await logIn({ account: one.account, linkId: other.linkId })).toBeUndefined();
});

test('guessing here, elsewhere and without a link does not reveal whether a name exists', async () => {
  const { account, linkId } = await arrangeManager();
  const elsewhere = await newLinkId();
  const answersFor = async (typed: string) => {
    const answers = [];
    for (const where of [{}, { linkId }, { linkId: elsewhere }, { linkId }, {}, { linkId: elsewhere }, { linkId }]) {
      answers.push(await guess({ account: typed, ...where }));
    }
    return answers;
  };

  const expected = [...LEFT, FROZEN, FROZEN, FROZEN];

  expect(await answersFor(account)).toEqual(expected);
  expect(await answersFor(`nobody-${crypto.randomUUID()}`)).toEqual(expected);
});
