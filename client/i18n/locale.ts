import { type Language, LANGUAGES, preferredLanguage } from '#rules/language.ts';

/** Local storage key of the language. */
const STORAGE_KEY = 'lang';

/**
 * Returns the language chosen last. If there is none or the browser blocks storage, returns the page's, which the
 * server wrote by the browser's preferences.
 */
export function readLocale(): Language {
  const browsers = preferredLanguage([document.documentElement.lang]);
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find(({ code }) => code === stored)?.code ?? browsers;
  } catch {
    return browsers;
  }
}

/** Stores the language. If the browser blocks storage, the choice lasts until the page is left. */
export function storeLocale(locale: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Storage is blocked: the next visit starts in the browser's language.
  }
}
