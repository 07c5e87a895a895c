import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { ClaAgreement } from './cla-agreement.entity.ts';
import { CorporationDomain } from './corporation-domain.entity.ts';
import { SignedPdfNote } from './signed-pdf-upload.entity.ts';
import { UploadLink } from './upload-link.entity.ts';

/** Only a completed corporation claims its domains, and only its employees count. */
export const CorporationSigningState = {
  UNCOMPLETED: 'uncompleted',
  COMPLETED: 'completed',
  DELETED: 'deleted',
} as const;
export type CorporationSigningState = (typeof CorporationSigningState)[keyof typeof CorporationSigningState];

const LIVE = "state <> 'deleted'";

const CorporationSigningSchema = defineEntity({
  name: 'CorporationSigning',
  properties: {
    ...baseProperties,
    /** What the representative quotes when asking about the signing. Gives no access. */
    reference: p.string().unique('corporation_signing_reference_unique'),
    link: () => p.manyToOne(Link).ref(),
    /** The version that the corporation last signed or agreed to. */
    cla: () => p.manyToOne(Cla).ref(),
    language: oneOf<Language>(),
    corporationName: p.string(),
    /** The name, normalised for comparison. */
    corporationNameKey: p.string(),
    representativeName: p.string(),
    representativeEmail: p.string(),
    /** The representative's address, normalised for comparison. */
    representativeEmailKey: p.string(),
    /** Domain of the representative's address, in lower case. */
    primaryDomain: p.string(),
    /** Values by field id of the CLA. */
    fieldValues: p.json<Record<string, string>>(),
    /** The CLA with the prefilled signature page, as mailed. */
    document: () => p.manyToOne(Document).ref().nullable().deleteRule('restrict'),
    /** The document that the corporation signed, uploaded by itself or by the community manager. */
    signedPdf: () => p.manyToOne(Document).ref().nullable().deleteRule('restrict'),
    pdfUploadedAt: p.datetime().nullable(),
    /** What is special about the signed document; null when nothing is. */
    signedPdfNote: p.enum(() => SignedPdfNote).nullable(),
    /** When and why the last signed document was returned; it counts until another one is uploaded. */
    returnedAt: p.datetime().nullable(),
    returnReason: p.text().nullable(),
    state: p.enum(() => CorporationSigningState).default(CorporationSigningState.UNCOMPLETED),
    /** Version of the privacy policy that the representative consented to, and the language it was shown in; null for imported signings. */
    consentVersion: p.string().nullable(),
    consentLanguage: oneOf<Language>().nullable(),
    signedAt: p.datetime(),
    completedAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
    /** Whether new employee signings are active at once. */
    autoApproval: p.boolean().default(false),
    /** Whether its managers need a second factor. */
    requiresSecondFactor: p.boolean().default(false),
    domains: () => p.oneToMany(CorporationDomain).mappedBy('corporationSigning'),
    managers: () => p.oneToMany(Manager).mappedBy('corporationSigning'),
    emails: () => p.oneToMany(Email).mappedBy('corporationSigning'),
    uploadLinks: () => p.oneToMany(UploadLink).mappedBy('corporationSigning'),
    agreements: () => p.oneToMany(ClaAgreement).mappedBy('corporationSigning'),
    ip: p.string().nullable(),
    userAgent: p.text().nullable(),
  },
  uniques: [
    {
      name: 'corporation_signing_link_representative_live_unique',
      properties: ['link', 'representativeEmailKey'],
      where: LIVE,
    },
    {
      name: 'corporation_signing_link_name_domain_live_unique',
      properties: ['link', 'corporationNameKey', 'primaryDomain'],
      where: LIVE,
    },
  ],
  indexes: [
    { name: 'corporation_signing_email_index', properties: ['representativeEmailKey'] },
    { name: 'corporation_signing_link_date_index', properties: ['link', 'signedAt', 'id'] },
    { name: 'corporation_signing_link_name_index', properties: ['link', 'representativeName', 'id'] },
    { name: 'corporation_signing_link_state_index', properties: ['link', 'state', 'signedAt'] },
    { name: 'corporation_signing_cla_index', properties: ['cla'] },
    { name: 'corporation_signing_document_index', properties: ['document'] },
    { name: 'corporation_signing_signed_pdf_index', properties: ['signedPdf'] },
  ],
});

export class CorporationSigning extends CorporationSigningSchema.class {}
CorporationSigningSchema.setClass(CorporationSigning);
