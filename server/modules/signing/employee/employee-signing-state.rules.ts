/** An employee counts while a manager keeps them active; a removed one may sign again. */
export const EmployeeSigningState = { INACTIVE: 'inactive', ACTIVE: 'active', REMOVED: 'removed' } as const;
export type EmployeeSigningState = (typeof EmployeeSigningState)[keyof typeof EmployeeSigningState];
