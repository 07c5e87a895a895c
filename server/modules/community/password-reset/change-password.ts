import { isPassword } from '#rules/password.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { provePassword } from '#server/modules/access/session/prove-password.ts';
import { requireOwner } from '#server/modules/access/session/require-manager.ts';
import { clearSessionCookies } from '#server/modules/access/session/session-cookies.ts';
import { hashPassword } from '#server/security/password-hash.ts';
import { replacePassword } from './replace-password.ts';

/** The current and the new password of the logged-in account. */
export interface ChangePasswordInput {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** Whether all API keys of a community manager are revoked too; false by default. */
  readonly revokeApiKeys?: boolean | undefined;
}

/**
 * Changes the password of the logged-in account and ends all its sessions, this one included. Also allowed with a
 * one-time password. Errors: `missing_token`, `unknown_token`, `privacy_consent_invalid`, `too_many_request`,
 * `user_login_frozen` with `retryAfter`, `invalid_account_or_pw` for a wrong old password, `invalid_password`,
 * `same_password`.
 */
export async function changePassword(
  ctx: AppContext,
  { oldPassword, newPassword, revokeApiKeys = false }: ChangePasswordInput,
): Promise<void> {
  const { actor, owner, session } = await requireOwner(ctx);
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  await provePassword(ctx, owner, oldPassword);
  if (!isPassword(newPassword)) {
    throw new AppError('invalid_password', { field: 'newPassword' });
  }
  if (newPassword === oldPassword) {
    throw new AppError('same_password');
  }
  const passwordHash = await hashPassword(newPassword);
  await change(ctx, async (tx) => {
    const replaced = await replacePassword(tx.em, { owner, passwordHash, since: owner.passwordHash, now: ctx.now() });
    if (!replaced) {
      throw new AppError('invalid_account_or_pw');
    }
    await notifyOwner(ctx, tx, { owner, template: 'password_changed' });
    const details = revokeApiKeys ? ({ revokeApiKeys: 'true' } as const) : {};
    tx.audit({ action: 'PASSWORD_CHANGED', actor, link: null, subject: owner.id, details });
  });
  clearSessionCookies(ctx, session);
}
