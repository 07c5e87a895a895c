import { expect, test } from 'vitest';
import { noticesDueAt } from './employee-notice.rules.ts';

const at = (time: string) => new Date(`2026-11-${time}:00.000Z`);
const NEVER = null;

test.each([
  ['each', '22T10:00', at('22T09:59'), '22T10:00'],
  ['quarter_hourly', '22T10:00', NEVER, '22T10:00'],
  ['quarter_hourly', '22T10:00', at('22T09:45'), '22T10:00'],
  ['quarter_hourly', '22T10:00', at('22T09:46'), '22T10:01'],
  ['quarter_hourly', '22T10:00', at('22T10:00'), '22T10:15'],
  ['daily', '22T00:59', NEVER, '22T01:00'],
  ['daily', '22T01:00', NEVER, '23T01:00'],
  ['daily', '30T10:00', at('30T01:00'), '31T01:00'],
] as const)('%s: what waits since %s, after the mail of %s, leaves at %s', (choice, since, lastMailAt, due) => {
  // The day after 30 November is 1 December, which the month above cannot say.
  const expected = due === '31T01:00' ? new Date('2026-12-01T01:00:00.000Z') : at(due);

  expect(noticesDueAt(choice, { since: at(since), lastMailAt })).toEqual(expected);
});

test('none: nothing leaves', () => {
  expect(noticesDueAt('none', { since: at('22T10:00'), lastMailAt: NEVER })).toBeNull();
});
