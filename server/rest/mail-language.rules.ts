import { Language } from '#rules/language.ts';

/**
 * Chooses the language of a mail for legacy clients, which cannot name one: Chinese, unless every CLA on offer is
 * English or the browser prefers English to Chinese.
 */
export function mailLanguage(clas: readonly { readonly language: Language }[], acceptLanguage = ''): Language {
  const offersOnlyEnglish = clas.length > 0 && clas.every(({ language }) => language === Language.EN);
  return offersOnlyEnglish || prefersEnglish(acceptLanguage) ? Language.EN : Language.ZH;
}

/** Of equally preferred languages the first counts; `q=0` means not acceptable (RFC 9110, section 12.5.4). */
function prefersEnglish(acceptLanguage: string): boolean {
  const ranges = acceptLanguage
    .toLowerCase()
    .split(',')
    .map((range) => ({
      language: /^\s*(zh|en)\b/.exec(range)?.[1],
      weight: Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1),
    }))
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ranges[0]?.language === Language.EN;
}
