import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

const UNKNOWN = { precision: 'unknown', value: null };
const day = (value: string) => ({ precision: 'day', value });
const second = (value: string) => ({ precision: 'second', value });

test.each([
  ['', undefined, undefined, UNKNOWN],
  ['2024-03-04', undefined, undefined, day('2024-03-04')],
  ['2024-02-30', undefined, undefined, undefined],
  ['2024-03-04T05:06:07Z', undefined, undefined, second('2024-03-04T05:06:07.000Z')],
  ['2024-03-04 05:06:07+08:00', undefined, undefined, second('2024-03-03T21:06:07.000Z')],
  ['2024-03-04T05:06:07', undefined, undefined, day('2024-03-04')],
  ['2024-03-04T05:06:07', undefined, 'Asia/Shanghai', second('2024-03-03T21:06:07.000Z')],
  ['2024-07-04T12:00:00', undefined, 'America/New_York', second('2024-07-04T16:00:00.000Z')],
  ['04/03/2024', undefined, undefined, undefined],
  ['04/03/2024', 'DD/MM/YYYY', undefined, day('2024-03-04')],
  ['4/3/2024', 'DD/MM/YYYY', undefined, undefined],
  ['2024-03-04 x', 'YYYY-MM-DD', undefined, undefined],
  ['20240304 0506', 'YYYYMMDD HHmm', 'UTC', second('2024-03-04T05:06:00.000Z')],
] as const)('%j in the format %j and the zone %j', (text, dateFormat, timezone, expected) => {
  expect(readTime(text, { dateFormat, timezone })).toEqual(expected);
});
