import { describe, expect, test } from 'vitest';
import { loadFontsFor } from './fonts.ts';
import type { Letter } from './letter.ts';
import { outlineOf } from './outline.ts';
import { typeset } from './typeset.ts';
import { directedRuns } from './visual-order.ts';

async function lettersOf(text: string): Promise<Letter[]> {
  return typeset(text, 'en', await loadFontsFor([text]));
}

/** The letters as they stand on paper, from left to right. */
async function shown(text: string): Promise<string> {
  const line = { kind: 'text', x: 0, y: 0, size: 1, tint: 'ink', letters: await lettersOf(text) } as const;
  const placed = directedRuns(line).flat();
  return placed
    .toSorted((one, other) => one.x - other.x)
    .map((letter) => letter.text)
    .join('');
}

describe('on paper, from left to right,', () => {
  test.each([
    ['Latin stays as it is', 'Ada 12', 'Ada 12'],
    ['Arabic runs the other way', '\u0633\u0627\u0631\u0629', '\u0629\u0631\u0627\u0633'],
    ['Hebrew among Latin runs the other way', 'Ada \u05D0\u05D1 Bo', 'Ada \u05D1\u05D0 Bo'],
    ['a number after Hebrew follows it to the left', 'Ada \u05D0\u05D1 12', 'Ada 12 \u05D1\u05D0'],
    ['words among Latin change places', 'A \u05D0 \u05D1 B', 'A \u05D1 \u05D0 B'],
    ['numbers within Hebrew keep their order', '\u05D0\u05D1 12', '12 \u05D1\u05D0'],
    ['Latin within Hebrew keeps its order', '\u05D0 Ada \u05D1', '\u05D1 Ada \u05D0'],
  ])('%s', async (_name, text, expected) => {
    expect(await shown(text)).toBe(expected);
  });
});

describe('a letter is shaped beside its neighbours:', () => {
  test('Arabic letters join', async () => {
    const [alone] = await lettersOf('\u0633');
    const [joined] = await lettersOf('\u0633\u0633');

    expect(joined?.outline).not.toEqual(alone?.outline);
  });

  test('a joiner that is none keeps them apart', async () => {
    const [joined] = await lettersOf('\u0633\u0633');
    const [apart] = await lettersOf('\u0633\u200C\u0633');

    expect(joined?.outline).not.toEqual(apart?.outline);
  });

  test('a conjunct of Devanagari is narrower than its letters', async () => {
    const width = (letters: readonly Letter[]) => letters.reduce((sum, letter) => sum + letter.width, 0);

    expect(width(await lettersOf('क्ष'))).toBeLessThan(width(await lettersOf('कष')));
  });

  test('a bracket within a text from right to left faces the other way', async () => {
    const { latin } = await loadFontsFor([]);
    const [bracket] = await lettersOf('(\u05D0)');

    const { path } = latin.outlines.glyphForCodePoint(')'.codePointAt(0) ?? 0);
    expect(bracket).toMatchObject({ text: '(', outline: outlineOf(path, latin.outlines.unitsPerEm) });
  });
});
