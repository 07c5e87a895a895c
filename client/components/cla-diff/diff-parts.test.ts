import { expect, test } from 'vitest';
import { type DiffPart, foldParts, toParts } from './diff-parts.ts';
import { buildParagraph } from './testing/build-diff.ts';

const SAME = buildParagraph('第一条');
const CHANGED = buildParagraph('第[二]条', '第[三]条');

/** Builds paragraphs: `=` is unchanged, `~` is changed. */
const paragraphs = (text: string) => [...text].map((sign) => (sign === '=' ? SAME : CHANGED));

/** Writes parts as text; a number is a fold of that many paragraphs. */
function shown(parts: readonly DiffPart[]): string {
  return parts
    .map((part) => (part.kind === 'fold' ? part.paragraphs.length : { same: '=', change: '~' }[part.kind]))
    .join('');
}

test.each([
  ['', ''],
  ['~', '~'],
  ['~=~', '~=~'],
  ['~==~', '~==~'],
  ['~===~', '~===~'],
  ['~====~', '~=2=~'],
  ['=====~', '4=~'],
  ['~==========', '~=9'],
  ['==', '2'],
  ['=~~====~=', '=~~=2=~='],
])(
  'of %s is shown %s: unchanged paragraphs away from a change are folded, unless there is only one',
  (text, folded) => {
    expect(shown(foldParts(toParts(paragraphs(text))))).toBe(folded);
  },
);

test('changes are numbered consecutively from 1', () => {
  const numbers = toParts(paragraphs('=~=~~')).flatMap((part) => (part.kind === 'change' ? [part.number] : []));

  expect(numbers).toEqual([1, 2, 3]);
});
