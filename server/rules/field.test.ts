import { describe, expect, test } from 'vitest';
import { fieldProblem } from './field-value.ts';
import { FIELD_TYPES, FIELDS, type FieldType, localizedFieldTitle } from './field.ts';

describe('fieldProblem', () => {
  test.each<[string, { type: FieldType; required: boolean }, string, string | undefined]>([
    ['a required value is given', { type: 'name', required: true }, 'A Signer', undefined],
    ['an optional value is left out', { type: 'fax', required: false }, '', undefined],
    ['a required value is empty', { type: 'name', required: true }, '', 'required'],
    ['a required value is blank', { type: 'name', required: true }, ' \u3000', 'required'],
    ['the longest value fits', { type: 'address', required: true }, '址'.repeat(100), undefined],
    ['a value is one too long', { type: 'address', required: true }, '址'.repeat(101), 'too_long'],
    ['characters outside the basic plane count once', { type: 'name', required: true }, '𬀩'.repeat(100), undefined],
    ['decomposed letters count as one', { type: 'name', required: true }, 'ž'.normalize('NFD').repeat(100), undefined],
    ['a conjunct counts once', { type: 'telephone', required: true }, 'क्षि'.repeat(15), undefined],
    ['S24: a legal name may have 100 characters', { type: 'name', required: true }, 'a'.repeat(100), undefined],
    [
      'S25: a telephone number may have an extension',
      { type: 'telephone', required: true },
      '+1 212 555 0100 ext. 89',
      undefined,
    ],
    ['what only has invisible characters is blank', { type: 'name', required: true }, '\u200B\u00AD', 'required'],
    ['punctuation is legal', { type: 'name', required: true }, `O'Neil & "Sons" <x/y>`, undefined],
    ['a line break is not', { type: 'address', required: true }, 'one\ntwo', 'control_character'],
    ['a null character is not', { type: 'title', required: false }, 'a\u0000b', 'control_character'],
    ['half a character is not', { type: 'title', required: false }, 'a\ud83d', 'control_character'],
  ])('%s', (_name, field, value, problem) => {
    expect(fieldProblem(field, value)).toBe(problem);
  });

  test.each(FIELD_TYPES)('%s takes as many characters as its row allows', (type) => {
    const { maxLength } = FIELDS[type];

    expect(fieldProblem({ type, required: false }, 'x'.repeat(maxLength))).toBeUndefined();
    expect(fieldProblem({ type, required: false }, 'x'.repeat(maxLength + 1))).toBe('too_long');
  });
});

describe('localizedFieldTitle', () => {
  test.each([
    [
      'a default title follows the reader',
      { type: 'telephone', title: 'Personal phone' },
      'individual',
      'zh',
      '个人电话',
    ],
    ['in the other direction too', { type: 'telephone', title: '个人电话' }, 'individual', 'en', 'Personal phone'],
    [
      'a company has its own titles, in the words of the service',
      { type: 'address', title: '公司地址' },
      'corporation',
      'en',
      'Company address',
    ],
    [
      'a title of the community stays',
      { type: 'title', title: 'Role in the project' },
      'individual',
      'zh',
      'Role in the project',
    ],
  ] as const)('%s', (_name, field, claType, language, title) => {
    expect(localizedFieldTitle(field, claType, language)).toBe(title);
  });
});
