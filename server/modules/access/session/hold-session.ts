import { LockMode } from '@mikro-orm/core';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { AccountOwner } from '#server/modules/access/account/owned-by.ts';
import type { AnyManager } from './require-manager.ts';
import { Session } from './session.entity.ts';

/** Locks the row of an account until the end of the transaction. */
export async function lockAccountOwner(em: Em, owner: AccountOwner): Promise<void> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
  await (owner instanceof Manager ? em.findOne(Manager, owner.id, lock) : em.findOne(CommunityAccount, owner.id, lock));
}

/**
 * Locks the logged-in account, for changes that outlive the session: an account that passes to another person meanwhile
 * does so afterwards, or the request is refused. Error: `unknown_token` when the session has ended.
 */
export async function holdSession(em: Em, { session, owner }: Pick<AnyManager, 'owner' | 'session'>): Promise<void> {
  await lockAccountOwner(em, owner);
  // A separate statement, because only now is what the lock waited for visible.
  if ((await em.count(Session, { id: session.id, revokedAt: null })) === 0) {
    throw new AppError('unknown_token');
  }
}
