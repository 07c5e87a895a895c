import { expect, test } from 'vitest';
import type { JudgedSubject } from '#server/modules/gate/evaluation/judgement.ts';
import { reasonOf } from './difference-reason.ts';

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
