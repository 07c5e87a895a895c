import { expect, test } from 'vitest';
import type { FieldDraft } from './field-draft.ts';
import { findFieldProblems, type FieldRowProblems, hasFieldProblems } from './field-problems.ts';

const OWNER = { type: 'INDIVIDUAL', language: 'ZH' } as const;

function row(facts: Partial<FieldDraft>): FieldDraft {
  return { type: 'fax', title: '传真', description: '', required: false, ...facts };
}

test.each<{ rule: string; fields: FieldDraft[]; problems: FieldRowProblems }>([
  { rule: 'a type and a title are enough', fields: [row({})], problems: {} },
  {
    rule: 'both are required',
    fields: [row({ type: '', title: ' ' })],
    problems: { type: 'required', title: 'required' },
  },
  {
    rule: 'a type does not repeat',
    fields: [row({ title: '传真一' }), row({ title: '传真二' })],
    problems: { type: 'repeated' },
  },
  {
    rule: 'a title does not repeat, however it is typed',
    fields: [row({ type: 'address', title: 'Fax ' }), row({ title: 'ＦＡＸ' })],
    problems: { title: 'repeated' },
  },
  { rule: 'a title is not that of a default field', fields: [row({ title: '姓名' })], problems: { title: 'repeated' } },
  {
    rule: 'nor that of a default field in the other language',
    fields: [row({ title: 'name' })],
    problems: { title: 'repeated' },
  },
  { rule: 'the longest title fits', fields: [row({ title: '长'.repeat(50) })], problems: {} },
  { rule: 'a longer one does not', fields: [row({ title: '长'.repeat(51) })], problems: { title: 'too_long' } },
  {
    rule: 'a control character is refused',
    fields: [row({ description: 'a\u0007b' })],
    problems: { description: 'control_character' },
  },
  {
    rule: 'a description has its limit',
    fields: [row({ description: '长'.repeat(201) })],
    problems: { description: 'too_long' },
  },
])('$rule', ({ fields, problems }) => {
  expect(findFieldProblems(fields, OWNER).at(-1)).toEqual(problems);
  expect(hasFieldProblems(fields, OWNER)).toBe(Object.keys(problems).length > 0);
});

test('of two rows that repeat the later one is wrong', () => {
  expect(findFieldProblems([row({}), row({})], OWNER)).toEqual([{}, { type: 'repeated', title: 'repeated' }]);
});
