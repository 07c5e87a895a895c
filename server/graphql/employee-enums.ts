import { registerEnumType } from 'type-graphql';
import { EmployeeSigningSort } from '#server/modules/signing/employee/employee-signing-sort.rules.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';

registerEnumType(EmployeeSigningState, {
  name: 'EmployeeSigningState',
  description: "Whether an employee's signing counts.",
  valuesConfig: {
    INACTIVE: { description: 'Signed, and no manager has activated it, or one has deactivated it.' },
    ACTIVE: { description: 'It counts.' },
    REMOVED: { description: 'It counts no longer and is not listed; the employee may sign again.' },
  },
});

registerEnumType(EmployeeSigningSort, {
  name: 'EmployeeSigningSort',
  description: 'Orders of a list of employees.',
  valuesConfig: {
    DATE_DESC: { description: 'By signing, newest first.' },
    DATE_ASC: { description: 'By signing, oldest first.' },
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, the other way round.' },
  },
});

export { EmployeeSigningSort, EmployeeSigningState };
