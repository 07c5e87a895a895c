import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { OneTimePassword } from '#server/modules/access/account/make-one-time-password.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { oneTimePasswordEnd, renewalWait } from '#server/modules/access/account/one-time-password.rules.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { revokeSessions } from '#server/modules/access/session/revoke-sessions.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { newAccountMail } from './new-account-mail.ts';

/** The account whose password is renewed, the actor, and the mail. */
export interface Renewal {
  /** Locked. */
  readonly manager: Manager;
  readonly corporation: CorporationSigning;
  readonly link: Link;
  readonly actor: Actor;
  readonly oneTime: OneTimePassword;
  readonly template: 'corporation_approved' | 'employee_manager_added';
}

/**
 * Replaces a one-time password by a new one and mails it with the account; the earlier one, sessions opened with it and
 * reset links end. Errors: `bad_request_parameter` with `id` when the manager has chosen a password; `too_many_request`
 * with
 * `retryAfter` within 60 s of the last one.
 */
export async function renewOneTimePassword(
  ctx: AppContext,
  tx: Change,
  { manager, corporation, link, actor, oneTime, template }: Renewal,
): Promise<void> {
  if (manager.initialPasswordChanged) {
    throw new AppError('bad_request_parameter', { field: 'id' });
  }
  const now = ctx.now();
  const retryAfter = renewalWait(manager, now);
  if (retryAfter > 0) {
    throw new AppError('too_many_request', { retryAfter });
  }
  const { password, passwordHash } = oneTime;
  Object.assign(manager, { passwordHash, oneTimePasswordExpiresAt: oneTimePasswordEnd(now) });
  await tx.em.flush();
  await revokeSessions(tx.em, { managers: [manager.id] }, now);
  await tx.em.nativeUpdate(PasswordReset, { manager: manager.id, usedAt: null }, { usedAt: now });
  const details = { reference: corporation.reference };
  tx.audit({ action: 'ONE_TIME_PASSWORD_RENEWED', actor, link, subject: manager.id, details });
  tx.enqueueMail({ template, ...newAccountMail(ctx, { manager, corporation, link, password }) });
}
