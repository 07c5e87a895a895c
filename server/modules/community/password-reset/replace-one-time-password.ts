import { isPassword } from '#rules/password.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { reloadSession, type OpenSession } from '#server/modules/access/session/find-session.ts';
import { renewSession } from '#server/modules/access/session/renew-session.ts';
import { hasOneTimePassword, requireOwner } from '#server/modules/access/session/require-manager.ts';
import { requireFreshProof } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { hashPassword, matchesPassword } from '#server/security/password-hash.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Replaces the one-time password of the logged-in account. Does not ask for it: the log-in has proved it, at most five
 * minutes ago. This session goes on, with new secrets in its cookies; the others end. Errors: those of `requireOwner`,
 * `no_permission` unless the account has a one-time password, `step_up_needed` with `methods` later than that,
 * `too_many_request`, `invalid_password`, `same_password` for the one-time password itself.
 */
export async function replaceOneTimePassword(ctx: AppContext, newPassword: string): Promise<OpenSession> {
  const { actor, session, owner } = await requireOwner(ctx);
  if (!hasOneTimePassword(owner)) {
    throw new AppError('no_permission');
  }
  await requireFreshProof(ctx, session);
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  if (!isPassword(newPassword)) {
    throw new AppError('invalid_password', { field: 'newPassword' });
  }
  if (await matchesPassword(newPassword, owner.passwordHash)) {
    throw new AppError('same_password');
  }
  const passwordHash = await hashPassword(newPassword);
  const setCookies = await change(ctx, async (tx) => {
    const facts = { owner, passwordHash, since: owner.passwordHash, except: session.id, now: ctx.now() };
    if (!(await replacePassword(tx.em, facts))) {
      throw new AppError('no_permission');
    }
    await notifyOwner(ctx, tx, { owner, template: 'password_changed' });
    tx.audit({ action: 'PASSWORD_CHANGED', actor, link: null, subject: owner.id, details: {} });
    return renewSession(ctx, tx.em, session);
  });
  setCookies();
  return reloadSession(ctx, session.id);
}
