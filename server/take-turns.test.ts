import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

test('no more than the limit run at once, in their order, also after a failure', async () => {
  const inTurn = createTurns(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    running -= 1;
    if (number === 1) {
      throw new Error('failed');
    }
    return number;
  };

  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => inTurn(work(number))));

  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
