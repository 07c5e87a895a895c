import { findUnprintable } from '#rules/printable-text.ts';
import { AppError } from '#server/errors/app-error.ts';

/**
 * Refuses texts with a character that no font has, because it would be missing in the document. Error:
 * `bad_request_parameter` with the field and the `character`.
 */
export function refuseUnprintable(texts: readonly (readonly [field: string, text: string])[]): void {
  for (const [field, text] of texts) {
    const found = findUnprintable(text);
    if (found !== undefined) {
      throw new AppError('bad_request_parameter', { field, character: found.character });
    }
  }
}
