import { expect, test } from 'vitest';
import { dueNotice } from './cla-notice.rules.ts';

const CREATED = new Date('2026-11-01T00:00:00Z');
const after = (days: number): Date => new Date(CREATED.getTime() + days * 86_400_000);

test.each([
  [30, 0, undefined],
  [30, 22.9, undefined],
  [30, 23, 'reminded'],
  [30, 29.9, 'reminded'],
  [30, 30, 'expired'],
  [30, 300, 'expired'],
  [8, 0.9, undefined],
  [8, 1, 'reminded'],
  [7, 1, undefined],
  [7, 7, 'expired'],
  [0, 0, 'expired'],
])('with a grace period of %d days, after %d days the due notice is: %s', (gracePeriodDays, days, expected) => {
  expect(dueNotice(CREATED, gracePeriodDays, after(days))).toBe(expected);
});
