import type { FilterQuery } from '@mikro-orm/core';
import { containing } from '#server/db/search-text.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';

/** Which of a corporation's employees are wanted. */
export interface FoundEmployees {
  /** True for active ones only, false for inactive ones only, absent for both. */
  readonly active?: boolean | null | undefined;
  /** Of the inactive ones, true for those who were never active, false for those who were deactivated, absent for both. */
  readonly waiting?: boolean | null | undefined;
  /** Whether removed ones are wanted, and no others. */
  readonly removed?: boolean | undefined;
  /** Part of the name, the address or the reference. */
  readonly search?: string | null | undefined;
}

/** The condition of these employees of a corporation, without those who were erased. Error: `bad_request_parameter` with `search`. */
export function employeeFilter(
  corporationSigning: CorporationSigning,
  { search, waiting, ...part }: FoundEmployees,
): FilterQuery<EmployeeSigning> {
  const text = containing(search);
  const found = text === undefined ? {} : { $or: [{ name: text }, { email: text }, { reference: text }] };
  const where = { corporationSigning, erasedAt: null, state: { $in: statesOf(part) } };
  return { $and: [where, decidedOn(waiting), found] };
}

/** An operation without mails has only taken back an activation. */
function decidedOn(waiting: boolean | null | undefined): FilterQuery<EmployeeSigning> {
  const deactivation = {
    state: EmployeeSigningState.INACTIVE,
    $or: [{ operationId: null }, { emailId: { $ne: null } }],
  };
  if (waiting === undefined || waiting === null) {
    return {};
  }
  return { changes: waiting ? { $none: deactivation } : { $some: deactivation } };
}

function statesOf({ active, removed = false }: Omit<FoundEmployees, 'search' | 'waiting'>): EmployeeSigningState[] {
  const { ACTIVE, INACTIVE, REMOVED } = EmployeeSigningState;
  if (removed) {
    return [REMOVED];
  }
  return active === undefined || active === null ? [ACTIVE, INACTIVE] : [active ? ACTIVE : INACTIVE];
}
