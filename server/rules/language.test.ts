import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';

test.each([
  [['en-GB', 'zh'], 'en'],
  [['fr', 'zh-TW', 'en'], 'zh'],
  [['EN'], 'en'],
  [['fr', 'de-CH'], 'zh'],
  [['*'], 'zh'],
  [[], 'zh'],
])('a reader of %j is shown %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
