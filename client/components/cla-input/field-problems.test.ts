import { expect, test } from 'vitest';
import type { FieldDraft } from './field-draft.ts';
import { findFieldProblems, type FieldRowProblems } from './field-problems.ts';

const OWNER = { type: 'INDIVIDUAL', language: 'ZH' } as const;

function row(facts: Partial<FieldDraft>): FieldDraft {
  return { key: '1', type: 'fax', title: '传真', description: '', required: false, ...facts };
}

test.each<{ rule: string; fields: FieldDraft[]; problems: FieldRowProblems | undefined }>([
  { rule: 'a type and a title are enough', fields: [row({})], problems: undefined },
  {
    rule: 'both are required',
    fields: [row({ type: '', title: ' ' })],
    problems: { type: 'required', title: 'required' },
  },
  {
    rule: 'a type does not repeat',
    fields: [row({ key: '0', title: '传真一' }), row({ title: '传真二' })],
    problems: { type: 'repeated' },
  },
  {
    rule: 'a title does not repeat, however it is typed',
    fields: [row({ key: '0', type: 'address', title: 'Fax ' }), row({ title: 'ＦＡＸ' })],
    problems: { title: 'repeated' },
  },
  { rule: 'a title is not that of a default field', fields: [row({ title: '姓名' })], problems: { title: 'repeated' } },
  {
    rule: 'nor that of a default field in the other language',
    fields: [row({ title: 'name' })],
    problems: { title: 'repeated' },
  },
  { rule: 'the longest title fits', fields: [row({ title: '长'.repeat(50) })], problems: undefined },
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
  expect(findFieldProblems(fields, OWNER).get('1')).toEqual(problems);
});

test('of two rows that repeat the later one is wrong', () => {
  const fields = [row({ key: '0' }), row({ key: '1' })];

  expect([...findFieldProblems(fields, OWNER).keys()]).toEqual(['1']);
});
