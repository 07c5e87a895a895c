import { LockMode } from '@mikro-orm/core';
import { isPassword } from '#rules/password.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { hashPassword, matchesPassword } from '#server/modules/account/password-hash.ts';
import { replacePassword } from '#server/modules/account/replace-password.ts';
import { Manager } from '#server/modules/manager/manager.entity.ts';
import { forgetFailures, type Guarded } from '#server/modules/session/login-guard.ts';
import { LoginRole } from '#server/modules/session/role.rules.ts';
import { hashToken } from '#server/modules/session/session-token.ts';
import { PasswordReset } from './password-reset.entity.ts';
import { isResetKey, NO_LINK } from './password-reset.rules.ts';

/** What the page behind a reset link sends. */
export interface ResetPasswordInput {
  readonly key: string;
  readonly newPassword: string;
  /** Public id of the link that the address of the page names; absent, empty or `fake_link` for community managers. */
  readonly linkId?: string | null | undefined;
}

/**
 * Sets a new password by the key of a reset link, once, ends all sessions of its owner, and a freeze of their
 * log-in: the mail has proved who they are (design §7.6). Errors:
 * `illegal_link` for a malformed key, `link_expired` for one that is unknown, too old, used or of another link;
 * `invalid_password`, and `same_password` for the one that is set already, which leave the key usable.
 */
export async function resetPassword(ctx: AppContext, input: ResetPasswordInput): Promise<void> {
  if (!isResetKey(input.key)) {
    throw new AppError('illegal_link');
  }
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
    tx.audit({ action: 'PASSWORD_RESET', actor: owner.id, subject: owner.id, details: {} });
  });
  await forgetFailures(ctx, loginsOf(reset));
}

/** The owner of a reset link, and everything that they can type to log in. */
function loginsOf({ account, manager }: FoundReset): Guarded {
  const owners = [account?.$ ?? manager?.$].filter((owner) => owner !== undefined);
  const as = manager ? LoginRole.CORPORATION : LoginRole.COMMUNITY;
  const typed = owners.flatMap((owner) => [owner.account, owner.email ?? '']);
  return { accounts: owners, names: typed.map((name) => ({ as, account: name })) };
}

type FoundReset = Awaited<ReturnType<typeof findReset>>;

async function findReset(ctx: AppContext, { key, linkId }: ResetPasswordInput) {
  const reset = await ctx.em.findOne(
    PasswordReset,
    { keyHash: hashToken(key), usedAt: null, expiresAt: { $gt: ctx.now() } },
    { populate: ['account', 'manager.link'] },
  );
  if (reset === null || (reset.manager?.$.link.$.linkId ?? NO_LINK) !== (linkId || NO_LINK)) {
    throw new AppError('link_expired');
  }
  return reset;
}

/** Owners before their reset links, as in every change of both: two links used at once would wait in a circle. */
async function lockOwner({ em }: Change, { account, manager }: FoundReset): Promise<void> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
  if (account) {
    await em.findOne(CommunityAccount, account.id, lock);
  }
  if (manager) {
    await em.findOne(Manager, manager.id, lock);
  }
}

/** Only one transaction can use a key. */
async function useReset({ em }: Change, { id }: PasswordReset, now: Date): Promise<void> {
  const used = await em.nativeUpdate(PasswordReset, { id, usedAt: null, expiresAt: { $gt: now } }, { usedAt: now });
  if (used !== 1) {
    throw new AppError('link_expired');
  }
}
