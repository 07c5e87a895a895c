/** Only active employees count, and a manager can change that; a removed one may sign again. */
export const EmployeeSigningState = { INACTIVE: 'inactive', ACTIVE: 'active', REMOVED: 'removed' } as const;
export type EmployeeSigningState = (typeof EmployeeSigningState)[keyof typeof EmployeeSigningState];
