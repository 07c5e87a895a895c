import { expect, test } from 'vitest';
import { clockText, dayText, periodText, timeText, type TimeStyle } from './time-text.ts';
import { utcDay } from './utc-day.ts';

/** Before dawn of the 29th in Shanghai. */
const MOMENT = new Date('2026-11-28T20:04:00Z');

test.each<[TimeStyle, string, string, string]>([
  [{ language: 'en', timeZone: 'UTC' }, '28 November 2026 (UTC)', '28 November 2026, 20:04 UTC', '20:04 UTC'],
  [{ language: 'zh', timeZone: 'UTC' }, '2026年11月28日（UTC）', '2026年11月28日 20:04（UTC）', '20:04（UTC）'],
  [
    { language: 'en', timeZone: 'Asia/Shanghai', hasShortMonth: true },
    '29 Nov 2026 (GMT+8)',
    '29 Nov 2026, 04:04 GMT+8',
    '04:04 GMT+8',
  ],
])('a moment in %o has its zone beside it', (style, day, time, clock) => {
  expect([dayText(MOMENT, style), timeText(MOMENT, style), clockText(MOMENT, style)]).toEqual([day, time, clock]);
});

test('midnight is the first hour of its day', () => {
  const midnight = new Date('2026-11-28T00:00:00Z');

  expect(timeText(midnight, { language: 'en', timeZone: 'UTC' })).toBe('28 November 2026, 00:00 UTC');
});

test('a period is named by its first day in UTC, or its month', () => {
  const start = new Date('2026-11-01T00:00:00Z');

  expect(periodText(start, 'en', 'DAY')).toBe('1 Nov 2026');
  expect(periodText(start, 'zh', 'DAY')).toBe('2026年11月1日');
  expect(periodText(start, 'en', 'MONTH')).toBe('Nov 2026');
});

test('a stored day is one of UTC, and what is no day stays as it is', () => {
  expect(utcDay('2026-11-28', 'en')).toBe('28 November 2026 (UTC)');
  expect(['', '3/4/2026', '2026-13-40'].map((day) => utcDay(day, 'zh'))).toEqual(['', '3/4/2026', '2026-13-40']);
});
