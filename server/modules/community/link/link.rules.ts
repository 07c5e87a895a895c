import { hasControlCharacter } from '#rules/field-value.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type Link, LinkSigningState } from './link.entity.ts';

/**
 * Refuses ids with control characters, which no link has: a null character would fail a whole batch of look-ups. Error:
 * `no_link`.
 */
export function refuseImpossibleLinkId(linkId: string): void {
  if (hasControlCharacter(linkId)) {
    throw new AppError('no_link');
  }
}

/** Throws `not_ready_to_sign` while a link takes no new signings. */
export function requireOpen({ signingState }: Pick<Link, 'signingState'>): void {
  if (signingState !== LinkSigningState.OPEN) {
    throw new AppError('not_ready_to_sign');
  }
}
