import { expect, test } from 'vitest';
import { findUnprintable } from '#rules/printable-text.ts';
import { SURELY_PRINTABLE } from './use-unprintable.ts';

test('what is taken without the list of characters can be printed', () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const sure = characters.filter((character) => SURELY_PRINTABLE.test(character));

  expect(sure.length).toBeGreaterThan(20_000);
  expect(findUnprintable(sure.join(''))).toBeUndefined();
});
