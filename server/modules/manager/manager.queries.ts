import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { requireCorporationManager } from '#server/modules/session/authorize.ts';
import type { LoadedManager } from '#server/modules/session/find-session.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { Manager, ManagerRole } from './manager.entity.ts';

/** The administrator who makes the request. Errors: those of `requireCorporationManager`, `unauthorized_token` for an employee manager. */
export async function requireAdministrator(ctx: AppContext): Promise<LoadedManager> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  return manager;
}

/** The employee managers of a corporation that were not removed, oldest first. */
export async function findEmployeeManagers(em: Em, corporation: CorporationSigning): Promise<Manager[]> {
  return em.find(
    Manager,
    { corporationSigning: corporation.id, role: ManagerRole.EMPLOYEE_MANAGER, removedAt: null, suspendedAt: null },
    { orderBy: { createdAt: 'asc', account: 'asc' } },
  );
}

/** The employee managers of the administrator's corporation. Errors: those of `requireAdministrator`. */
export async function listEmployeeManagers(ctx: AppContext): Promise<Manager[]> {
  const administrator = await requireAdministrator(ctx);
  return findEmployeeManagers(ctx.em, administrator.corporationSigning.$);
}
