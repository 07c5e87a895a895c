import { expect, test } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { reachRestsUntil, spendReach } from './reach-budget.ts';

const START = Date.UTC(2026, 10, 29);
const MINUTE = 60_000;

const testApp = await createTestApp();

/** Some minutes after the first request. */
function after(minutes: number): AppContext {
  return createSystemContext({ ...testApp.deps, now: () => new Date(START + minutes * MINUTE) });
}

const newPlace = () => ({ connectionId: crypto.randomUUID(), installationId: '1' });

test.each([
  ['147 requests for 49 pages of three lists', [4_900], undefined],
  ['150 requests', [4_900, 1], new Date(START + 10 * MINUTE)],
  ['150 requests for lists without a repository', Array.from({ length: 50 }, () => 0), new Date(START + 10 * MINUTE)],
])('after %s webhooks of an installation rest for the remainder of ten minutes', async (_spent, lists, until) => {
  const place = newPlace();

  for (const repositories of lists) {
    await spendReach(after(0), place, repositories);
  }

  expect(await reachRestsUntil(after(9), place)).toEqual(until);
  expect(await reachRestsUntil(after(10), place)).toBeUndefined();
});

test('a connection and an installation have separate requests', async () => {
  const place = newPlace();
  await spendReach(after(0), place, 5_000);

  expect(await reachRestsUntil(after(1), { ...place, installationId: '2' })).toBeUndefined();
  expect(await reachRestsUntil(after(1), { ...newPlace() })).toBeUndefined();
});
