import { LockMode } from '@mikro-orm/core';
import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { NAME_MAX_LENGTH } from '#rules/field-value.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Manager, ManagerRole } from '#server/modules/account/manager.entity.ts';
import { oneTimePasswordEnd } from '#server/modules/account/one-time-password.rules.ts';
import { PasswordReset } from '#server/modules/account/password-reset.entity.ts';
import { CorporationDomain } from '#server/modules/corporation/corporation-domain.entity.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/corporation/corporation-signing.entity.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/corporation/own-corporation-signing.ts';
import { checkEmail } from '#server/modules/email/check-email.rules.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { newAccountMail } from '#server/modules/manager/new-account-mail.ts';
import { makeOneTimePassword, type OneTimePassword } from '#server/modules/manager/renew-one-time-password.ts';
import { forgetFactors } from '#server/modules/second-factor/forget-factors.ts';
import { revokeSessions } from '#server/modules/session/revoke-sessions.ts';
import { requireStepUp } from '#server/modules/session/second-factor/require-step-up.ts';
import { checkName } from '#server/modules/signing/submission.ts';

export interface UpdateRepresentativeInput {
  readonly id: string;
  readonly representativeName: string;
  readonly representativeEmail: string;
}

type Representative = Pick<CorporationSigning, 'representativeName' | 'representativeEmail' | 'representativeEmailKey'>;

/**
 * Changes the name and address of a corporation's representative, and of its administrator once completed. What was
 * signed stays as it was. A new address may belong to another person: the administrator's sessions and reset links end,
 * and a new one-time password is mailed to it. Errors: those of `getChangeableCorporationSigning` and `requireStepUp`;
 * `not_ready_to_sign` when
 * the signing is deleted, `bad_request_parameter`, `invalid_email`; `not_same_corp` for an address outside the
 * corporation's domains, `resigned` when it represents another corporation of the link, `exits_email` when it is
 * another manager's.
 */
export async function updateRepresentative(
  ctx: AppContext,
  input: UpdateRepresentativeInput,
): Promise<CorporationSigning> {
  const { actor, link, session, ...own } = await getChangeableCorporationSigning(ctx, input.id);
  await requireStepUp(ctx, session);
  const representative = checkRepresentative(input);
  requireChangeable(own.signing);
  const oneTime = await makeOneTimePassword();
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireChangeable(signing);
    await refuseOtherDomain(tx, signing, representative);
    const changed = changedFacts(signing, representative);
    Object.assign(signing, representative);
    if (signing.state === CorporationSigningState.COMPLETED) {
      await updateAdministrator(ctx, tx, { signing, link, oneTime });
    }
    const details = { reference: signing.reference, changed: changed.join(',') };
    tx.audit({ action: 'REPRESENTATIVE_CHANGED', actor, link, subject: signing.id, details });
    return signing;
  });
}

function checkRepresentative({ representativeName, representativeEmail }: UpdateRepresentativeInput): Representative {
  const name = checkName(representativeName, { field: 'representativeName', maxLength: NAME_MAX_LENGTH });
  const email = checkEmail(representativeEmail, 'representativeEmail');
  return { representativeName: name, representativeEmail: email, representativeEmailKey: normalizeEmail(email) };
}

function requireChangeable(signing: CorporationSigning): void {
  requireState(signing, CorporationSigningState.UNCOMPLETED, CorporationSigningState.COMPLETED);
}

/** Allows only the corporation's domains: nobody has proved any other. */
async function refuseOtherDomain(
  { em }: Change,
  signing: CorporationSigning,
  { representativeEmail }: Representative,
): Promise<void> {
  const own = { corporationSigning: signing, domain: emailDomain(representativeEmail) };
  if ((await em.count(CorporationDomain, own)) === 0) {
    throw new AppError('not_same_corp', { field: 'representativeEmail' });
  }
}

function changedFacts(signing: CorporationSigning, wanted: Representative): string[] {
  return (['representativeName', 'representativeEmail'] as const).filter((fact) => signing[fact] !== wanted[fact]);
}

interface NewAdministrator {
  readonly signing: CorporationSigning;
  readonly link: Link;
  readonly oneTime: OneTimePassword;
}

/** Excludes removed administrators only: one suspended by a concurrent deletion is needed for a restore. */
async function updateAdministrator(
  ctx: AppContext,
  tx: Change,
  { signing, link, oneTime: { password, passwordHash } }: NewAdministrator,
): Promise<void> {
  const administrator = await tx.em.findOneOrFail(
    Manager,
    { corporationSigning: signing, role: ManagerRole.ADMINISTRATOR, removedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const { representativeName: name, representativeEmail: email, representativeEmailKey: emailKey } = signing;
  const isElsewhere = administrator.emailKey !== emailKey;
  Object.assign(administrator, { name, email, emailKey });
  if (!isElsewhere) {
    return;
  }
  const notAsked = { privacyConsentVersion: null, privacyConsentedAt: null };
  Object.assign(administrator, {
    passwordHash,
    initialPasswordChanged: false,
    oneTimePasswordExpiresAt: oneTimePasswordEnd(ctx.now()),
    ...notAsked,
  });
  await tx.em.flush();
  await forgetFactors(tx.em, administrator);
  await revokeSessions(tx.em, { managers: [administrator.id] }, ctx.now());
  await tx.em.nativeUpdate(PasswordReset, { manager: administrator.id, usedAt: null }, { usedAt: ctx.now() });
  tx.enqueueMail({
    template: 'corporation_approved',
    ...newAccountMail(ctx, { manager: administrator, corporation: signing, link, password }),
  });
}
