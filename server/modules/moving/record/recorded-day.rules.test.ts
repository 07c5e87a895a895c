import { expect, test } from 'vitest';
import { recordedDay } from './recorded-day.rules.ts';

test.each([
  ['a past day', '2019-05-04', '2026-11-29T12:00:00Z', '2019-05-04'],
  ['today', '2026-11-29', '2026-11-29T12:00:00Z', '2026-11-29'],
  ['today in China, where UTC is a day behind', '2026-11-30', '2026-11-29T20:00:00Z', '2026-11-29'],
  ['tomorrow where no day is so far ahead', '2026-11-30', '2026-11-29T09:59:00Z', undefined],
  ['the day after tomorrow', '2026-12-01', '2026-11-29T23:00:00Z', undefined],
  ['a day that does not exist', '2021-02-30', '2026-11-29T12:00:00Z', undefined],
  ['a day before all others', '1969-12-31', '2026-11-29T12:00:00Z', undefined],
  ['no day', '29 Nov 2026', '2026-11-29T12:00:00Z', undefined],
])('%s', (_what, given, now, day) => {
  expect(recordedDay(given, new Date(now))).toBe(day);
});
