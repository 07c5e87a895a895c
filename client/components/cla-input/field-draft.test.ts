import { describe, expect, test } from 'vitest';
import { addField, chooseType, type FieldDraft, moveField, toFieldInputs, translateFields } from './field-draft.ts';

const INDIVIDUAL = { type: 'INDIVIDUAL', language: 'ZH' } as const;
const CORPORATION = { type: 'CORPORATION', language: 'EN' } as const;

function row(key: string, facts: Partial<FieldDraft> = {}): FieldDraft {
  return { key, type: '', title: '', description: '', required: false, ...facts };
}

test('a new row is blank and not required', () => {
  expect(addField([row('4')])).toEqual([row('4'), row('5')]);
});

describe('chooseType', () => {
  test.each<{ rule: string; field: FieldDraft; type: FieldDraft['type']; title: string }>([
    { rule: 'gives a blank row the default title', field: row('0'), type: 'telephone', title: '个人电话' },
    {
      rule: 'replaces the default title of the type before',
      field: row('0', { type: 'telephone', title: '个人电话' }),
      type: 'fax',
      title: '个人传真',
    },
    {
      rule: 'keeps a title that the community wrote',
      field: row('0', { type: 'telephone', title: '手机' }),
      type: 'fax',
      title: '手机',
    },
    { rule: 'keeps the title when no type is chosen', field: row('0', { title: '手机' }), type: '', title: '手机' },
  ])('$rule', ({ field, type, title }) => {
    expect(chooseType(field, type, INDIVIDUAL)).toMatchObject({ type, title });
  });
});

test.each([
  ['down', 'a', 1, 'bac'],
  ['to the end', 'a', 2, 'bca'],
  ['up', 'c', 0, 'cab'],
  ['nowhere beyond the start', 'a', -1, 'abc'],
  ['nowhere beyond the end', 'c', 3, 'abc'],
])('a row moves %s', (_name, key, to, order) => {
  const fields = [row('a'), row('b'), row('c')];

  expect(
    moveField(fields, key, to)
      .map((field) => field.key)
      .join(''),
  ).toBe(order);
});

test('fields taken over from another language have its default titles, and keep what was written', () => {
  const fields = [
    row('0', { type: 'telephone', title: '个人电话' }),
    row('1', { type: 'fax', title: '传真（可不填）' }),
  ];

  const english = translateFields(fields, INDIVIDUAL, { ...INDIVIDUAL, language: 'EN' });

  expect(english.map(({ title }) => title)).toEqual(['Personal phone', '传真（可不填）']);
});

test('the service gets the default fields first, all required, then the others in their order', () => {
  const fields = [
    row('1', { type: 'fax', title: ' Fax ', description: ' Optional ', required: false }),
    row('0', { type: 'telephone', title: 'Phone', required: true }),
  ];

  expect(toFieldInputs(fields, CORPORATION)).toEqual([
    { type: 'AUTHORIZED', title: 'Authorized Representative', description: '', required: true },
    { type: 'TITLE', title: 'Title', description: '', required: true },
    { type: 'CORPORATION_NAME', title: 'Corporation Name', description: '', required: true },
    { type: 'EMAIL', title: 'E-Mail', description: '', required: true },
    { type: 'FAX', title: 'Fax', description: 'Optional', required: false },
    { type: 'TELEPHONE', title: 'Phone', description: '', required: true },
  ]);
});
