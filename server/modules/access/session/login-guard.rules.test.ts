import { describe, expect, test } from 'vitest';
import { countFailure, frozenSeconds } from './login-guard.rules.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);
const later = (seconds: number): Date => ago(-seconds);

describe('a failure', () => {
  test.each([
    ['the first', { failures: 0, failedAt: new Date(0) }, { failures: 1, frozenUntil: null }],
    ['the fourth', { failures: 3, failedAt: ago(10) }, { failures: 4, frozenUntil: null }],
    ['the fifth freezes', { failures: 4, failedAt: ago(299) }, { failures: 0, frozenUntil: later(300) }],
    ['after five quiet minutes is the first', { failures: 4, failedAt: ago(300) }, { failures: 1, frozenUntil: null }],
  ])('%s', (_name, count, expected) => {
    expect(countFailure(count, 5, NOW)).toEqual({ ...expected, failedAt: NOW });
  });
});

test.each([
  ['never frozen', null, 0],
  ['frozen', later(0.5), 1],
  ['frozen until now', NOW, 0],
  ['frozen in the past', ago(1), 0],
])('%s', (_name, frozenUntil, seconds) => {
  expect(frozenSeconds({ failures: 0, failedAt: NOW, frozenUntil }, NOW)).toBe(seconds);
});
