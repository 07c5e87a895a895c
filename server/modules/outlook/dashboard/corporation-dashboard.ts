import type { AppContext } from '#server/context.ts';
import { type Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import type { Activity } from '#server/modules/outlook/activity/list-activity.ts';
import { recentCorporationActivity } from '#server/modules/outlook/activity/recent-activity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { findEmailDomains } from '#server/modules/signing/corporation/corporation-signing.queries.ts';
import { findEmployeeManagers } from '#server/modules/signing/manager/manager.queries.ts';

/** How many employees of a corporation are in each state. */
export interface EmployeeStates {
  /** Signed, and no manager has decided about them. */
  readonly waiting: number;
  readonly active: number;
  readonly deactivated: number;
  readonly removed: number;
}

/** What the managers of a corporation see first. */
export interface CorporationDashboard {
  readonly corporation: CorporationSigning;
  readonly employees: EmployeeStates;
  /** How far it is set up; null for employee managers, and once the corporation is no longer new. */
  readonly setup: CorporationSetup | null;
  /** Employee managers who have never logged in; null for employee managers, who do not manage each other. */
  readonly unusedAccounts: number | null;
  /** Newest first. */
  readonly activity: readonly Activity[];
}

/** How far a new corporation is set up by its administrator. */
export interface CorporationSetup {
  readonly hasEmployeeManager: boolean;
  /** Whether any employee is active. */
  readonly hasEmployees: boolean;
  /** Whether it has more than its first email domain. */
  readonly hasMoreDomains: boolean;
  /** Whether the administrator logs in with a second factor. */
  readonly hasSecondFactor: boolean;
}

/** Days for which a corporation is new after its approval. */
export const SETUP_DAYS = 30;

type CountRow = EmployeeStates & { readonly unused: number };

/**
 * An operation without mails has undone the one before it, so the two cancel out. The decisions of earlier versions and
 * automatic ones are no operations.
 */
const STATEMENT = `
with c as materialized (select ?::uuid as id)
select count(*) filter (where e.state = 'active')::int as active,
  count(*) filter (where e.state = 'inactive' and not e.decided)::int as waiting,
  count(*) filter (where e.state = 'inactive' and e.decided)::int as deactivated,
  count(*) filter (where e.state = 'removed')::int as removed,
  (select count(*) from manager m, c where m.corporation_signing_id = c.id and m.role = 'manager'
    and not m.initial_password_changed and m.removed_at is null and m.suspended_at is null
    and m.deactivated_at is null)::int as unused
from (
  select s.state, s.state = 'inactive'
    and (select count(*) > 2 * count(*) filter (where h.operation_id is not null and h.email_id is null)
      from employee_signing_change h where h.employee_signing_id = s.id) as decided
  from employee_signing s, c where s.corporation_signing_id = c.id
) e`;

/**
 * Returns what waits at the corporation of the manager who makes the request, what happened lately, and how many
 * employees it has; the number of statements does not depend on how many. Errors: those of `requireCorporationManager`.
 */
export async function getCorporationDashboard(ctx: AppContext): Promise<CorporationDashboard> {
  const { manager } = await requireCorporationManager(ctx);
  const corporation = manager.corporationSigning.$;
  const isAdministrator = manager.role === ManagerRole.ADMINISTRATOR;
  const [row] = await ctx.em.execute<CountRow[]>(STATEMENT, [corporation.id]);
  if (row === undefined) {
    throw new TypeError('counting answered no row');
  }
  const { unused, ...employees } = row;
  const isNew = ctx.now().getTime() < (corporation.completedAt?.getTime() ?? 0) + SETUP_DAYS * 86_400_000;
  return {
    corporation,
    employees,
    setup: isAdministrator && isNew ? await findSetup(ctx, manager, employees) : null,
    unusedAccounts: isAdministrator ? unused : null,
    activity: await recentCorporationActivity(ctx, corporation, { isAboutEmployeesOnly: !isAdministrator }),
  };
}

async function findSetup({ em }: AppContext, manager: Manager, employees: EmployeeStates): Promise<CorporationSetup> {
  const corporation = await manager.corporationSigning.loadOrFail();
  return {
    hasEmployeeManager: (await findEmployeeManagers(em, corporation)).length > 0,
    hasEmployees: employees.active > 0,
    hasMoreDomains: (await findEmailDomains(corporation)).length > 1,
    hasSecondFactor: (await factorMethods(em, manager)).length > 0,
  };
}
