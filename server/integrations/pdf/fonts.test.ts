import { expect, test } from 'vitest';
import { rangesOf } from '#rules/printable-text.ts';
import { EXTENSIONS, openPart, partOf } from './extension-hanzi.ts';
import { FONT_FILES, type HeldFont } from './font-files.ts';
import { loadFonts, loadFontsFor, printableBy } from './fonts.ts';

test.each(Object.keys(FONT_FILES) as HeldFont[])('the listed characters of the font %s are those it prints', (name) => {
  const listed = rangesOf(name).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );

  expect(listed).toEqual(printableBy(name, loadFonts()[name].outlines));
});

// Opening all parts takes ten seconds on a busy machine.
test(
  'HanaMin B has exactly the listed hanzi of the extensions, each in the part that is opened for it',
  { timeout: 120_000 },
  () => {
    const listed = rangesOf('extensionHanzi').flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    const parts = Map.groupBy(listed, (codePoint) => partOf(String.fromCodePoint(codePoint)));

    expect(listed).toEqual(
      Object.values(EXTENSIONS).flatMap(([first, last]) => listed.filter((one) => one >= first && one <= last)),
    );
    expect(parts.size).toBe(62);
    for (const [part, codePoints] of parts) {
      expect(
        openPart(part).characterSet.toSorted((one, other) => one - other),
        part,
      ).toEqual(codePoints);
    }
  },
);

test('only hanzi that no held font has are read from HanaMin B, whatever selects their variant', async () => {
  const fonts = await loadFontsFor(['欧阳𠮷𡃁\u{20001}', '\u{2CEB1}\u{E0100}']);

  expect([...fonts.extensionHanzi.keys()]).toEqual(['\u{20001}', '\u{2CEB1}']);
});

test.each([
  ['Chinese and Latin', ['欧阳', 'Łukasz'], false],
  ['Arabic among them', ['欧阳', 'سارة'], true],
  ['Devanagari', ['अर्जुन'], true],
])('the shaper is loaded only for letters that need it: %s', async (_name, texts, isLoaded) => {
  expect((await loadFontsFor(texts)).shaping !== undefined).toBe(isLoaded);
});
