import { expect, test } from 'vitest';
import type { FontName } from '#rules/printable-ranges.ts';
import { rangesOf } from '#rules/printable-text.ts';
import { FONT_FILES } from './font-files.ts';
import { loadFonts, loadFontsFor, printableBy } from './fonts.ts';

test.each(Object.keys(FONT_FILES) as FontName[])('the listed characters of the font %s are those it prints', (name) => {
  const listed = rangesOf(name).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );

  expect(listed).toEqual(printableBy(name, loadFonts()[name].outlines));
});

test.each([
  ['Chinese and Latin', ['欧阳', 'Łukasz'], false],
  ['Arabic among them', ['欧阳', 'سارة'], true],
  ['Devanagari', ['अर्जुन'], true],
])('the shaper is loaded only for letters that need it: %s', async (_name, texts, isLoaded) => {
  expect((await loadFontsFor(texts)).shaping !== undefined).toBe(isLoaded);
});
