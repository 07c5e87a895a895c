import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const cellOf = (value: string): string => toCsv([[value]]).slice(1, -2);

test('begins with the byte order mark of UTF-8 and ends each row with a line break', () => {
  const rows = [
    ['姓名', 'E-mail'],
    ['示例员工', 'a@example.org'],
  ];

  expect(toCsv(rows)).toBe('\uFEFF"姓名","E-mail"\r\n"示例员工","a@example.org"\r\n');
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['　＠SUM(A1)', `"'　＠SUM(A1)"`],
  [' =1+1', `"' =1+1"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['=HYPERLINK("https://example.org","x")', `"'=HYPERLINK(""https://example.org"",""x"")"`],
])('%j is no formula', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test.each([
  ['', '""'],
  ['plain', '"plain"'],
  ['a=b', '"a=b"'],
  ['2026-01-02 08:00', '"2026-01-02 08:00"'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hello"', '"say ""hello"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
])('%j is kept as it is', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});
