import { AppError } from '#server/errors/app-error.ts';
import { unprintableCharacter } from './font-coverage.ts';

/**
 * Refuses texts that cannot be printed: a character that no font has would be missing in the document (design §7). Error:
 * `bad_request_parameter` with the field and the `character`.
 */
export async function refuseUnprintable(texts: readonly (readonly [field: string, text: string])[]): Promise<void> {
  for (const [field, text] of texts) {
    const character = await unprintableCharacter(text);
    if (character !== undefined) {
      throw new AppError('bad_request_parameter', { field, character });
    }
  }
}
