import { expect, test } from 'vitest';
import { createTurns, type TakeTurn } from './take-turns.ts';

const LIMITS = { concurrent: 2, waitingPerOwner: 3, waitingBytes: 100 };

/** Work that ends on request, and the order in which pieces have started. */
function observe(takeTurn: TakeTurn) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: string, bytes = 1): Promise<void> =>
    takeTurn({ owner, bytes }, () => {
      started.push(owner);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const finishAll = async (asked: readonly Promise<void>[]): Promise<void> => {
    const all = Promise.all(asked);
    for (let ended = 0; ended < asked.length; ended += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    await all;
  };
  return { started, ask, finishAll };
}

test('an owner who asks once waits for one piece of another, not for all of them', async () => {
  const { started, ask, finishAll } = observe(createTurns(LIMITS));
  const greedy = Array.from({ length: 5 }, () => ask('greedy'));

  const asked = [...greedy, ask('modest'), ask('third')];

  expect(started).toEqual(['greedy', 'greedy']);
  await finishAll(asked);
  expect(started).toEqual(['greedy', 'greedy', 'greedy', 'modest', 'third', 'greedy', 'greedy']);
});

test.each<[string, string[], number, [string, number], [string, number]]>([
  ['pieces of one owner', ['a', 'a', 'a', 'a', 'a'], 1, ['a', 1], ['b', 1]],
  ['bytes of everybody', ['a', 'a', 'b', 'c'], 40, ['d', 21], ['d', 20]],
])('too many %s are refused at once, others are not', async (_name, owners, bytes, tooMuch, enough) => {
  const { ask, finishAll } = observe(createTurns(LIMITS));
  const asked = owners.map((owner) => ask(owner, bytes));

  await expect(ask(...tooMuch)).rejects.toMatchObject({ code: 'too_many_request', details: { retryAfter: 10 } });

  await finishAll([...asked, ask(...enough)]);
});

test('work that fails gives its place to the next, and what has waited frees its bytes', async () => {
  const takeTurn = createTurns({ ...LIMITS, concurrent: 1 });
  const fail = () => takeTurn({ owner: 'a', bytes: 100 }, () => Promise.reject(new Error('broken')));

  for (let round = 0; round < 3; round += 1) {
    const results = await Promise.allSettled([fail(), fail()]);

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(results[1]).toMatchObject({ reason: { message: 'broken' } });
  }
});
