import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';

const EmployeeSigningSchema = defineEntity({
  name: 'EmployeeSigning',
  properties: {
    ...baseProperties,
    /** What the employee quotes when asking about the signing. Gives no access. */
    reference: p.string().unique('employee_signing_reference_unique'),
    link: () => p.manyToOne(Link).ref(),
    corporationSigning: () => p.manyToOne(CorporationSigning).ref(),
    /** The individual CLA that was signed with the commitment. */
    cla: () => p.manyToOne(Cla).ref(),
    language: oneOf<Language>(),
    name: p.string(),
    email: p.string(),
    /** The address, normalised for comparison. */
    emailKey: p.string(),
    /** SHA-256 of `<link id>:<emailKey>`, by which strangers may ask; the database computes it. */
    emailSha256: p.character().length(64).nullable(),
    /** Values by field id of the CLA. */
    fieldValues: p.json<Record<string, string>>(),
    /** Null until it is derived. */
    document: () => p.manyToOne(Document).ref().nullable().deleteRule('restrict'),
    documentTokenHash: p.character().length(64).unique('employee_signing_document_token_unique').hidden(),
    state: p.enum(() => EmployeeSigningState).default(EmployeeSigningState.INACTIVE),
    /** Version of the privacy policy that the employee consented to, and the language it was shown in; null for imported signings. */
    consentVersion: p.string().nullable(),
    consentLanguage: oneOf<Language>().nullable(),
    signedAt: p.datetime(),
    /** Set while the corporation is deleted: others may take the place until a restore. */
    suspendedAt: p.datetime().nullable(),
    changes: () => p.oneToMany(EmployeeSigningChange).mappedBy('employeeSigning'),
    ip: p.string().nullable(),
    userAgent: p.text().nullable(),
    /** When everything about the person was erased; the row remains to show that the signing existed. */
    erasedAt: p.datetime().nullable(),
  },
  uniques: [
    {
      name: 'employee_signing_link_email_live_unique',
      properties: ['link', 'emailKey'],
      where: "state <> 'removed' and suspended_at is null",
    },
  ],
  indexes: [
    { name: 'employee_signing_email_index', properties: ['emailKey'] },
    {
      name: 'employee_signing_email_sha256_index',
      expression:
        "create index employee_signing_email_sha256_index on employee_signing (email_sha256) where state <> 'removed' and suspended_at is null",
    },
    { name: 'employee_signing_link_date_index', properties: ['link', 'signedAt', 'id'] },
    { name: 'employee_signing_link_name_index', properties: ['link', 'name', 'id'] },
    { name: 'employee_signing_corporation_state_index', properties: ['corporationSigning', 'state', 'signedAt'] },
    { name: 'employee_signing_cla_index', properties: ['cla'] },
    { name: 'employee_signing_document_index', properties: ['document'] },
    {
      name: 'employee_signing_link_removed_index',
      expression:
        "create index employee_signing_link_removed_index on employee_signing (link_id) where state = 'removed'",
    },
  ],
});

/**
 * A person's signing as an employee of a corporation that has signed. Only its state changes, and each change is
 * recorded.
 */
export class EmployeeSigning extends EmployeeSigningSchema.class {}
EmployeeSigningSchema.setClass(EmployeeSigning);
