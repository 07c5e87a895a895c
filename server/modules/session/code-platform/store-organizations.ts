import type { Change } from '#server/change.ts';
import { Session } from '#server/modules/session/session.entity.ts';

/**
 * Stores what the platform says an account administers, in all of its sessions: a role that was lost ends everywhere at
 * once (design §4).
 */
export async function storeOrganizations(
  { em }: Change,
  account: string,
  organizations: readonly string[],
): Promise<void> {
  await em.nativeUpdate(Session, { account, revokedAt: null }, { organizations: [...organizations] });
}
