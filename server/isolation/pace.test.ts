import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPace, OutOfTimeError } from './pace.ts';

test('long work lets what waits go first', async () => {
  const pace = createPace();
  let others = 0;
  const waiting = setImmediate().then(() => (others += 1));
  const start = performance.now();
  const isOver = (): boolean => others > 0 || performance.now() - start > 1000;
  while (!isOver()) {
    await pace();
  }

  expect(others).toBe(1);
  await waiting;
});

test('work that is out of time ends at its next step', async () => {
  const until = new Date();
  const pace = createPace({ until, now: () => new Date() });

  await expect(pace()).rejects.toThrow(OutOfTimeError);
});
