import { expect, test } from 'vitest';
import type { JudgedSubject } from '#server/modules/gate/evaluation/judgement.ts';
import { compareVerdicts, labelVerdict, LATE_MS, readAgainIn, reasonOf } from './compare-verdicts.rules.ts';

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

const SIGNED: JudgedSubject = {
  role: 'author',
  email: 'somebody@example.org',
  account: null,
  assurance: 'a2',
  vouchedBy: [],
  covered: true,
  required: true,
  rule: { kind: 'signing', entry: null },
  missing: null,
  step: null,
};
const by = (kind: 'exemption' | 'import' | 'bot'): JudgedSubject => ({ ...SIGNED, rule: { kind, entry: null } });
const without = (missing: 'expired' | 'not_signed', required = true): JudgedSubject => ({
  ...SIGNED,
  covered: false,
  rule: null,
  missing,
  required,
});

test.each([
  ['everybody has signed', 'covered', [SIGNED], null, 'signing'],
  ['somebody was imported', 'covered', [SIGNED, by('import')], null, 'import'],
  ['somebody is exempt, another one imported', 'covered', [by('import'), by('exemption')], null, 'exemption'],
  ['a bot', 'covered', [by('bot')], null, 'bot'],
  ['nobody is asked', 'covered', [without('not_signed', false)], null, 'nobody_asked'],
  ['the first gap', 'uncovered', [SIGNED, without('expired'), without('not_signed')], null, 'expired'],
  [
    'a gap of somebody who is only shown',
    'uncovered',
    [without('expired', false), without('not_signed')],
    null,
    'not_signed',
  ],
  ['somebody set it', 'uncovered', [SIGNED], 'example-manager', 'override'],
] as const)('the reason when %s', (_what, verdict, subjects, overriddenBy, expected) => {
  const judgement = { verdict, complete: true, commits: [{ sha: '1', subject: null, subjects }] };
  expect(reasonOf({ verdict, judgement, overriddenBy })).toBe(expected);
});
