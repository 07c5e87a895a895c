import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { managerMail } from './manager-mail.ts';
import { revokeAccess } from './revoke-access.ts';

/** Whose accounts end, and who ends them. */
export interface ManagersToEnd {
  readonly managers: readonly Manager[];
  /** Locked. */
  readonly corporation: CorporationSigning;
  readonly link: Link;
  readonly actor: Actor;
}

/**
 * Ends accounts of employee managers: their sessions end, their reset links stop working, each is notified by mail, and
 * account and address are free again.
 */
export async function endEmployeeManagers(ctx: AppContext, tx: Change, ending: ManagersToEnd): Promise<void> {
  await endAccess(tx, ending.managers, ctx.now());
  for (const manager of ending.managers) {
    reportEnd(tx, manager, ending);
  }
}

/**
 * Updates managers before their sessions: a concurrent login locks the manager's row, so its session is visible
 * afterwards.
 */
async function endAccess({ em }: Change, managers: readonly Manager[], now: Date): Promise<void> {
  const ids = managers.map(({ id }) => id);
  await em.nativeUpdate(Manager, { id: { $in: ids } }, { removedAt: now });
  await revokeAccess(em, ids, now);
}

function reportEnd(tx: Change, manager: Manager, { corporation, link, actor }: ManagersToEnd): void {
  const details = { reference: corporation.reference };
  tx.audit({ action: 'EMPLOYEE_MANAGER_REMOVED', actor, link, subject: manager.id, details });
  tx.enqueueMail({ ...managerMail(manager, { corporation, link }), template: 'employee_manager_removed' });
}
