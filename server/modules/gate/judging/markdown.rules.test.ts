import { expect, test } from 'vitest';
import { escapeMarkdown } from './markdown.rules.ts';

test.each([
  ['HTML', '<img src=x>', String.raw`&lt;img src\=x&gt;`],
  ['a link', '[x](y)', String.raw`\[x\]\(y\)`],
  ['a cell and a line', 'a|b\nc', String.raw`a\|b c`],
  ['a bare address', 'www.example.org', String.raw`www\.example\.org`],
  ['a mention', '@everyone', '@\u200beveryone'],
  ['a reference', '#1', String.raw`\#1`],
  ['what is hidden', 'a\u202eb', 'a b'],
])('%s is shown as it is', (_what, text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
