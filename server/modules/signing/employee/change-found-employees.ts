import { LockMode } from '@mikro-orm/core';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { requireStorableDates } from '#server/db/storable-date.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { changeStates } from './change-employee-signings.ts';
import { employeeFilter } from './employee-filter.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import { checkNote } from './employee-signings-input.rules.ts';

/** Most employees that one request changes: each has an audit event and a mail of the same transaction. */
const CHANGED_MAX = 1000;

/** Everybody that a search has found, and their new state. */
export interface ChangeFoundEmployeesInput {
  readonly state: EmployeeSigningState;
  /** Of the inactive ones, as for the list of employees. */
  readonly waiting?: boolean | null | undefined;
  /** As for the list of employees. */
  readonly search?: string | null | undefined;
  /** When they were counted. */
  readonly asOf: Date;
  /** How many they were. */
  readonly count: number;
  /** The note to the employees. */
  readonly note?: string | null | undefined;
}

/** How many were changed. */
export interface ChangedFoundEmployees {
  readonly changedCount: number;
  /** How many of them are left, because there were more than 1000. */
  readonly remainingCount: number;
  /** Names the change, so that it can be undone. */
  readonly operationId: string;
}

/**
 * Activates or removes all inactive employees that a search found, or deactivates all active ones, up to 1000 in the
 * order of their signings. Who has signed since they were counted, and who was changed since, is left alone: the
 * manager has decided about others. Errors: those of `requireCorporationManager` and `requireStorableDates`;
 * `bad_request_parameter` with `search`, `note` or `count`, the latter when it is no positive number or more are found.
 */
export async function changeFoundEmployees(
  ctx: AppContext,
  { state, waiting, search, asOf, count, note }: ChangeFoundEmployeesInput,
): Promise<ChangedFoundEmployees> {
  const { manager } = await requireCorporationManager(ctx);
  const told = checkNote(note, state);
  requireStorableDates({ asOf });
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, manager);
    const areActive = state === EmployeeSigningState.INACTIVE;
    const filter = employeeFilter(corporation, { active: areActive, waiting: areActive ? null : waiting, search });
    const unchanged = { signedAt: { $lte: asOf }, changes: { $none: { changedAt: { $gt: asOf } } } };
    const where = { $and: [filter, unchanged] };
    const found = await tx.em.count(EmployeeSigning, where);
    if (count < 1 || found > count) {
      throw new AppError('bad_request_parameter', { field: 'count' });
    }
    const signings = await tx.em.find(EmployeeSigning, where, {
      orderBy: { signedAt: 'asc', id: 'asc' },
      limit: CHANGED_MAX,
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    const operationId = await changeStates(ctx, tx, { corporation, manager, signings, state, note: told });
    return { changedCount: signings.length, remainingCount: found - signings.length, operationId };
  });
}
