import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { revokeSessions } from '#server/modules/access/session/revoke-sessions.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';

/**
 * Deletes a corporation signing in a way that can be undone: its managers' sessions end, its domains become free and
 * its employees no longer count, but everything stays stored. Errors: those of `getChangeableCorporationSigning`,
 * `not_ready_to_sign` when already deleted.
 */
export async function deleteCorporationSigning(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const { actor, ...own } = await getChangeableCorporationSigning(ctx, id);
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.UNCOMPLETED, CorporationSigningState.COMPLETED);
    await endCorporationSigning(ctx, tx, { signing, actor });
    return signing;
  });
}

/** A corporation signing, held by the transaction, and who ends it. */
interface CorporationEnd {
  readonly signing: CorporationSigning;
  readonly actor: Actor;
}

/** Deletes a corporation signing that has not been deleted. */
export async function endCorporationSigning(
  ctx: AppContext,
  tx: Change,
  { signing, actor }: CorporationEnd,
): Promise<void> {
  const { id, link, reference } = signing;
  Object.assign(signing, { state: CorporationSigningState.DELETED, deletedAt: ctx.now() });
  await suspend(tx, signing, ctx.now());
  tx.audit({ action: 'CORPORATION_DELETED', actor, link, subject: id, details: { reference } });
}

async function suspend(tx: Change, signing: CorporationSigning, now: Date): Promise<void> {
  const present = { corporationSigning: signing, suspendedAt: null };
  await tx.em.nativeUpdate(CorporationDomain, { corporationSigning: signing }, { claimed: false });
  await tx.em.nativeUpdate(EmployeeSigning, present, { suspendedAt: now });
  // Managers before sessions: a login in progress locks the manager's row, so its session exists once this returns.
  await tx.em.nativeUpdate(Manager, present, { suspendedAt: now });
  const managers = await tx.em.find(Manager, { corporationSigning: signing }, { fields: ['id'] });
  await revokeSessions(tx.em, { managers: managers.map(({ id }) => id) }, now);
}
