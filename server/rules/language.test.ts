import { expect, test } from 'vitest';
import { preferredLanguage, readLanguageTags } from './language.ts';

test.each([
  [['en-GB', 'zh'], 'en'],
  [['fr', 'zh-TW', 'en'], 'zh'],
  [['EN'], 'en'],
  [['fr', 'de-CH'], 'en'],
  [['*'], 'zh'],
  [[], 'zh'],
])('a reader of %j is shown %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

test.each([
  ['zh-CN, en;q=0.8', ['zh-CN', 'en']],
  ['en;q=0.5, zh', ['zh', 'en']],
  ['en;q=0, zh;q=0.1', ['zh']],
  ['', []],
])('the languages of %s are %j', (header, tags) => {
  expect(readLanguageTags(header)).toEqual(tags);
});
