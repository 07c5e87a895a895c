import type { FilterQuery } from '@mikro-orm/core';
import type { AppContext } from '#server/context.ts';
import { findPage, type PageQuery } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { containing } from '#server/db/search-text.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { getOwnCorporation } from '#server/modules/corporation/corporation.queries.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee-signing.entity.ts';
import type { EmployeeSigningSort } from './employee-signing-sort.rules.ts';

/** Filter of the employees of the manager's own corporation. */
export interface EmployeeSigningsInput extends PageRequest {
  /** True for active ones only, false for inactive ones only, absent for both. Removed ones are never listed. */
  readonly active?: boolean | null | undefined;
  /** Part of the name, the address or the reference. */
  readonly search?: string | null | undefined;
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
  { active, search, sort, ...page }: EmployeeSigningsInput,
): Promise<Page<EmployeeSigning>> {
  const where = wantedFilter(await getOwnCorporation(ctx), { active, search });
  return findPage(ctx.em, EmployeeSigning, { where, orderBy: ORDERS[sort], page });
}

/** Counts the active and inactive employees of the manager's corporation. Errors: those of `listEmployeeSignings`. */
export async function countEmployeeSignings(
  ctx: AppContext,
  search: string | null | undefined,
): Promise<{ active: number; inactive: number }> {
  const corporation = await getOwnCorporation(ctx);
  const count = (active: boolean): Promise<number> =>
    ctx.em.count(EmployeeSigning, wantedFilter(corporation, { active, search }));
  return { active: await count(true), inactive: await count(false) };
}

function wantedFilter(
  corporationSigning: CorporationSigning,
  { active, search }: Pick<EmployeeSigningsInput, 'active' | 'search'>,
): FilterQuery<EmployeeSigning> {
  const text = containing(search);
  const { ACTIVE, INACTIVE } = EmployeeSigningState;
  const states = active === undefined || active === null ? [ACTIVE, INACTIVE] : [active ? ACTIVE : INACTIVE];
  const found = text === undefined ? {} : { $or: [{ name: text }, { email: text }, { reference: text }] };
  return { $and: [{ corporationSigning, state: { $in: states } }, found] };
}
