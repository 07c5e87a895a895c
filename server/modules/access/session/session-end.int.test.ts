import { describe, expect, test } from 'vitest';
import { buildAccount } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';

interface Answer {
  readonly sessionEnd: { readonly secondsLeft: number; readonly isFinal: boolean } | null;
}

const testApp = await createTestApp();

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const end = async (headers: Readonly<Record<string, string>>) =>
  (await graphql<Answer>(testApp.app, '{ sessionEnd { secondsLeft isFinal } }', {}, headers)).data?.sessionEnd;
const arrange = async (facts: object) => signIn(testApp, await buildAccount(testApp.em()), facts);

describe('a session ends', () => {
  test.each([
    ['half an hour after it was last used', {}, 30, false],
    ['the sooner, the longer it was not used', { seenAt: inMinutes(-29) }, 1, false],
    ['at twelve hours, however much it is used', { expiresAt: inMinutes(2) }, 2, true],
  ])('%s', async (_name, facts, minutes, isFinal) => {
    const headers = await arrange(facts);

    expect(await end(headers)).toEqual({ secondsLeft: expect.closeTo(minutes * 60, -2), isFinal });
  });
});

test('asking for the end does not put it off; any other operation does', async () => {
  const headers = await arrange({ seenAt: inMinutes(-29) });
  await end(headers);
  expect((await end(headers))?.secondsLeft).toBeLessThanOrEqual(60);

  await graphql(testApp.app, '{ viewer { account } }', {}, headers);

  expect((await end(headers))?.secondsLeft).toBeGreaterThan(29 * 60);
});

test.each([
  ['nobody', async () => ({})],
  ['a session that is over', () => arrange({ seenAt: inMinutes(-30) })],
])('%s has no end', async (_name, headers) => {
  expect(await end(await headers())).toBeNull();
});
