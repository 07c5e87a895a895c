import { expect, test } from 'vitest';
import { isPassword, keepsPasswordRule, PASSWORD_RULES } from './password.ts';

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

test.each([
  ['', []],
  ['abc', ['characters']],
  ['abcdefgh', ['length', 'characters']],
  ['abc DEF1', ['length', 'classes']],
  ['aB1', ['classes', 'characters']],
  ['Abcdefg1', ['length', 'classes', 'characters']],
])('"%s" keeps the rules %j', (text, kept) => {
  expect(PASSWORD_RULES.filter((rule) => keepsPasswordRule(text, rule))).toEqual(kept);
});
