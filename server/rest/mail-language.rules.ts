import { Language, preferredLanguage, readLanguageTags } from '#rules/language.ts';

/**
 * Chooses the language of a mail for legacy clients, which cannot name one: Chinese, unless every CLA on offer is
 * English or the browser prefers English to Chinese.
 */
export function mailLanguage(clas: readonly { readonly language: Language }[], acceptLanguage = ''): Language {
  const offersOnlyEnglish = clas.length > 0 && clas.every(({ language }) => language === Language.EN);
  return offersOnlyEnglish ? Language.EN : preferredLanguage(readLanguageTags(acceptLanguage), Language.ZH);
}
