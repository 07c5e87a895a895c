import { isUuid } from '#rules/uuid.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/account/actor-of.ts';
import { Manager } from '#server/modules/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/account/password-reset.entity.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/corporation/lock-own-corporation.ts';
import type { LoadedManager } from '#server/modules/session/find-session.ts';
import { revokeSessions } from '#server/modules/session/revoke-sessions.ts';
import { findEmployeeManagers, requireAdministrator } from './manager.queries.ts';

/** Maximum number of employee managers that one request removes: the highest limit that an operator can set. */
const REMOVED_MAX = 1000;

/** Employee managers to remove. */
export interface RemoveEmployeeManagersInput {
  readonly ids: readonly string[];
}

/**
 * Removes employee managers of the administrator's corporation, all or none, even the last one. Their sessions end at
 * once, their password reset links stop working, each is notified by mail, and account and address are free again.
 * Errors: those of `requireAdministrator`; `bad_request_parameter` with `ids` unless there are 1 to 1,000;
 * `no_permission` when one of them is not an employee manager of the corporation.
 */
export async function removeEmployeeManagers(
  ctx: AppContext,
  { ids }: RemoveEmployeeManagersInput,
): Promise<CorporationSigning> {
  const administrator = await requireAdministrator(ctx);
  if (ids.length === 0 || ids.length > REMOVED_MAX) {
    throw new AppError('bad_request_parameter', { field: 'ids' });
  }
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, administrator);
    const removed = await findRemoved(tx, corporation, ids);
    await endAccess(tx, removed, ctx.now());
    for (const manager of removed) {
      reportRemoval(tx, manager, { corporation, administrator });
    }
    return corporation;
  });
}

async function findRemoved(tx: Change, corporation: CorporationSigning, given: readonly string[]): Promise<Manager[]> {
  const ids = new Set(given.filter(isUuid).map((id) => id.toLowerCase()));
  const managers = await findEmployeeManagers(tx.em, corporation);
  const removed = managers.filter(({ id }) => ids.has(id));
  if (removed.length !== ids.size || !given.every(isUuid)) {
    throw new AppError('no_permission');
  }
  return removed;
}

/**
 * Updates managers before their sessions: a concurrent login locks the manager's row, so its session is visible
 * afterwards.
 */
async function endAccess({ em }: Change, removed: readonly Manager[], now: Date): Promise<void> {
  const ids = removed.map(({ id }) => id);
  await em.nativeUpdate(Manager, { id: { $in: ids } }, { removedAt: now });
  await revokeSessions(em, { managers: ids }, now);
  await em.nativeUpdate(PasswordReset, { manager: { $in: ids }, usedAt: null }, { usedAt: now });
}

interface Removal {
  readonly corporation: CorporationSigning;
  readonly administrator: LoadedManager;
}

function reportRemoval(tx: Change, manager: Manager, { corporation, administrator }: Removal): void {
  const link = administrator.link.$;
  tx.audit({
    action: 'EMPLOYEE_MANAGER_REMOVED',
    actor: actorOf(administrator),
    link,
    subject: manager.id,
    details: { reference: corporation.reference },
  });
  tx.enqueueMail({
    template: 'employee_manager_removed',
    language: manager.language,
    recipient: manager.email,
    link,
    corporationSigning: corporation,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: manager.name,
      corporationName: corporation.corporationName,
      account: manager.account,
    },
  });
}
