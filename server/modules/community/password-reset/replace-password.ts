import type { Em } from '#server/db/open-database.ts';
import { ACTIVE_ACCOUNT, CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager, ACTIVE_MANAGER } from '#server/modules/access/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { revokeSessions } from '#server/modules/access/session/revoke-sessions.ts';

/** A new password and its owner. */
export interface NewPassword {
  readonly owner: CommunityAccount | Manager;
  readonly passwordHash: string;
  /** The hash that is expected to be stored; unchecked when absent. */
  readonly since?: string | null | undefined;
  /** Id of a session that goes on. */
  readonly except?: string;
  readonly now: Date;
}

/**
 * Stores a password chosen by its owner, within a transaction; ends all their sessions, but for one if it is named, and
 * invalidates their reset links. Returns false, without changes, when the old one has changed or the owner was removed
 * or deactivated. The owner's row suffices to know, because deleting a corporation suspends its managers.
 */
export async function replacePassword(
  em: Em,
  { owner, passwordHash, since, except, now }: NewPassword,
): Promise<boolean> {
  const where = { id: owner.id, ...(since ? { passwordHash: since } : {}) };
  const isAccount = owner instanceof CommunityAccount;
  const chosen = { passwordHash, initialPasswordChanged: true };
  const replaced = isAccount
    ? await em.nativeUpdate(CommunityAccount, { ...where, ...ACTIVE_ACCOUNT }, chosen)
    : await em.nativeUpdate(Manager, { ...where, ...ACTIVE_MANAGER }, chosen);
  if (replaced !== 1) {
    return false;
  }
  const { id } = owner;
  await revokeSessions(em, { ...(isAccount ? { account: id } : { managers: [id] }), except }, now);
  const whose = isAccount ? { account: id } : { manager: id };
  await em.nativeUpdate(PasswordReset, { ...whose, usedAt: null }, { usedAt: now });
  return true;
}
