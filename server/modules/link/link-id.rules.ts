import { hasControlCharacter } from '#rules/field-value.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Refuses what no link can be called before a statement holds it: a null character would fail the whole batch. Error: `no_link`. */
export function refuseImpossibleLinkId(linkId: string): void {
  if (hasControlCharacter(linkId)) {
    throw new AppError('no_link');
  }
}
