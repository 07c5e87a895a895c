import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { requireSettledRepresentative } from '#server/modules/signing/corporation/require-settled-representative.ts';
import { managerMail } from './manager-mail.ts';
import { findNamedManagers, requireAdministrator, requireProvedAdministrator } from './manager.queries.ts';
import { revokeAccess } from './revoke-access.ts';

/** Maximum number of employee managers that one request changes: the highest limit that an operator can set. */
const CHANGED_MAX = 1000;

/** Employee managers to deactivate or to reactivate. */
export interface ChangeEmployeeManagersInput {
  readonly ids: readonly string[];
}

type Wanted = 'deactivated' | 'reactivated';

/**
 * Deactivates employee managers of the administrator's corporation, all or none, even the last one: their sessions end
 * at once, their reset links stop working, and they get no mails; account and address stay theirs, and each is notified
 * by mail. Errors: those of `requireAdministrator` and `requireSettledRepresentative`; `bad_request_parameter` with
 * `ids` unless there are 1 to 1,000, or one of them is deactivated already; `no_permission` when one of them is not an
 * employee manager of the corporation.
 */
export async function deactivateEmployeeManagers(
  ctx: AppContext,
  input: ChangeEmployeeManagersInput,
): Promise<CorporationSigning> {
  const administrator = await requireAdministrator(ctx);
  await requireSettledRepresentative(ctx, administrator.corporationSigning);
  return changeManagers(ctx, { ...input, administrator, wanted: 'deactivated' });
}

/**
 * Reactivates deactivated employee managers, all or none: they log in with the password that they had, and each is
 * notified by mail. Errors: as `deactivateEmployeeManagers`, with those of `requireStepUp` in place of
 * `requireSettledRepresentative`.
 */
export async function reactivateEmployeeManagers(
  ctx: AppContext,
  input: ChangeEmployeeManagersInput,
): Promise<CorporationSigning> {
  return changeManagers(ctx, { ...input, administrator: await requireProvedAdministrator(ctx), wanted: 'reactivated' });
}

interface ManagersChange extends ChangeEmployeeManagersInput {
  readonly administrator: LoadedManager;
  readonly wanted: Wanted;
}

async function changeManagers(
  ctx: AppContext,
  { ids, administrator, wanted }: ManagersChange,
): Promise<CorporationSigning> {
  if (ids.length === 0 || ids.length > CHANGED_MAX) {
    throw new AppError('bad_request_parameter', { field: 'ids' });
  }
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, administrator);
    const managers = await findNamedManagers(tx.em, corporation, ids);
    const isDeactivated = wanted === 'deactivated';
    if (managers.some(({ deactivatedAt }) => Boolean(deactivatedAt) === isDeactivated)) {
      throw new AppError('bad_request_parameter', { field: 'ids' });
    }
    await setActive(tx, managers, { deactivatedAt: isDeactivated ? ctx.now() : null, now: ctx.now() });
    managers.forEach((manager) => report(tx, manager, { administrator, corporation, wanted }));
    return corporation;
  });
}

/**
 * Updates managers before their sessions: a concurrent login locks the manager's row, so its session is visible
 * afterwards.
 */
async function setActive(
  { em }: Change,
  managers: readonly Manager[],
  { deactivatedAt, now }: { readonly deactivatedAt: Date | null; readonly now: Date },
): Promise<void> {
  const ids = managers.map(({ id }) => id);
  managers.forEach((manager) => Object.assign(manager, { deactivatedAt }));
  await em.flush();
  if (deactivatedAt !== null) {
    await revokeAccess(em, ids, now);
  }
}

interface Reported extends Pick<ManagersChange, 'administrator' | 'wanted'> {
  readonly corporation: CorporationSigning;
}

function report(tx: Change, manager: Manager, { administrator, corporation, wanted }: Reported): void {
  const link = administrator.link.$;
  tx.audit({
    action: wanted === 'deactivated' ? 'EMPLOYEE_MANAGER_DEACTIVATED' : 'EMPLOYEE_MANAGER_REACTIVATED',
    actor: actorOf(administrator),
    link,
    subject: manager.id,
    details: { reference: corporation.reference },
  });
  const mail = managerMail(manager, { corporation, link });
  tx.enqueueMail({ ...mail, template: 'employee_manager_changed', data: { ...mail.data, occasion: wanted } });
}
