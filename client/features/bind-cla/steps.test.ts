import { expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { incompleteBefore, type Missing, missingOf, type StepName } from './steps.ts';
import { COMPLETE_DRAFT } from './testing/complete-draft.ts';

const [CLA] = COMPLETE_DRAFT.clas;

test.each<{ rule: string; step: StepName; draft: Draft; isLocal?: boolean; missing: Missing[] }>([
  { rule: 'nothing is missing', step: 'org', draft: COMPLETE_DRAFT, missing: [] },
  { rule: 'no organisation', step: 'org', draft: EMPTY_DRAFT, missing: ['organization', 'project'] },
  { rule: 'local accounts have no organisation', step: 'org', draft: EMPTY_DRAFT, isLocal: true, missing: ['project'] },
  {
    rule: 'an unchecked repository',
    step: 'org',
    draft: { ...COMPLETE_DRAFT, repository: 'other' },
    missing: ['repository'],
  },
  {
    rule: 'an address that is none',
    step: 'org',
    draft: { ...COMPLETE_DRAFT, projectUrl: 'gitee.com/example' },
    missing: ['project'],
  },
  {
    rule: 'an alias that is too long',
    step: 'org',
    draft: { ...COMPLETE_DRAFT, alias: '社'.repeat(101) },
    missing: ['project'],
  },
  { rule: 'no CLA', step: 'claLink', draft: { ...COMPLETE_DRAFT, clas: [] }, missing: ['cla'] },
  {
    rule: 'a CLA without a text',
    step: 'claLink',
    draft: {
      ...COMPLETE_DRAFT,
      clas: [
        ...COMPLETE_DRAFT.clas,
        {
          type: 'CORPORATION',
          language: 'EN',
          source: { kind: 'url', url: 'https://x', fileName: '' },
          summary: '',
          fields: [],
        },
      ],
    },
    missing: ['claText'],
  },
  {
    rule: 'a field without a type',
    step: 'fields',
    draft: {
      ...COMPLETE_DRAFT,
      clas: CLA === undefined ? [] : [{ ...CLA, fields: [{ type: '', title: 'x', description: '', required: false }] }],
    },
    missing: ['fields'],
  },
  { rule: 'no sender', step: 'email', draft: { ...COMPLETE_DRAFT, senderAddress: '' }, missing: ['sender'] },
])('$rule: $missing', ({ step, draft, isLocal = false, missing }) => {
  expect(missingOf(step, draft, isLocal)).toEqual(missing);
});

test('the check names every incomplete step before it, in their order', () => {
  expect(incompleteBefore('check', EMPTY_DRAFT, true).map(({ step }) => step.name)).toEqual([
    'org',
    'claLink',
    'email',
  ]);
  expect(incompleteBefore('check', COMPLETE_DRAFT, false)).toEqual([]);
  expect(incompleteBefore('org', EMPTY_DRAFT, true)).toEqual([]);
});
