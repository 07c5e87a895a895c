import { expect, test } from 'vitest';
import { CUSTOM_FIELD_TYPES, DEFAULT_FIELD_TYPES, NEEDED_FIELD_TYPES } from './cla-fields.ts';

test('a CLA begins with these fields, in this order', () => {
  expect(DEFAULT_FIELD_TYPES).toEqual({
    individual: ['name', 'email'],
    corporation: ['authorized', 'title', 'corporationName', 'email'],
  });
});

test('a community may add these fields, in this order', () => {
  expect(CUSTOM_FIELD_TYPES).toEqual({
    individual: ['telephone', 'address', 'fax', 'date', 'title'],
    corporation: ['telephone', 'address', 'fax', 'date'],
  });
});

test('of the default fields, a community may drop only the title of the representative', () => {
  expect(NEEDED_FIELD_TYPES).toEqual({
    individual: ['name', 'email'],
    corporation: ['authorized', 'corporationName', 'email'],
  });
});
