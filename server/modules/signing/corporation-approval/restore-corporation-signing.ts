import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { claimDomains } from './claim-domains.ts';

/**
 * Restores a deleted signing with its domains, managers and employees. Individual signings made in its domains in the
 * meantime end as at the approval. Errors: those of `getChangeableCorporationSigning` and `requireStepUp`,
 * `not_ready_to_sign` unless deleted;
 * `sameEmailSuffix` when another corporation now has one of its domains; `resigned` when the place of the signing, a
 * manager or an employee has been taken.
 */
export async function restoreCorporationSigning(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const { link, actor, session, ...own } = await getChangeableCorporationSigning(ctx, id);
  await requireStepUp(ctx, session);
  return change(ctx, async (tx) => {
    await lockDomains(tx.em, link, 'exclusive');
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.DELETED);
    const completed = Boolean(signing.completedAt);
    const state = completed ? CorporationSigningState.COMPLETED : CorporationSigningState.UNCOMPLETED;
    Object.assign(signing, { state, deletedAt: null });
    await tx.em.flush();
    if (completed) {
      await claimDomains(ctx, tx, { signing, link, actor });
    }
    await bringBack(tx, signing);
    tx.audit({
      action: 'CORPORATION_RESTORED',
      actor,
      link: signing.link,
      subject: signing.id,
      details: { reference: signing.reference },
    });
    return signing;
  });
}

/** Reports violated constraints as `resigned`: their own codes would name rows unknown to the community manager. */
async function bringBack(tx: Change, signing: CorporationSigning): Promise<void> {
  const suspended = { corporationSigning: signing, suspendedAt: { $ne: null } };
  try {
    await tx.em.nativeUpdate(Manager, suspended, { suspendedAt: null });
    await tx.em.nativeUpdate(EmployeeSigning, suspended, { suspendedAt: null });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw new AppError('resigned', {}, { cause: error });
    }
    throw error;
  }
}
