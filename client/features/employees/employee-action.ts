import type { EmployeePart } from './use-employees.ts';

/** What managers can do with employees. */
export type EmployeeAction = 'activate' | 'deactivate' | 'remove';

/** Actions that need confirmation: they take something away or cannot be undone. */
export type ConfirmedAction = Exclude<EmployeeAction, 'activate'>;

/** Actions available in each tab, the most usual first. */
export const ACTIONS: Readonly<Record<EmployeePart, readonly EmployeeAction[]>> = {
  inactive: ['activate', 'remove'],
  active: ['deactivate'],
};
