import { describe, expect, test } from 'vitest';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { checkIds, EMPLOYEE_SIGNINGS_MAX, refuseTransition } from './employee-signings-input.rules.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => idOf(index));

const refusal = (work: () => unknown): unknown => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return error;
  }
};

describe('the ids of a request', () => {
  test.each([1, 2, EMPLOYEE_SIGNINGS_MAX])('may be %i', (count) => {
    expect(checkIds(ids(count))).toEqual(ids(count));
  });

  test('are the same in upper case', () => {
    expect(checkIds(['ABCDEFAB-0000-4000-8000-00000000000F'])).toEqual(['abcdefab-0000-4000-8000-00000000000f']);
  });

  test.each([
    ['none', [], 'bad_request_parameter', { field: 'ids' }],
    ['too many', ids(EMPLOYEE_SIGNINGS_MAX + 1), 'bad_request_parameter', { field: 'ids' }],
    ['one twice', [idOf(1), idOf(2), idOf(1)], 'bad_request_parameter', { field: 'ids.2' }],
    ['one that could be none', [idOf(1), "' or 1=1"], 'no_permission', {}],
  ])('are refused: %s', (_name, wrong, code, details) => {
    expect(refusal(() => checkIds(wrong))).toMatchObject({ code, details });
  });
});

const { ACTIVE, INACTIVE, REMOVED } = EmployeeSigningState;
const FIELD = 'ids.3';
const change = (from: EmployeeSigningState, to: EmployeeSigningState): unknown =>
  refusal(() => {
    refuseTransition(from, to, FIELD);
  });

test.each([
  [INACTIVE, ACTIVE],
  [ACTIVE, INACTIVE],
  [INACTIVE, REMOVED],
])('from %s to %s is allowed', (from, to) => {
  expect(change(from, to)).toBe('accepted');
});

test.each([
  [ACTIVE, ACTIVE, { field: FIELD }],
  [INACTIVE, INACTIVE, { field: FIELD }],
  [ACTIVE, REMOVED, { field: FIELD, reason: 'active' }],
])('from %s to %s is refused', (from, to, details) => {
  expect(change(from, to)).toMatchObject({ code: 'bad_request_parameter', details });
});
