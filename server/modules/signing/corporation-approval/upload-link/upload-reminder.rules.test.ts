import { expect, test } from 'vitest';
import { dueReminderSince } from './upload-reminder.rules.ts';

const WAITING_SINCE = new Date('2026-11-01T12:00:00Z');
const HOUR = 3_600_000;
const after = (days: number, hours = 0) => new Date(WAITING_SINCE.getTime() + days * 24 * HOUR + hours * HOUR);

test.each([
  ['before a week has passed', after(7, -1), undefined],
  ['after a week', after(7), after(7)],
  ['a week later, which is too late', after(14), undefined],
  ['after three weeks', after(21), after(21)],
  ['just before the last chance', after(28, -1), after(21)],
  ['after four weeks', after(28), undefined],
])('a reminder %s', (_when, now, due) => {
  expect(dueReminderSince(WAITING_SINCE, now)).toEqual(due);
});
