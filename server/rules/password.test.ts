import { expect, test } from 'vitest';
import { isPassword } from './password.ts';

test.each([
  ['lower, upper, digit', 'Abcdefg1', true],
  ['lower, upper, special', 'Abcdefg!', true],
  ['lower, digit, special', 'abcdef1!', true],
  ['upper, digit, special', 'ABCDEF1!', true],
  ['the longest', 'Abcdefghijklmn1!', true],
  ['one too short', 'Abcdef1', false],
  ['one too long', 'Abcdefghijklmn12!', false],
  ['two classes only', 'abcdefg1', false],
  ['a space', 'Abc def1', false],
  ['a control character', 'Abcdef1\n', false],
  ['a letter outside ASCII', 'Äbcdefg1', false],
  ['nothing', '', false],
])('%s', (_name, text, expected) => {
  expect(isPassword(text)).toBe(expected);
});
