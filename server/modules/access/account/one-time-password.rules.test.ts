import { expect, test } from 'vitest';
import { isOneTimePasswordOver, oneTimePasswordEnd, renewalWait } from './one-time-password.rules.ts';

const SENT = new Date('2026-01-01T00:00:00Z');
const after = (milliseconds: number) => new Date(SENT.getTime() + milliseconds);
const HOUR = 3_600_000;
const state = { initialPasswordChanged: false, oneTimePasswordExpiresAt: oneTimePasswordEnd(SENT) };

test.each([
  ['lasts for less than 72 hours', state, 72 * HOUR - 1, false],
  ['is over after 72 hours', state, 72 * HOUR, true],
  ['never ends once its owner has chosen another', { ...state, initialPasswordChanged: true }, 1000 * HOUR, false],
  ['without a stored end, from an older process, goes on', { initialPasswordChanged: false }, 1000 * HOUR, false],
])('a one-time password %s', (_rule, manager, passed, isOver) => {
  expect(isOneTimePasswordOver(manager, after(passed))).toBe(isOver);
});

test.each([
  ['at once', state, 0, 60],
  ['within the minute', state, 59_001, 1],
  ['after a minute', state, 60_000, 0],
  ['when none was recorded', { initialPasswordChanged: false }, 0, 0],
])('a new one waits %s', (_rule, manager, passed, seconds) => {
  expect(renewalWait(manager, after(passed))).toBe(seconds);
});
