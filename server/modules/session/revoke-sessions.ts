import type { Em } from '#server/db/open-database.ts';
import { Session } from './session.entity.ts';

/** Whose sessions end: a community manager's, or those of managers of a corporation, all by id. */
export type SessionOwner = { readonly account: string } | { readonly managers: readonly string[] };

/** Ends all sessions of their owner, in every replica from the commit on: each request reads its session (design §4). */
export async function revokeSessions(em: Em, owner: SessionOwner, now: Date): Promise<void> {
  const whose = 'account' in owner ? { account: owner.account } : { manager: { $in: [...owner.managers] } };
  await em.nativeUpdate(Session, { ...whose, revokedAt: null }, { revokedAt: now });
}
