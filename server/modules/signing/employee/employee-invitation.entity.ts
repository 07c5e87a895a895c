import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

const EmployeeInvitationSchema = defineEntity({
  name: 'EmployeeInvitation',
  properties: {
    ...baseProperties,
    corporationSigning: () => p.manyToOne(CorporationSigning).ref().deleteRule('cascade'),
    /** The address, normalised for comparison. */
    emailKey: p.string(),
    invitedAt: p.datetime(),
  },
  uniques: [{ name: 'employee_invitation_email_unique', properties: ['corporationSigning', 'emailKey'] }],
  indexes: [{ name: 'employee_invitation_date_index', properties: ['invitedAt'] }],
});

/** That a corporation has invited an address lately, so that nobody is invited again and again. */
export class EmployeeInvitation extends EmployeeInvitationSchema.class {}
EmployeeInvitationSchema.setClass(EmployeeInvitation);
