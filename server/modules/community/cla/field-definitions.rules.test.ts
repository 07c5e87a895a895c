import { describe, expect, test } from 'vitest';
import type { ClaType } from '#rules/cla-type.ts';
import type { FieldType } from '#rules/field.ts';
import { defineFields, type FieldDefinitionInput } from './field-definitions.rules.ts';

const field = (type: FieldType, more: Partial<FieldDefinitionInput> = {}): FieldDefinitionInput => ({
  type,
  title: type,
  description: '',
  required: true,
  ...more,
});
const INDIVIDUAL = [field('name'), field('email')];
const CORPORATION = [field('authorized'), field('title'), field('corporationName'), field('email')];

describe('fields are accepted', () => {
  test.each<[string, ClaType, readonly FieldDefinitionInput[]]>([
    ['of an individual, the default ones', 'individual', INDIVIDUAL],
    ['of a corporation, the default ones', 'corporation', CORPORATION],
    ['of a corporation without the title', 'corporation', CORPORATION.filter(({ type }) => type !== 'title')],
    ['in another order', 'individual', INDIVIDUAL.toReversed()],
    [
      'of every type that an individual may be asked for',
      'individual',
      [...INDIVIDUAL, ...(['date', 'telephone', 'address', 'fax', 'title'] as const).map((type) => field(type))],
    ],
    [
      'of every type that a corporation may be asked for',
      'corporation',
      [...CORPORATION, ...(['date', 'telephone', 'address', 'fax'] as const).map((type) => field(type))],
    ],
    ['that are optional', 'individual', [...INDIVIDUAL, field('fax', { required: false })]],
    [
      'of the maximum length',
      'individual',
      [...INDIVIDUAL, field('fax', { title: '𬀩'.repeat(50), description: '示'.repeat(200) })],
    ],
  ])('%s', (_name, type, fields) => {
    expect(defineFields(type, fields)).toEqual(fields.map((each, index) => ({ id: String(index), ...each })));
  });

  test('without space around their texts', () => {
    const [name] = defineFields('individual', [
      field('name', { title: ' Name\u3000', description: ' as on the passport ' }),
      field('email'),
    ]);

    expect(name).toMatchObject({ title: 'Name', description: 'as on the passport' });
  });
});

describe('fields are refused', () => {
  test.each<[string, ClaType, readonly FieldDefinitionInput[], string, string]>([
    ['that are missing altogether', 'individual', [], 'bad_request_parameter', 'fields'],
    ['without an e-mail', 'individual', [field('name')], 'bad_request_parameter', 'fields'],
    ['without a name', 'individual', [field('email')], 'bad_request_parameter', 'fields'],
    [
      'whose name is optional',
      'individual',
      [field('name', { required: false }), field('email')],
      'bad_request_parameter',
      'fields',
    ],
    ...(['authorized', 'corporationName', 'email'] as const).map(
      (missing): [string, ClaType, readonly FieldDefinitionInput[], string, string] => [
        `of a corporation without ${missing}`,
        'corporation',
        CORPORATION.filter(({ type }) => type !== missing),
        'bad_request_parameter',
        'fields',
      ],
    ),
    [
      'of a corporation for an individual',
      'individual',
      [...INDIVIDUAL, field('corporationName')],
      'bad_request_parameter',
      'fields.2.type',
    ],
    ['of an individual for a corporation', 'corporation', [field('name')], 'bad_request_parameter', 'fields.0.type'],
    [
      'without a title',
      'individual',
      [...INDIVIDUAL, field('fax', { title: ' \u3000' })],
      'bad_request_parameter',
      'fields.2.title',
    ],
    [
      'with a title that is too long',
      'individual',
      [...INDIVIDUAL, field('fax', { title: 'x'.repeat(51) })],
      'bad_request_parameter',
      'fields.2.title',
    ],
    [
      'with a title of two lines',
      'individual',
      [...INDIVIDUAL, field('fax', { title: 'a\nb' })],
      'bad_request_parameter',
      'fields.2.title',
    ],
    [
      'with a description that is too long',
      'individual',
      [...INDIVIDUAL, field('fax', { description: 'x'.repeat(201) })],
      'bad_request_parameter',
      'fields.2.description',
    ],
    [
      'that repeat a type',
      'individual',
      [...INDIVIDUAL, field('email', { title: 'Other' })],
      'title_type_repeat',
      'fields.2.type',
    ],
    [
      'that repeat a title',
      'individual',
      [...INDIVIDUAL, field('fax', { title: 'name' })],
      'title_type_repeat',
      'fields.2.title',
    ],
    [
      'that repeat a title in another letter case',
      'individual',
      [...INDIVIDUAL, field('fax', { title: ' ＮAME ' })],
      'title_type_repeat',
      'fields.2.title',
    ],
  ])('%s', (_name, type, fields, code, place) => {
    expect(() => defineFields(type, fields)).toThrow(expect.objectContaining({ code, details: { field: place } }));
  });
});
