import { toTextOfLines } from '#rules/plain-text.ts';
import { AppError } from '#server/errors/app-error.ts';

interface PlainTextLimits {
  /** Name of the input in the error. */
  readonly field: string;
  /** In characters. */
  readonly maxLength: number;
}

/**
 * Returns a text of several lines without blanks around it; null for none. Error: `bad_request_parameter` with the
 * field for one that is too long or holds control characters other than line breaks.
 */
export function checkPlainText(given: string | null | undefined, { field, maxLength }: PlainTextLimits): string | null {
  const text = toTextOfLines(given ?? '', maxLength);
  if (text === undefined) {
    throw new AppError('bad_request_parameter', { field });
  }
  return text === '' ? null : text;
}
