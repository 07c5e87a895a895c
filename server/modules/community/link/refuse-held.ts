import { LockMode } from '@mikro-orm/core';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Link } from './link.entity.ts';

/**
 * Throws `not_ready_to_sign` while nothing of a link may be erased, and keeps a legal hold from beginning until the end
 * of the transaction.
 */
export async function refuseHeld(em: Em, { id }: Pick<Link, 'id'>): Promise<void> {
  const { legalHold } = await em.findOneOrFail(Link, { id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
  if (legalHold) {
    throw new AppError('not_ready_to_sign');
  }
}
