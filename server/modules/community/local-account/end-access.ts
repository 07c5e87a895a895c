import type { Em } from '#server/db/open-database.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { revokeSessions } from '#server/modules/access/session/revoke-sessions.ts';

/**
 * Stores the changes of an account, then ends its sessions and the links with which its owner could reset the password.
 * In this order, because a concurrent login locks the account's row, so its session is visible afterwards.
 */
export async function endAccess(em: Em, { id }: CommunityAccount, now: Date): Promise<void> {
  await em.flush();
  await revokeSessions(em, { account: id }, now);
  await em.nativeUpdate(PasswordReset, { account: id, usedAt: null }, { usedAt: now });
}
