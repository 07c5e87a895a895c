import { expect, test } from 'vitest';
import { compareVerdicts, labelVerdict, LATE_MS, readAgainIn } from './compare-verdicts.rules.ts';

const HOUR_MS = 3_600_000;

test.each([
  ['covered', 'covered', 0, 'agrees', LATE_MS],
  ['uncovered', 'uncovered', LATE_MS, 'agrees', null],
  ['covered', 'uncovered', LATE_MS, 'differs', null],
  ['uncovered', 'covered', 0, 'differs', LATE_MS],
  ['pending', 'uncovered', 0, 'open', 60_000],
  ['pending', 'uncovered', LATE_MS, 'agrees', LATE_MS],
  ['pending', 'covered', LATE_MS, 'differs', LATE_MS],
  ['missing', 'covered', HOUR_MS, 'open', HOUR_MS],
  ['missing', 'covered', 12 * HOUR_MS, 'open', null],
  ['covered', 'unknown', LATE_MS, 'open', null],
  ['covered', 'pending', LATE_MS, 'open', null],
] as const)('%s and %s after %i ms: %s, read again in %s', (old, verdict, age, result, again) => {
  expect(compareVerdicts({ old, verdict, age })).toBe(result);
  expect(readAgainIn({ old, verdict, age })).toBe(again);
});

test.each([
  [['CLA: Yes', 'bug'], 'covered'],
  [['cla: no'], 'uncovered'],
  [['cla: yes', 'cla: no'], 'missing'],
  [['bug'], 'missing'],
] as const)('labels %j: %s', (labels, expected) => {
  expect(labelVerdict(labels, { covered: 'cla: yes', uncovered: 'cla: no' })).toBe(expected);
});
