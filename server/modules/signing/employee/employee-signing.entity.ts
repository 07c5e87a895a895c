import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

/** An employee counts while an employee manager keeps them active; a removed one may sign again. */
export const EmployeeSigningState = { INACTIVE: 'inactive', ACTIVE: 'active', REMOVED: 'removed' } as const;

const EmployeeSigningSchema = defineEntity({
  name: 'EmployeeSigning',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    corporationSigning: () => p.manyToOne(CorporationSigning).ref(),
    name: p.string(),
    email: p.string(),
    /** The address in the form in which addresses are compared. */
    emailKey: p.string(),
    state: p.enum(() => EmployeeSigningState).default(EmployeeSigningState.INACTIVE),
    signedAt: p.datetime(),
    /** While the corporation is deleted: the place is free for others, a restore takes it back. */
    suspendedAt: p.datetime().nullable(),
  },
  uniques: [
    {
      name: 'employee_signing_link_email_live_unique',
      properties: ['link', 'emailKey'],
      where: "state <> 'removed' and suspended_at is null",
    },
  ],
});

/** A person's signing as an employee of a corporation that has signed. */
export class EmployeeSigning extends EmployeeSigningSchema.class {}
EmployeeSigningSchema.setClass(EmployeeSigning);
