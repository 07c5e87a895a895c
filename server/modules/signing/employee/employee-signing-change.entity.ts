import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';

const EmployeeSigningChangeSchema = defineEntity({
  name: 'EmployeeSigningChange',
  properties: {
    ...baseProperties,
    employeeSigning: () => p.manyToOne(EmployeeSigning).ref().deleteRule('cascade'),
    /** The new state. */
    state: p.enum(() => EmployeeSigningState),
    changedAt: p.datetime(),
    /** The manager who changed it; null for automatic approval. */
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('restrict'),
    /** Whether the manager approved the address before its owner signed, which is when it took effect. */
    preApproved: p.boolean().default(false),
    /** The manager's note to the employee. */
    note: p.text().nullable(),
    /** Common to everything that one request changed; changes of earlier versions have none. */
    operationId: p.uuid().nullable(),
    /** The mail that tells the employee; null when there is none, and for changes of earlier versions. */
    emailId: p.uuid().nullable(),
  },
  indexes: [
    { name: 'employee_signing_change_signing_index', properties: ['employeeSigning', 'changedAt'] },
    { name: 'employee_signing_change_manager_index', properties: ['manager'] },
    { name: 'employee_signing_change_operation_index', properties: ['operationId'] },
  ],
});

/** One activation, deactivation or removal of an employee signing. */
export class EmployeeSigningChange extends EmployeeSigningChangeSchema.class {}
EmployeeSigningChangeSchema.setClass(EmployeeSigningChange);
