import { Language } from '#rules/language.ts';

/**
 * The language of a mail that a legacy client asks for, which cannot name one: Chinese, unless every CLA on offer is
 * English or the browser prefers English to Chinese.
 */
export function mailLanguage(clas: readonly { readonly language: Language }[], acceptLanguage = ''): Language {
  const offersOnlyEnglish = clas.length > 0 && clas.every(({ language }) => language === Language.EN);
  return offersOnlyEnglish || prefersEnglish(acceptLanguage) ? Language.EN : Language.ZH;
}

/** Of equally welcome languages the first one counts; one with `q=0` is not welcome (RFC 9110 §12.5.4). */
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
