import { expect, test } from 'vitest';
import type { LinkPlatform } from '#rules/code-platform.ts';
import type { Language } from '#rules/language.ts';
import type { Dependencies } from '#server/context.ts';
import { platformLanguage } from './platform-language.ts';

const deps = (defaultLanguage: Language | undefined) => ({ config: { defaultLanguage } as Dependencies['config'] });

test.each<[LinkPlatform, Language | undefined, Language]>([
  ['gitee', 'en', 'zh'],
  ['github', undefined, 'en'],
  ['web', 'zh', 'zh'],
])('mails to managers without a language: %s, %s: %s', (platform, defaultLanguage, language) => {
  expect(platformLanguage(deps(defaultLanguage), { platform })).toBe(language);
});
