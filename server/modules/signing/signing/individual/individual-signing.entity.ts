import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';

/** Why a signing no longer counts. */
export const IndividualSigningEnd = {
  /** The same person signed a newer version. */
  SUPERSEDED: 'superseded',
  /** A corporation of the address's domain has signed: the person signs as its employee. */
  CORPORATION: 'corporation',
  /** A manager of the link ended it. */
  ENDED_BY_COMMUNITY: 'ended_by_community',
  /** The signer withdrew it. */
  WITHDRAWN: 'withdrawn',
  /** An import: somebody took the row out of the source's file. */
  REMOVED_FROM_FILE: 'removed_from_file',
  /** An import: the source says that it is revoked, or not approved. */
  INVALIDATED_AT_SOURCE: 'invalidated_at_source',
  /** An import: the source has the row, and did not count it. */
  NOT_COUNTED_BY_SOURCE: 'not_counted_by_source',
  /** An import: another signing of the same address counts. */
  IMPORT_DUPLICATE: 'import_duplicate',
} as const;
export type IndividualSigningEnd = (typeof IndividualSigningEnd)[keyof typeof IndividualSigningEnd];

const IndividualSigningSchema = defineEntity({
  name: 'IndividualSigning',
  properties: {
    ...baseProperties,
    /** What the signer quotes when asking about the signing. Gives no access. */
    reference: p.string().unique('individual_signing_reference_unique'),
    link: () => p.manyToOne(Link).ref(),
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
    documentTokenHash: p.character().length(64).unique('individual_signing_document_token_unique').hidden(),
    /** Version of the privacy policy that the signer consented to, and the language it was shown in; null for imported signings. */
    consentVersion: p.string().nullable(),
    consentLanguage: oneOf<Language>().nullable(),
    signedAt: p.datetime(),
    ip: p.string().nullable(),
    userAgent: p.text().nullable(),
    endedAt: p.datetime().nullable(),
    endedBy: p.string().nullable(),
    endReason: p.enum(() => IndividualSigningEnd).nullable(),
    /** When the community will end it; null when it has not decided so. Stays once it has ended. */
    endsAt: p.datetime().nullable(),
    /** Why the community ends it, in the words of the manager. */
    endNote: p.text().nullable(),
    /** When everything about the person was erased; the row remains to show that the signing existed. */
    erasedAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'individual_signing_link_email_live_unique', properties: ['link', 'emailKey'], where: 'ended_at is null' },
  ],
  indexes: [
    { name: 'individual_signing_email_index', properties: ['emailKey'] },
    {
      name: 'individual_signing_email_sha256_index',
      expression:
        'create index individual_signing_email_sha256_index on individual_signing (email_sha256) where ended_at is null',
    },
    { name: 'individual_signing_link_date_index', properties: ['link', 'signedAt', 'id'] },
    { name: 'individual_signing_link_name_index', properties: ['link', 'name', 'id'] },
    { name: 'individual_signing_cla_index', properties: ['cla'] },
    { name: 'individual_signing_document_index', properties: ['document'] },
    {
      name: 'individual_signing_link_ended_index',
      expression:
        'create index individual_signing_link_ended_index on individual_signing (link_id, ended_at) where ended_at is not null',
    },
  ],
});

/** A person's signing of an individual CLA. Never rewritten; ending it records when, who and why. */
export class IndividualSigning extends IndividualSigningSchema.class {}
IndividualSigningSchema.setClass(IndividualSigning);
