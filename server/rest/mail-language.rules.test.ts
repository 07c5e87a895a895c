import { expect, test } from 'vitest';
import type { Language } from '#rules/language.ts';
import { mailLanguage } from './mail-language.rules.ts';

test.each<[string, { offered: Language[]; acceptLanguage?: string }, Language]>([
  ['nobody says anything', { offered: ['zh', 'en'] }, 'zh'],
  ['the link offers only English', { offered: ['en'] }, 'en'],
  ['the link offers only English to a Chinese browser', { offered: ['en'], acceptLanguage: 'zh-CN' }, 'en'],
  ['the link offers nothing', { offered: [] }, 'zh'],
  ['the browser is English', { offered: ['zh', 'en'], acceptLanguage: 'en-GB' }, 'en'],
  ['the browser is English and the CLA is Chinese', { offered: ['zh'], acceptLanguage: 'en' }, 'en'],
  [
    'the browser is Chinese and reads English',
    { offered: ['zh', 'en'], acceptLanguage: 'zh-CN,zh;q=0.9,en;q=0.8' },
    'zh',
  ],
  [
    'the browser is English and reads Chinese',
    { offered: ['zh', 'en'], acceptLanguage: 'en-US,en;q=0.9,zh-CN;q=0.8' },
    'en',
  ],
  ['the order contradicts the weights', { offered: ['zh', 'en'], acceptLanguage: 'zh;q=0.3, EN; q=0.7' }, 'en'],
  ['both weigh the same: the first counts', { offered: ['zh', 'en'], acceptLanguage: 'zh,en' }, 'zh'],
  ['the browser reads neither', { offered: ['zh', 'en'], acceptLanguage: 'fr-FR,fr;q=0.9' }, 'zh'],
  ['the browser refuses English', { offered: ['zh', 'en'], acceptLanguage: 'fr,en;q=0' }, 'zh'],
  ['another language begins like English', { offered: ['zh', 'en'], acceptLanguage: 'enm' }, 'zh'],
  ['the header is no list of languages', { offered: ['zh', 'en'], acceptLanguage: ';;q=,' }, 'zh'],
])('when %s', (_name, { offered, acceptLanguage }, expected) => {
  const clas = offered.map((language) => ({ language }));

  expect(mailLanguage(clas, acceptLanguage)).toBe(expected);
});
