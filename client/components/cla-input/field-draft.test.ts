import { describe, expect, test } from 'vitest';
import { type FieldDraft, titleWithType, toFieldInputs, translateFields } from './field-draft.ts';

const INDIVIDUAL = { type: 'INDIVIDUAL', language: 'ZH' } as const;
const CORPORATION = { type: 'CORPORATION', language: 'EN' } as const;

function row(facts: Partial<FieldDraft> = {}): FieldDraft {
  return { type: '', title: '', description: '', required: false, ...facts };
}

describe('titleWithType', () => {
  test.each<{ rule: string; field: FieldDraft; type: FieldDraft['type']; title: string }>([
    { rule: 'gives a blank row the default title', field: row(), type: 'telephone', title: '个人电话' },
    {
      rule: 'replaces the default title of the type before',
      field: row({ type: 'telephone', title: '个人电话' }),
      type: 'fax',
      title: '个人传真',
    },
    {
      rule: 'keeps a title that the community wrote',
      field: row({ type: 'telephone', title: '手机' }),
      type: 'fax',
      title: '手机',
    },
    { rule: 'keeps the title when no type is chosen', field: row({ title: '手机' }), type: '', title: '手机' },
  ])('$rule', ({ field, type, title }) => {
    expect(titleWithType(field, type, INDIVIDUAL)).toBe(title);
  });
});

test('fields taken over from another language have its default titles, and keep what was written', () => {
  const fields = [row({ type: 'telephone', title: '个人电话' }), row({ type: 'fax', title: '传真（可不填）' })];

  const english = translateFields(fields, INDIVIDUAL, { ...INDIVIDUAL, language: 'EN' });

  expect(english.map(({ title }) => title)).toEqual(['Personal phone', '传真（可不填）']);
});

test('the service gets the default fields first, all required, then the others in their order', () => {
  const fields = [
    row({ type: 'fax', title: ' Fax ', description: ' Optional ', required: false }),
    row({ type: 'telephone', title: 'Phone', required: true }),
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
