import { LockMode } from '@mikro-orm/core';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { OneTimePassword } from '#server/modules/access/account/make-one-time-password.ts';
import { Manager, REPRESENTATIVE } from '#server/modules/access/account/manager.entity.ts';
import { oneTimePasswordEnd } from '#server/modules/access/account/one-time-password.rules.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { forgetFactors } from '#server/modules/access/second-factor/forget-factors.ts';
import { revokeSessions } from '#server/modules/access/session/revoke-sessions.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { newAccountMail } from '#server/modules/signing/manager/new-account-mail.ts';

/** A corporation whose representative has changed. */
export interface NewAdministrator {
  /** Locked, with the new representative. */
  readonly signing: CorporationSigning;
  readonly link: Link;
  readonly oneTime: OneTimePassword;
}

/**
 * Gives the account of a corporation's administrator to its representative; does nothing while there is none. At
 * another address it may be another person: sessions, second factors and reset links end, and a new one-time password
 * is mailed there. An administrator who is suspended counts, because a restore brings the account back.
 */
export async function passAdministration(ctx: AppContext, tx: Change, passing: NewAdministrator): Promise<void> {
  const { signing, link, oneTime } = passing;
  const administrator = await tx.em.findOne(
    Manager,
    { corporationSigning: signing, ...REPRESENTATIVE, removedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (administrator === null) {
    return;
  }
  const { representativeName: name, representativeEmail: email, representativeEmailKey: emailKey } = signing;
  const isElsewhere = administrator.emailKey !== emailKey;
  Object.assign(administrator, { name, email, emailKey });
  if (!isElsewhere) {
    return;
  }
  Object.assign(administrator, {
    passwordHash: oneTime.passwordHash,
    initialPasswordChanged: false,
    oneTimePasswordExpiresAt: oneTimePasswordEnd(ctx.now()),
    privacyConsentVersion: null,
    privacyConsentedAt: null,
  });
  await tx.em.flush();
  await forgetFactors(tx.em, administrator);
  await revokeSessions(tx.em, { managers: [administrator.id] }, ctx.now());
  await tx.em.nativeUpdate(PasswordReset, { manager: administrator.id, usedAt: null }, { usedAt: ctx.now() });
  const { password } = oneTime;
  tx.enqueueMail({
    template: 'corporation_approved',
    ...newAccountMail(ctx, { manager: administrator, corporation: signing, link, password }),
  });
}
