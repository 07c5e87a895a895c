import type { Language } from '#rules/language.ts';
import { enTexts } from './en/texts.ts';
import type { Messages, TextLoaders, TextSet } from './messages.ts';
import { zhTexts } from './zh/texts.ts';

const TEXTS: Readonly<Record<Language, TextLoaders>> = { zh: zhTexts, en: enTexts };

/** Downloads one set of texts in one language. */
export function loadTexts(set: TextSet, locale: Language): Promise<Readonly<Partial<Messages>>> {
  return TEXTS[locale][set]();
}
