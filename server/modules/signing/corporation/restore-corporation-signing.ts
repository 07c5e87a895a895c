import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Manager } from '#server/modules/manager/manager.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { claimDomains, lockDomains } from './claim-domains.ts';
import { CorporationSigningState, type CorporationSigning } from './corporation-signing.entity.ts';
import { getOwnCorporationSigning, lockCorporationSigning, requireState } from './own-corporation-signing.ts';

/**
 * Brings a deleted signing back as it was, with its domains, managers and employees (design §7). Who signed as an
 * individual in its domains meanwhile ends as at the approval. Errors: those of `getOwnCorporationSigning`,
 * `not_ready_to_sign` unless it is deleted; `sameEmailSuffix` when another corporation has a domain of it now, `resigned`
 * when the place of the signing, of a manager or of an employee was taken.
 */
export async function restoreCorporationSigning(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const { link, account, ...own } = await getOwnCorporationSigning(ctx, id);
  return change(ctx, async (tx) => {
    await lockDomains(tx.em, link, 'exclusive');
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.DELETED);
    const completed = Boolean(signing.completedAt);
    const state = completed ? CorporationSigningState.COMPLETED : CorporationSigningState.UNCOMPLETED;
    Object.assign(signing, { state, deletedAt: null });
    await tx.em.flush();
    if (completed) {
      await claimDomains(ctx, tx, { signing, link, actor: account.id });
    }
    await bringBack(tx, signing);
    tx.audit({
      action: 'CORPORATION_RESTORED',
      actor: account.id,
      subject: signing.id,
      details: { reference: signing.reference },
    });
    return signing;
  });
}

/** Names of constraints on managers and employees would name rows that the community manager knows nothing of. */
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
