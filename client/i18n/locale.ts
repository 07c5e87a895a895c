import type { Language } from '#rules/language.ts';

/** Local storage key of the language (specification §9). */
const STORAGE_KEY = 'lang';

/** The language the reader chose last; Chinese until then, and wherever the browser keeps storage shut. */
export function readLocale(): Language {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'en' ? 'en' : 'zh';
  } catch {
    return 'zh';
  }
}

/** Remembers the language; where the browser keeps storage shut it lasts until the page is left. */
export function storeLocale(locale: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // A shut storage only means that the next visit starts in Chinese.
  }
}
