import { AppError } from '#server/errors/app-error.ts';
import { unprintableCharacter } from './font-coverage.ts';

/**
 * Refuses texts with a character that no font has, because it would be missing in the document. Error:
 * `bad_request_parameter` with the field and the `character`.
 */
export function refuseUnprintable(texts: readonly (readonly [field: string, text: string])[]): void {
  for (const [field, text] of texts) {
    const character = unprintableCharacter(text);
    if (character !== undefined) {
      throw new AppError('bad_request_parameter', { field, character });
    }
  }
}
