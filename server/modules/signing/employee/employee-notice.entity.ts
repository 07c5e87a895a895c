import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';

const EmployeeNoticeSchema = defineEntity({
  name: 'EmployeeNotice',
  properties: {
    ...baseProperties,
    manager: () => p.manyToOne(Manager).ref().deleteRule('cascade'),
    employeeSigning: () => p.manyToOne(EmployeeSigning).ref().deleteRule('cascade'),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'employee_notice_unique', properties: ['manager', 'employeeSigning'] }],
  indexes: [{ name: 'employee_notice_signing_index', properties: ['employeeSigning'] }],
});

/** A new employee signing that a manager has not been mailed about yet. It is deleted by the change that queues the mail. */
export class EmployeeNotice extends EmployeeNoticeSchema.class {}
EmployeeNoticeSchema.setClass(EmployeeNotice);
