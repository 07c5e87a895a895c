import { expect, test } from 'vitest';
import { isStorableText } from './storable-text.ts';

test.each([
  ['', true],
  ['王小明 👩‍👩‍👧‍👦', true],
  ['a\u0000b', false],
  ['閑\uDEDEᄌ', false],
  ['\uD800', false],
])('%j can be stored: %s', (text, isStorable) => {
  expect(isStorableText(text)).toBe(isStorable);
});
