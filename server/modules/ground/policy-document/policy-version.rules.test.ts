import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { versionOf } from './policy-version.rules.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each([
  ['a separate line', '# Title\n\nLast updated: 2026-11-21\n\nText', '2026-11-21'],
  ['a date in words', 'Last updated: 21 November 2026', '21 November 2026'],
  ['no space and trailing space', 'Last updated:v2  \nText', 'v2'],
  ['Windows line endings', '# Title\r\nLast updated: 3\r\nText\r\n', '3'],
  ['the first of several', 'Last updated: 2\nLast updated: 1', '2'],
])('reads the version from %s', (_case, text, version) => {
  expect(versionOf(text)).toBe(version);
});

test.each([
  ['no such line', '# Title\n\nText'],
  ['only a Chinese line', '# 标题\n\n更新日期：2026-11-21'],
  ['the words within a sentence', 'It was Last updated: 2026-11-21'],
  ['an empty line', 'Last updated:\n2026-11-21'],
  ['a version that is too long', `Last updated: ${'1'.repeat(101)}`],
  ['a version that not every font can print', 'Last updated: 🎉'],
])('uses the fingerprint of a text with %s', (_case, text) => {
  expect(versionOf(text)).toBe(sha256(text));
});
