import { hasControlCharacter } from '#rules/field-value.ts';
import { AppError } from '#server/errors/app-error.ts';

/**
 * Refuses ids with control characters, which no link has: a null character would fail a whole batch of look-ups. Error:
 * `no_link`.
 */
export function refuseImpossibleLinkId(linkId: string): void {
  if (hasControlCharacter(linkId)) {
    throw new AppError('no_link');
  }
}
