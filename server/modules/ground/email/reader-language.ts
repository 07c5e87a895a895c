import { type Language, preferredLanguage, readLanguageTags } from '#rules/language.ts';
import type { ChangeContext } from '#server/context.ts';

/** Returns the language that the caller's browser prefers, as the pages that it is shown. */
export function readerLanguage({ source, deps }: Pick<ChangeContext, 'source' | 'deps'>): Language {
  return preferredLanguage(readLanguageTags(source.acceptLanguage), deps.config.defaultLanguage);
}
