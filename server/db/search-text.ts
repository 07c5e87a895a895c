import { hasControlCharacter } from '#rules/field-value.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Longest text to search for, in UTF-16 units: no name or address is longer. */
const SEARCH_MAX_LENGTH = 200;

/**
 * Returns the condition that a column contains the typed text, ignoring letter case and without wildcards; undefined
 * when the text is blank. Error: `bad_request_parameter` with `search`.
 */
export function containing(search: string | null | undefined): { readonly $ilike: string } | undefined {
  const text = (search ?? '').trim();
  if (text.length > SEARCH_MAX_LENGTH || hasControlCharacter(text)) {
    throw new AppError('bad_request_parameter', { field: 'search' });
  }
  return text === '' ? undefined : { $ilike: `%${withoutWildcards(text)}%` };
}

/** The condition that a column is a text, ignoring letter case. */
export function sameText(text: string): { readonly $ilike: string } {
  return { $ilike: withoutWildcards(text) };
}

function withoutWildcards(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
