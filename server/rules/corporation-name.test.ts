import { expect, test } from 'vitest';
import { normalizeCorporationName } from './corporation-name.ts';

test.each([
  ['letter case', 'Example Ltd', 'EXAMPLE LTD', true],
  ['spaces', 'Example  Ltd', ' Example Ltd ', true],
  ['brackets in Chinese and in Latin width', '示例科技（深圳）有限公司', '示例科技(深圳)有限公司', true],
  ['letters in Chinese width', 'Ｅｘａｍｐｌｅ', 'Example', true],
  ['the selector of a hanzi', '辻\u{E0100}本', '辻本', true],
  ['a joiner', 'علی\u200Cرضا', 'علیرضا', true],
  ['a letter', 'Example Ltd', 'Example Ltb', false],
  ['a space between words', 'Example Ltd', 'ExampleLtd', false],
])('names that differ in %s', (_name, one, other, same) => {
  expect(normalizeCorporationName(one) === normalizeCorporationName(other)).toBe(same);
});
