/** The languages of documents, mails and pages, in the order in which they are offered. The first is the default. */
export const LANGUAGES = [
  { code: 'zh', key: 'ZH', name: '中文' },
  { code: 'en', key: 'EN', name: 'English' },
] as const;
type Row = (typeof LANGUAGES)[number];

/** The code of a language; also its tag in `lang` attributes. */
export type Language = Row['code'];

/** The name of a language in GraphQL. */
export type LanguageKey = Row['key'];

/** The names of all languages in GraphQL. */
export const LANGUAGE_KEYS: readonly LanguageKey[] = LANGUAGES.map(({ key }) => key);

/** The codes of the languages by their names in GraphQL. */
export const Language = Object.fromEntries(LANGUAGES.map(({ key, code }) => [key, code])) as {
  readonly [Known in Row as Known['key']]: Known['code'];
};

/** The names of the languages in GraphQL by their codes. */
export const LanguageKey = Object.fromEntries(LANGUAGES.map(({ key, code }) => [code, key])) as {
  readonly [Known in Row as Known['code']]: Known['key'];
};

/** The languages' names for themselves, by their names in GraphQL. */
export const LanguageName = Object.fromEntries(LANGUAGES.map(({ key, name }) => [key, name])) as {
  readonly [Known in Row as Known['key']]: Known['name'];
};

/**
 * Returns the first of a reader's languages, given as tags such as `en-GB` in order of preference, that is offered, else
 * `fallback`. Without a fallback, readers who name only other languages get English, and those who name none the default.
 */
export function preferredLanguage(tags: readonly string[], fallback?: Language): Language {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  const wanted = codes.find((code) => LANGUAGES.some((language) => language.code === code));
  const namesOthers = codes.some((code) => code !== '*');
  return (
    LANGUAGES.find(({ code }) => code === wanted)?.code ?? fallback ?? (namesOthers ? Language.EN : LANGUAGES[0].code)
  );
}

/**
 * Returns the tags of an `Accept-Language` header in order of preference. Of equally preferred ones the first comes
 * first; `q=0` means not acceptable (RFC 9110, section 12.5.4).
 */
export function readLanguageTags(header = ''): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.split(';').map((piece) => piece.trim());
      return { tag, weight: quality.startsWith('q=') ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
