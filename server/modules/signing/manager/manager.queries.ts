import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { LIVE_MANAGER, Manager, ManagerRole, PRESENT_MANAGER } from '#server/modules/access/account/manager.entity.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

/**
 * Returns the administrator who makes the request. Errors: those of `requireCorporationManager`, `unauthorized_token`
 * for an employee manager.
 */
export async function requireAdministrator(ctx: AppContext): Promise<LoadedManager> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  return manager;
}

/** Like `requireAdministrator`, for what binds the corporation or lets others act for it. Errors: also those of `requireStepUp`. */
export async function requireProvedAdministrator(ctx: AppContext): Promise<LoadedManager> {
  const { manager, session } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  await requireStepUp(ctx, session);
  return manager;
}

/** Returns the active employee managers of a completed corporation, oldest first, without its administrator. */
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

/** Returns the employee managers of a corporation, deactivated ones too, oldest first, without its administrator. */
export async function findPresentManagers(em: Em, corporation: CorporationSigning): Promise<Manager[]> {
  return em.find(
    Manager,
    { ...PRESENT_MANAGER, corporationSigning: corporation.id, role: ManagerRole.EMPLOYEE_MANAGER },
    { orderBy: { createdAt: 'asc', account: 'asc' } },
  );
}

/**
 * Finds the employee managers of a corporation with these ids. Error: `no_permission` when one of them is not among
 * them.
 */
export async function findNamedManagers(
  em: Em,
  corporation: CorporationSigning,
  given: readonly string[],
): Promise<Manager[]> {
  const ids = new Set(given.filter(isUuid).map((id) => id.toLowerCase()));
  const managers = await findPresentManagers(em, corporation);
  const named = managers.filter(({ id }) => ids.has(id));
  if (named.length !== ids.size || !given.every(isUuid)) {
    throw new AppError('no_permission');
  }
  return named;
}

/** Lists the employee managers of the administrator's corporation, deactivated ones too. Errors: those of `requireAdministrator`. */
export async function listEmployeeManagers(ctx: AppContext): Promise<Manager[]> {
  const administrator = await requireAdministrator(ctx);
  return findPresentManagers(ctx.em, administrator.corporationSigning.$);
}
