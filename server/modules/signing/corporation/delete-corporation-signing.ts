import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { Manager } from '#server/modules/manager/manager.entity.ts';
import { revokeSessions } from '#server/modules/session/revoke-sessions.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { CorporationDomain } from './corporation-domain.entity.ts';
import { CorporationSigningState, type CorporationSigning } from './corporation-signing.entity.ts';
import { getOwnCorporationSigning, lockCorporationSigning, requireState } from './own-corporation-signing.ts';

/**
 * Deletes a corporation's signing so that it can be restored: sessions of its managers end, its domains are free, its
 * employees no longer count; everything stays stored (design §7). Errors: those of `getOwnCorporationSigning`,
 * `not_ready_to_sign` when it is deleted already.
 */
export async function deleteCorporationSigning(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const { account, ...own } = await getOwnCorporationSigning(ctx, id);
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.UNCOMPLETED, CorporationSigningState.COMPLETED);
    Object.assign(signing, { state: CorporationSigningState.DELETED, deletedAt: ctx.now() });
    await suspend(tx, signing, ctx.now());
    tx.audit({
      action: 'CORPORATION_DELETED',
      actor: account.id,
      subject: signing.id,
      details: { reference: signing.reference },
    });
    return signing;
  });
}

async function suspend(tx: Change, signing: CorporationSigning, now: Date): Promise<void> {
  const present = { corporationSigning: signing, suspendedAt: null };
  await tx.em.nativeUpdate(CorporationDomain, { corporationSigning: signing }, { claimed: false });
  await tx.em.nativeUpdate(EmployeeSigning, present, { suspendedAt: now });
  // Managers before their sessions: a login under way holds the manager's row, and its session is there afterwards.
  await tx.em.nativeUpdate(Manager, present, { suspendedAt: now });
  const managers = await tx.em.find(Manager, { corporationSigning: signing }, { fields: ['id'] });
  await revokeSessions(tx.em, { managers: managers.map(({ id }) => id) }, now);
}
