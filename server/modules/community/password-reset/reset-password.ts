import { LockMode } from '@mikro-orm/core';
import { isPassword } from '#rules/password.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { forgetFailures, type Guarded } from '#server/modules/access/session/login-guard.ts';
import { LoginRole } from '#server/modules/access/session/role.rules.ts';
import { hashPassword, matchesPassword } from '#server/security/password-hash.ts';
import { findReset, type FoundReset, type ResetKey } from './find-reset.ts';
import { replacePassword } from './replace-password.ts';

/** The key of a reset link, and the new password. */
export interface ResetPasswordInput extends ResetKey {
  readonly newPassword: string;
}

/**
 * Sets a new password by the key of a reset link, once. Ends all sessions of its owner, and their login freeze, because
 * the mail has proved who they are. Errors: those of `findReset`; `invalid_password`, and `same_password` for the
 * current one, after which the key still works.
 */
export async function resetPassword(ctx: AppContext, input: ResetPasswordInput): Promise<void> {
  const reset = await findReset(ctx, input);
  const owner = reset.account?.$ ?? reset.manager?.$;
  if (!isPassword(input.newPassword)) {
    throw new AppError('invalid_password', { field: 'newPassword' });
  }
  if (await matchesPassword(input.newPassword, owner?.passwordHash)) {
    throw new AppError('same_password');
  }
  const passwordHash = await hashPassword(input.newPassword);
  await change(ctx, async (tx) => {
    await lockOwner(tx, reset);
    await useReset(tx, reset, ctx.now());
    if (owner === undefined || !(await replacePassword(tx.em, { owner, passwordHash, now: ctx.now() }))) {
      throw new AppError('link_expired');
    }
    await notifyOwner(ctx, tx, { owner, template: 'password_changed' });
    tx.audit({ action: 'PASSWORD_RESET', actor: actorOf(owner), link: null, subject: owner.id, details: {} });
  });
  await forgetFailures(ctx, loginsOf(reset));
}

/** Returns the owner of a reset link, with all names that they can log in with. */
function loginsOf({ account, manager }: FoundReset): Guarded {
  const owners = [account?.$ ?? manager?.$].filter((owner) => owner !== undefined);
  const as = manager ? LoginRole.CORPORATION : LoginRole.COMMUNITY;
  const typed = owners.flatMap((owner) => [owner.account, owner.email ?? '']);
  return { accounts: owners, names: typed.map((name) => ({ as, account: name })) };
}

/** Locks owners before reset links, as everywhere: otherwise two links used at once could deadlock. */
async function lockOwner({ em }: Change, { account, manager }: FoundReset): Promise<void> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
  if (account) {
    await em.findOne(CommunityAccount, account.id, lock);
  }
  if (manager) {
    await em.findOne(Manager, manager.id, lock);
  }
}

/** Consumes a key; one transaction wins. */
async function useReset({ em }: Change, { id }: PasswordReset, now: Date): Promise<void> {
  const used = await em.nativeUpdate(PasswordReset, { id, usedAt: null, expiresAt: { $gt: now } }, { usedAt: now });
  if (used !== 1) {
    throw new AppError('link_expired');
  }
}
