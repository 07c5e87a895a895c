import type { zhEmployees } from '../zh/employees.ts';

/** The English of `zh/employees.ts`. */
export const enEmployees: Record<keyof typeof zhEmployees, string> = {
  'employees.title': 'Employees',
  'employees.corporation': 'Corporation',
  'employees.community': 'Community',
  'employees.project': 'Project',
  'employees.representative': 'Representative',
  'employees.cla': 'Corporate CLA',
  'employees.cla.version': 'Version {version}',
  'employees.signed': 'Signed',
  'employees.completed': 'Approved',
  'employees.reference': 'Reference',
};
