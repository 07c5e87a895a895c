import type { Em } from '#server/db/open-database.ts';
import { Session } from './session.entity.ts';

/** The owner of the sessions to end: a community manager or managers of a corporation, by id. */
export type SessionOwner = { readonly account: string } | { readonly managers: readonly string[] };

/**
 * Ends all sessions of their owner. Every request reads its session, so this takes effect in every replica on commit.
 */
export async function revokeSessions(em: Em, owner: SessionOwner, now: Date): Promise<void> {
  const whose = 'account' in owner ? { account: owner.account } : { manager: { $in: [...owner.managers] } };
  await em.nativeUpdate(Session, { ...whose, revokedAt: null }, { revokedAt: now });
}
