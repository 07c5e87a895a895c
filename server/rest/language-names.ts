import { LANGUAGES, type Language } from '#rules/language.ts';

/** The languages' names in REST. */
export const LANGUAGE_NAMES = { zh: 'Chinese', en: 'English' } as const satisfies Readonly<Record<Language, string>>;

/** The languages by every name that REST clients use, in lower case: the name above, and the code. */
export const LANGUAGE_BY_NAME: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap(({ code }): [string, Language][] => [
    [LANGUAGE_NAMES[code].toLowerCase(), code],
    [code, code],
  ]),
);
