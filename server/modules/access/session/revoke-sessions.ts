import type { Em } from '#server/db/open-database.ts';
import { Session } from './session.entity.ts';

/** The owner of the sessions to end: a community manager or managers of a corporation, by id. */
export type SessionOwner = ({ readonly account: string } | { readonly managers: readonly string[] }) & {
  /** Id of a session that goes on. */
  readonly except?: string | undefined;
};

/**
 * Ends all sessions of their owner, but for one if it is named. Every request reads its session, so this takes effect
 * in every replica on commit.
 */
export async function revokeSessions(em: Em, owner: SessionOwner, now: Date): Promise<void> {
  const whose = 'account' in owner ? { account: owner.account } : { manager: { $in: [...owner.managers] } };
  const others = owner.except === undefined ? {} : { id: { $ne: owner.except } };
  await em.nativeUpdate(Session, { ...whose, ...others, revokedAt: null }, { revokedAt: now });
}
