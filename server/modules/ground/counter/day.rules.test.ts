import { expect, test } from 'vitest';
import { nextDay, secondsToNextDay } from './day.rules.ts';

test.each([
  ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z', 86_400],
  ['2026-12-31T23:59:59.500Z', '2027-01-01T00:00:00.000Z', 1],
])('after %s the next day begins at %s', (now, next, seconds) => {
  expect(nextDay(new Date(now)).toISOString()).toBe(next);
  expect(secondsToNextDay(new Date(now))).toBe(seconds);
});
