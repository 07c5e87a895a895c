import type { Em } from '#server/db/open-database.ts';
import { Manager } from '#server/modules/manager/manager.entity.ts';
import { PasswordReset } from '#server/modules/password-reset/password-reset.entity.ts';
import { revokeSessions } from '#server/modules/session/revoke-sessions.ts';
import { CommunityAccount } from './community-account.entity.ts';

/** A password that takes the place of another. */
export interface NewPassword {
  readonly owner: CommunityAccount | Manager;
  readonly passwordHash: string;
  /** The hash that must still be there; any may when it is absent. */
  readonly since?: string | null | undefined;
  readonly now: Date;
}

/**
 * Stores a password that its owner chose, within a transaction: all their sessions end, and links to reset the old one
 * work no more. False, and nothing done, when the old one was changed since or the owner was removed.
 */
export async function replacePassword(em: Em, { owner, passwordHash, since, now }: NewPassword): Promise<boolean> {
  const where = { id: owner.id, ...(since ? { passwordHash: since } : {}) };
  const isAccount = owner instanceof CommunityAccount;
  const replaced = isAccount
    ? await em.nativeUpdate(CommunityAccount, where, { passwordHash })
    : await em.nativeUpdate(
        Manager,
        { ...where, removedAt: null, suspendedAt: null },
        { passwordHash, initialPasswordChanged: true },
      );
  if (replaced !== 1) {
    return false;
  }
  const { id } = owner;
  await revokeSessions(em, isAccount ? { account: id } : { managers: [id] }, now);
  const whose = isAccount ? { account: id } : { manager: id };
  await em.nativeUpdate(PasswordReset, { ...whose, usedAt: null }, { usedAt: now });
  return true;
}
