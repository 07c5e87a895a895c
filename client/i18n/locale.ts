import { type Language, LANGUAGES } from '#rules/language.ts';

/** Local storage key of the language. */
const STORAGE_KEY = 'lang';

/** Returns the language chosen last; the default one if there is none or the browser blocks storage. */
export function readLocale(): Language {
  const [first] = LANGUAGES;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return (LANGUAGES.find(({ code }) => code === stored) ?? first).code;
  } catch {
    return first.code;
  }
}

/** Stores the language. If the browser blocks storage, the choice lasts until the page is left. */
export function storeLocale(locale: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Storage is blocked: the next visit starts in the default language.
  }
}
