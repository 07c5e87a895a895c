import type { EmployeePart } from './use-employees.ts';

/** What managers do with employees. */
export type EmployeeAction = 'activate' | 'deactivate' | 'remove';

/** What is asked about first: it takes something away, or cannot be undone. */
export type ConfirmedAction = Exclude<EmployeeAction, 'activate'>;

/** What can be done with those in a tab, the usual thing first. */
export const ACTIONS: Readonly<Record<EmployeePart, readonly EmployeeAction[]>> = {
  inactive: ['activate', 'remove'],
  active: ['deactivate'],
};
