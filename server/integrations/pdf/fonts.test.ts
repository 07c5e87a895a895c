import { Path2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { rangesOf } from '#rules/printable-text.ts';
import { EXTENSIONS, openPart, partOf, readExtensionHanzi } from './extension-hanzi.ts';
import { FONT_FILES, type HeldFont } from './font-files.ts';
import { loadFonts, loadFontsFor, printableBy } from './fonts.ts';
import { UNITS_PER_EM } from './outline.ts';
import { hanaminFace } from './testing/hanamin-face.ts';
import { blankSheet, compareInk } from './testing/render.ts';

/** Points of an em, so large that the canvas does not adjust the ink of letters to their size. */
const EM = 300;
/** Points below the baseline. */
const DESCENT = 36;

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

test.each(['\u{20001}', '\u{203FF}', '𪚥', '\u{2A701}', '\u{2B7A0}', '\u{2B8FF}', '\u{2CEB1}'])(
  'the hanzi %s of HanaMin B is drawn as the canvas shows it, and is as wide',
  (hanzi) => {
    const { width, outline } = readExtensionHanzi([hanzi]).get(hanzi) ?? { width: 0, outline: [] };
    const [drawn, shown] = [blankSheet(EM, EM), blankSheet(EM, EM)];
    drawn.context.translate(0, DESCENT);
    drawn.context.scale(EM / UNITS_PER_EM, EM / UNITS_PER_EM);
    drawn.context.fillStyle = 'black';
    drawn.context.fill(new Path2D(outline.map(({ type, values }) => `${type}${values.join(' ')}`).join('')));
    shown.context.translate(0, DESCENT);
    shown.context.scale(1, -1);
    shown.context.fillStyle = 'black';
    shown.context.font = `${EM}px "${hanaminFace(hanzi)}"`;
    shown.context.fillText(hanzi, 0, 0);

    const area = { left: 0, bottom: 0, right: EM, top: EM };
    const { expectedInk, difference } = compareInk(drawn.read(), shown.read(), area);

    // The canvas places letters on whole pixels; another glyph differs by more than half.
    expect(difference / expectedInk).toBeLessThan(0.1);
    expect(width).toBe(shown.context.measureText(hanzi).width / EM);
  },
);

test.each([
  ['Chinese and Latin', ['欧阳', 'Łukasz'], false],
  ['Arabic among them', ['欧阳', 'سارة'], true],
  ['Devanagari', ['अर्जुन'], true],
])('the shaper is loaded only for letters that need it: %s', async (_name, texts, isLoaded) => {
  expect((await loadFontsFor(texts)).shaping !== undefined).toBe(isLoaded);
});
