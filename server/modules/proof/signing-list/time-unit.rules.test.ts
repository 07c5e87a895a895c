import { expect, test } from 'vitest';
import { periodsBetween, periodStart, stepBack } from './time-unit.rules.ts';

// A Sunday.
const NOW = new Date('2026-11-22T23:59:59Z');

test.each([
  ['day', '2026-11-22', '2026-11-20', 3],
  ['week', '2026-11-16', '2026-11-02', 3],
  ['month', '2026-11-01', '2026-09-01', 3],
  ['month', '2026-11-01', '2025-12-01', 12],
] as const)('a %s begins at %s; %s is %i periods with it', (unit, start, earlier, count) => {
  const last = periodStart(NOW, unit);

  expect(last).toEqual(new Date(start));
  expect(stepBack(last, unit, count - 1)).toEqual(new Date(earlier));
  expect(stepBack(new Date(earlier), unit, 1 - count)).toEqual(last);
  expect(periodsBetween(new Date(earlier), last, unit)).toBe(count);
});

test('a Monday begins its own week', () => {
  expect(periodStart(new Date('2026-11-16T00:00:00Z'), 'week')).toEqual(new Date('2026-11-16'));
});

test('years of one or two digits are not of the twentieth century', () => {
  const start = periodStart(new Date('0050-03-31T12:00:00Z'), 'month');

  expect(start).toEqual(new Date('0050-03-01'));
  expect(stepBack(start, 'month', 3)).toEqual(new Date('0049-12-01'));
});
