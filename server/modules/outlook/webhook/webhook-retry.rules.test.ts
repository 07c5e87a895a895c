import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, nextAttempt } from './webhook-retry.rules.ts';

const NOW = new Date('2026-11-22T08:00:00Z');

test('twelve tries: the first again within a minute, the last after about five hours', () => {
  const waits: number[] = [];
  for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts += 1) {
    waits.push(((nextAttempt(attempts, NOW)?.getTime() ?? Number.NaN) - NOW.getTime()) / 1000);
  }

  expect(MAX_ATTEMPTS).toBe(12);
  expect(waits[0]).toBeLessThanOrEqual(60);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.reduce((sum, wait) => sum + wait) / 3600).toBeCloseTo(5, 0);
  expect(nextAttempt(MAX_ATTEMPTS, NOW)).toBeNull();
});
