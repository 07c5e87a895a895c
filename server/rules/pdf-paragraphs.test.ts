import { expect, test } from 'vitest';
import { toParagraphs } from './pdf-paragraphs.ts';

const WIDTH = 400;

function line(str: string, bottom: number, { width = WIDTH, height = 10 } = {}) {
  return { str, hasEOL: true, width, height, transform: [height, 0, 0, height, 72, bottom] };
}

test('joins the lines of a Latin paragraph with spaces', () => {
  expect(toParagraphs([line('You allow the Recipients', 700), line('to copy it.', 682, { width: 80 })])).toEqual([
    'You allow the Recipients to copy it.',
  ]);
});

test('joins the lines of a Chinese paragraph without spaces', () => {
  expect(toParagraphs([line('您许可接收者复制、修改、', 700), line('发表您的贡献。', 682, { width: 80 })])).toEqual([
    '您许可接收者复制、修改、发表您的贡献。',
  ]);
});

test.each([
  ['a gap', [line('One', 700), line('Two', 660)]],
  ['a short line', [line('One', 700, { width: 90 }), line('Two', 682)]],
  ['another size', [line('One', 700, { height: 16 }), line('Two', 682)]],
  ['a number', [line('1.1 One', 700), line('1.2 Two', 682)]],
])('%s begins a paragraph', (_name, runs) => {
  expect(toParagraphs([...runs, line('', 100)])).toHaveLength(2);
});

test('joins the runs of a line', () => {
  const start = { ...line('Signed ', 700), hasEOL: false };

  expect(toParagraphs([start, line('document', 700)])).toEqual(['Signed document']);
});

test('a page without text has no paragraphs', () => {
  expect(toParagraphs([])).toEqual([]);
});
