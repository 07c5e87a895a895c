import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Manager } from '#server/modules/manager/manager.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';

const EmployeeSigningChangeSchema = defineEntity({
  name: 'EmployeeSigningChange',
  properties: {
    ...baseProperties,
    employeeSigning: () => p.manyToOne(EmployeeSigning).ref().deleteRule('cascade'),
    /** The state from then on. */
    state: p.enum(() => EmployeeSigningState),
    changedAt: p.datetime(),
    /** Who changed it; null when the corporation's automatic approval did. */
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('restrict'),
  },
  indexes: [
    { name: 'employee_signing_change_signing_index', properties: ['employeeSigning', 'changedAt'] },
    { name: 'employee_signing_change_manager_index', properties: ['manager'] },
  ],
});

/** That an employee signing was activated, deactivated or removed: when, and by whom. */
export class EmployeeSigningChange extends EmployeeSigningChangeSchema.class {}
EmployeeSigningChangeSchema.setClass(EmployeeSigningChange);
