import { toTextOfLines } from '#rules/plain-text.ts';
import { isUuid } from '#rules/uuid.ts';
import { AppError } from '#server/errors/app-error.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';

/** Maximum number of signings that one request changes. */
export const EMPLOYEE_SIGNINGS_MAX = 100;

/**
 * Returns the ids of a request as they are stored. Errors: `bad_request_parameter` with `ids` for none or more than
 * 100, with `ids.N` for a duplicate; `no_permission` for anything that cannot be an id.
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

/** Longest note to an employee, in characters. */
const NOTE_MAX_LENGTH = 500;

/**
 * Returns the note to employees about a change, null for none. Error: `bad_request_parameter` with `note` when it is
 * too long or holds control characters, and for an activation, which needs no reason.
 */
export function checkNote(note: string | null | undefined, state: EmployeeSigningState): string | null {
  const text = toTextOfLines(note ?? '', NOTE_MAX_LENGTH);
  if (text === undefined || (text !== '' && state === EmployeeSigningState.ACTIVE)) {
    throw new AppError('bad_request_parameter', { field: 'note' });
  }
  return text === '' ? null : text;
}

/**
 * Refuses a change to the current state, and the removal of an active employee. Error: `bad_request_parameter` with the
 * field, and for such a removal with the reason `active`.
 */
export function refuseTransition(from: EmployeeSigningState, to: EmployeeSigningState, field: string): void {
  if (from === to) {
    throw new AppError('bad_request_parameter', { field });
  }
  if (from === EmployeeSigningState.ACTIVE && to === EmployeeSigningState.REMOVED) {
    throw new AppError('bad_request_parameter', { field, reason: 'active' });
  }
}
