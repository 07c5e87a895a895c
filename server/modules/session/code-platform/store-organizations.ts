import type { Change } from '#server/change.ts';
import { Session } from '#server/modules/session/session.entity.ts';

/** Stores what an account administers on its platform, in all of its sessions: a lost role ends everywhere at once. */
export async function storeOrganizations(
  { em }: Change,
  account: string,
  organizations: readonly string[],
): Promise<void> {
  await em.nativeUpdate(Session, { account, revokedAt: null }, { organizations: [...organizations] });
}
