import { expect, test } from 'vitest';
import { findEmails } from './email-list.ts';

test.each([
  ['one a line', 'a@example.com\r\nb@example.com\n', ['a@example.com', 'b@example.com']],
  [
    'a CSV file with a heading',
    '\uFEFFName,Email\n"Li, Lei","li@example.com"\nAnn,ann@example.com',
    ['li@example.com', 'ann@example.com'],
  ],
  [
    'as copied from a mail',
    'Ann Bee <ann@example.com>; Bob (bob@example.com), mailto:c@example.com.',
    ['ann@example.com', 'bob@example.com', 'c@example.com'],
  ],
  [
    'with Chinese punctuation',
    '王小明 a@example.com，b@example.com；c@example.com、',
    ['a@example.com', 'b@example.com', 'c@example.com'],
  ],
  ['each once, whatever the letter case', 'a@example.com A@Example.com', ['A@Example.com']],
  ['none', 'Name;Department', []],
])('addresses are found: %s', (_name, text, emails) => {
  expect(findEmails(text)).toEqual({ emails, wrong: [] });
});

test.each([
  [
    'an apostrophe within a name and an address',
    `"Shay O'Neil" <shay.o'neil@corp.example>`,
    ["shay.o'neil@corp.example"],
  ],
  ['typed quotes around an address', "'ann@example.com', ‘bob@example.com’", ['ann@example.com', 'bob@example.com']],
  ['a separator within a quoted name', '"Li, Lei; Sales" <li@example.com>', ['li@example.com']],
  ['an escaped quote within a name', '"Ann \\"Bee, Cee\\"" <ann@example.com>', ['ann@example.com']],
  ['a name and an address in one cell of a table', '"Li, Lei <li@example.com>",7', ['li@example.com']],
  [
    'a name without a blank behind it',
    '王小明<wang@example.com>；李雷（li@example.com）',
    ['wang@example.com', 'li@example.com'],
  ],
  ['an address that is its own name', '"ann@example.com" <ann@example.com>', ['ann@example.com']],
  [
    'plus, slash and percent',
    'a+b@example.com x/y@example.com c%d@example.com',
    ['a+b@example.com', 'x/y@example.com', 'c%d@example.com'],
  ],
  ['domains in other scripts', 'ann@пример.рф, bob@例え。jp', ['ann@xn--e1afmkfd.xn--p1ai', 'bob@xn--r8jz45g.jp']],
])('S27: %s', (_name, text, emails) => {
  expect(findEmails(text)).toEqual({ emails, wrong: [] });
});

test.each([
  ['a quote within a word', 'shay"neil@corp.example', 'local'],
  ['a bracket within a word', 'shay(neil@corp.example', 'local'],
  ['a quoted part of an address', '"shay o neil"@corp.example', 'local'],
  ['an address within a quoted part', '"neil@corp.example x"@other.example', 'at'],
  ['a comment within an address', 'shay(neil@corp.example)@other.example', 'at'],
  ['a quote that is not closed', '"neil@corp.example, x', 'local'],
  ['a sentence in quotes', '"neil@corp.example is away"', 'domain'],
  ['two addresses in one word', 'a@corp.example/b@corp.example', 'at'],
  ['text behind a bracket', '<neil@corp.example>x', 'local'],
  ['letters that look like a slash', 'a@corp.example／b', 'domain'],
  ['a blank that is none', 'shay\u200Bneil@corp.example', 'local'],
  ['a domain with a port', 'ann@пример.рф:80', 'domain'],
  ['a local part above the limit of mail', `${'a'.repeat(65)}@corp.example`, 'length'],
])('S27: no address is cut out of another word: %s', (_name, text, problem) => {
  expect(findEmails(text)).toEqual({ emails: [], wrong: [{ text, problem }] });
});

test('S27: a name that holds another address than the one in brackets is wrong', () => {
  expect(findEmails('ann@example.com <bob@example.com>')).toEqual({
    emails: ['bob@example.com'],
    wrong: [{ text: 'ann@example.com', problem: 'name' }],
  });
});

test('what looks like an address and is none is separated, with what is wrong', () => {
  expect(findEmails('ann@example, @bob, c@d@example.com, ok@example.com')).toEqual({
    emails: ['ok@example.com'],
    wrong: [
      { text: 'ann@example', problem: 'domain' },
      { text: '@bob', problem: 'local' },
      { text: 'c@d@example.com', problem: 'at' },
    ],
  });
});

test('a long text of quotes and brackets is read at once', () => {
  const started = performance.now();
  findEmails(`${'"<('.repeat(50_000)}@`);

  expect(performance.now() - started).toBeLessThan(1000);
});
