import { beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { addPoints, readCounts } from '#server/modules/ground/counter/count-points.ts';
import {
  arrangeSignLink,
  askForCode,
  BEHIND_PROXY,
  contextOf,
  guess,
  otherCode,
  tryToAsk,
} from '#server/modules/ground/verification/testing/visitors.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { buildAccount, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp, TEST_SECRET_KEY, type TestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';

/** The service before and after its key was changed, on one database. */
let before: TestApp;
let after: TestApp;
beforeAll(async () => {
  before = await createTestApp(BEHIND_PROXY);
  const keys = [
    { id: 'new', secret: 'a new secret key that only tests use' },
    { id: undefined, secret: TEST_SECRET_KEY },
  ] as const;
  const deps = { ...before.deps, secretBox: createSecretBox(keys) };
  const app = await createApp(deps);
  whenDone(() => app.close());
  after = { ...before, deps, app };
});

const logIn = async ({ app }: TestApp, account: string) => {
  const input = { as: 'COMMUNITY', account, password: 'Wrong-Horse-9', privacyConsented: true };
  return (await graphql(app, LOGIN, { input })).errors[0]?.extensions;
};

test('wrong passwords of before still count, and a freeze holds', async () => {
  const { account } = await buildAccount(before.em());
  const answers = [];
  for (const service of [before, before, before, after, after, after]) {
    answers.push((await logIn(service, account))?.['code']);
  }

  expect(answers).toEqual([
    ...Array.from({ length: 4 }, () => 'wrong_id_or_pw'),
    'user_login_frozen',
    'user_login_frozen',
  ]);

  const frozen = await buildAccount(before.em());
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await logIn(before, frozen.account);
  }
  expect(await logIn(after, frozen.account)).toMatchObject({ code: 'user_login_frozen' });
});

test('points of before still count', async () => {
  const subject = ['changed key', crypto.randomUUID()];
  const endsAt = new Date(Date.now() + 3_600_000);
  const add = (service: TestApp) =>
    service.em().transactional((em) => addPoints(contextOf(service, '::1'), em, { subject, points: 2, endsAt }));

  expect([await add(before), await add(before), await add(after), await add(after)]).toEqual([2, 4, 6, 8]);
  expect(await readCounts(contextOf(after, '::1'), after.em(), [subject])).toMatchObject([{ points: 8 }]);
});

test('a code that was sent before is valid, belongs to its caller, and is not sent again at once', async () => {
  const at = await arrangeSignLink(before);
  const [email, ip] = [newEmail(), '192.0.2.7'];
  const challenge = await askForCode(before, at, { email, ip });
  const code = await before.codeSentTo(email);

  const again = await tryToAsk(after, at, { email, ip });
  const wrong = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    wrong.push(await guess(after, at, { email, ip: '198.51.100.7', code: otherCode(code) }));
  }

  expect(again.codes).toEqual(['too_many_request']);
  expect(wrong).toEqual(wrong.map(() => ({ code: 'wrong_verification_code' })));
  expect(await guess(after, at, { email, ip, code: otherCode(code), challenge })).toEqual({
    code: 'wrong_verification_code',
  });
  expect(await guess(after, at, { email, ip, code, challenge })).toBe('signed');
});
