import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { LIVE_MANAGER, Manager, ManagerRole } from '#server/modules/account/manager.entity.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { requireCorporationManager } from '#server/modules/session/authorize.ts';
import type { LoadedManager } from '#server/modules/session/find-session.ts';

/**
 * Returns the administrator who makes the request. Errors: those of `requireCorporationManager`, `unauthorized_token`
 * for an employee manager.
 */
export async function requireAdministrator(ctx: AppContext): Promise<LoadedManager> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  return manager;
}

/** Returns the live employee managers of a corporation, oldest first, without its administrator. */
export async function findEmployeeManagers(em: Em, corporation: CorporationSigning): Promise<Manager[]> {
  return em.find(
    Manager,
    {
      ...LIVE_MANAGER,
      corporationSigning: { ...LIVE_MANAGER.corporationSigning, id: corporation.id },
      role: ManagerRole.EMPLOYEE_MANAGER,
    },
    { orderBy: { createdAt: 'asc', account: 'asc' } },
  );
}

/** Lists the employee managers of the administrator's corporation. Errors: those of `requireAdministrator`. */
export async function listEmployeeManagers(ctx: AppContext): Promise<Manager[]> {
  const administrator = await requireAdministrator(ctx);
  return findEmployeeManagers(ctx.em, administrator.corporationSigning.$);
}
