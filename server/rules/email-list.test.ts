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

test('what looks like an address and is none is told apart', () => {
  expect(findEmails('ann@example, @bob, c@d@example.com, ok@example.com')).toEqual({
    emails: ['ok@example.com'],
    wrong: ['ann@example', '@bob', 'c@d@example.com'],
  });
});
