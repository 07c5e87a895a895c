import { Language } from './language.ts';

/**
 * Returns the language that a browser asks for in `Accept-Language`: Chinese, unless it prefers English. Of equally
 * preferred languages the first counts; `q=0` means not acceptable (RFC 9110, section 12.5.4).
 */
export function preferredLanguage(acceptLanguage = ''): Language {
  const ranges = acceptLanguage
    .toLowerCase()
    .split(',')
    .map((range) => ({
      language: /^\s*(zh|en)\b/.exec(range)?.[1],
      weight: Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1),
    }))
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ranges[0]?.language === Language.EN ? Language.EN : Language.ZH;
}
