import { expect, test } from 'vitest';
import { isPlainText, normalizePlainText, toTextBlocks } from './plain-text.ts';

test.each([
  [
    'paragraphs',
    'One\nline\n\n\nTwo',
    [
      { kind: 'paragraph', text: 'One\nline' },
      { kind: 'paragraph', text: 'Two' },
    ],
  ],
  [
    'a list under its heading',
    'You keep:\n- the copyright\n* your patents\n\n- and your name',
    [
      { kind: 'paragraph', text: 'You keep:' },
      { kind: 'bullets', items: ['the copyright', 'your patents', 'and your name'] },
    ],
  ],
  [
    'numbers, then bullets',
    '1. read\n2）签署\n10、完成\n• end',
    [
      { kind: 'numbers', items: ['read', '签署', '完成'] },
      { kind: 'bullets', items: ['end'] },
    ],
  ],
  [
    'a version and a dash within words as text',
    '2.0 is out - at last\n-5 degrees',
    [{ kind: 'paragraph', text: '2.0 is out - at last\n-5 degrees' }],
  ],
  [
    'markup as text',
    '<b>bold</b> [a](javascript:alert(1))',
    [{ kind: 'paragraph', text: '<b>bold</b> [a](javascript:alert(1))' }],
  ],
  ['nothing', ' \n ', []],
])('%s', (_name, text, blocks) => {
  expect(toTextBlocks(text)).toEqual(blocks);
});

test.each([
  ['at the limit', '字'.repeat(5), true],
  ['above it', '字'.repeat(6), false],
  ['with line breaks', 'a\nb', true],
  ['with a control character', 'a\u0007', false],
  ['with a tab', 'a\tb', false],
])('a text %s', (_name, text, isAccepted) => {
  expect(isPlainText(normalizePlainText(text), 5)).toBe(isAccepted);
});

test('line breaks of every system become one kind', () => {
  expect(normalizePlainText(' a\r\nb\rc\n')).toBe('a\nb\nc');
});
