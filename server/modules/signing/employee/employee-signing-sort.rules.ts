/** Sort orders for lists of employees. */
export const EmployeeSigningSort = {
  DATE_DESC: 'date_desc',
  DATE_ASC: 'date_asc',
  NAME_ASC: 'name_asc',
  NAME_DESC: 'name_desc',
} as const;
export type EmployeeSigningSort = (typeof EmployeeSigningSort)[keyof typeof EmployeeSigningSort];
