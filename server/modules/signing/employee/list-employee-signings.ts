import type { AppContext } from '#server/context.ts';
import { findPage, type PageQuery } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { getOwnCorporation } from '#server/modules/signing/corporation/corporation.queries.ts';
import { employeeFilter, type FoundEmployees } from './employee-filter.ts';
import type { EmployeeSigningSort } from './employee-signing-sort.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';

/** Filter of the employees of the manager's own corporation. */
export interface EmployeeSigningsInput extends PageRequest, FoundEmployees {
  readonly sort: EmployeeSigningSort;
}

const ORDERS: Readonly<Record<EmployeeSigningSort, PageQuery<EmployeeSigning>['orderBy']>> = {
  date_desc: { signedAt: 'desc' },
  date_asc: { signedAt: 'asc' },
  name_asc: { name: 'asc' },
  name_desc: { name: 'desc' },
};

/**
 * Returns one page of the employees of the manager's corporation. Errors: those of `getOwnCorporation` and `findPage`,
 * `bad_request_parameter` with `search`.
 */
export async function listEmployeeSignings(
  ctx: AppContext,
  { active, waiting, removed, search, sort, ...page }: EmployeeSigningsInput,
): Promise<Page<EmployeeSigning>> {
  const where = employeeFilter(await getOwnCorporation(ctx), { active, waiting, removed, search });
  return findPage(ctx.em, EmployeeSigning, { where, orderBy: ORDERS[sort], page });
}

/** How many employees are in each state, and when that was so. */
export interface CountedEmployees {
  readonly active: number;
  readonly inactive: number;
  /** Of the inactive ones, those who were never active. */
  readonly waiting: number;
  /** Of the inactive ones, the others. */
  readonly deactivated: number;
  readonly removed: number;
  /** Identifies for `changeFoundEmployees` the employees that were counted. */
  readonly asOf: Date;
}

/** Counts the active, inactive and removed employees of the manager's corporation. Errors: those of `listEmployeeSignings`. */
export async function countEmployeeSignings(
  ctx: AppContext,
  search: string | null | undefined,
): Promise<CountedEmployees> {
  const corporation = await getOwnCorporation(ctx);
  // Before they are counted: a signing in between counts as later.
  const asOf = ctx.now();
  const count = (part: FoundEmployees): Promise<number> =>
    ctx.em.count(EmployeeSigning, employeeFilter(corporation, { ...part, search }));
  const active = await count({ active: true });
  const waiting = await count({ active: false, waiting: true });
  const deactivated = await count({ active: false, waiting: false });
  return {
    active,
    inactive: waiting + deactivated,
    waiting,
    deactivated,
    removed: await count({ removed: true }),
    asOf,
  };
}
