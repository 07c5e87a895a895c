import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';

/** Builds an employee manager as the server answers it. */
export function buildManagerRow(overrides: Partial<EmployeeManagerRowFragment> = {}): EmployeeManagerRowFragment {
  return {
    __typename: 'EmployeeManager',
    id: 'manager-1',
    account: 'li_example.com',
    name: '李明',
    email: 'li@example.com',
    createdAt: '2026-01-02T08:00:00.000Z',
    initialPasswordChanged: true,
    oneTimePasswordExpiresAt: null,
    deactivatedAt: null,
    ...overrides,
  };
}
