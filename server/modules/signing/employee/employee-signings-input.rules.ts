import { isUuid } from '#rules/uuid.ts';
import { AppError } from '#server/errors/app-error.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';

/** Most signings that one request changes. */
export const EMPLOYEE_SIGNINGS_MAX = 100;

/**
 * The ids of a request in the form in which they are stored. Errors: `bad_request_parameter` with `ids` for none or more
 * than 100, with `ids.N` for one that is there twice; `no_permission` for what could be no id.
 */
export function checkIds(ids: readonly string[]): string[] {
  if (ids.length < 1 || ids.length > EMPLOYEE_SIGNINGS_MAX) {
    throw new AppError('bad_request_parameter', { field: 'ids' });
  }
  const stored = ids.map((id) => id.toLowerCase());
  if (!stored.every(isUuid)) {
    throw new AppError('no_permission');
  }
  const repeated = stored.findIndex((id, index) => stored.indexOf(id) !== index);
  if (repeated !== -1) {
    throw new AppError('bad_request_parameter', { field: `ids.${repeated}` });
  }
  return stored;
}

/**
 * Refuses a change that changes nothing, and the removal of somebody who still counts (REST contract §3.7). Error:
 * `bad_request_parameter` with the field, and with the reason `active` for the latter.
 */
export function refuseTransition(from: EmployeeSigningState, to: EmployeeSigningState, field: string): void {
  if (from === to) {
    throw new AppError('bad_request_parameter', { field });
  }
  if (from === EmployeeSigningState.ACTIVE && to === EmployeeSigningState.REMOVED) {
    throw new AppError('bad_request_parameter', { field, reason: 'active' });
  }
}
