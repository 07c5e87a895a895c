import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';

/** What is special about a signed document that was accepted; see `PdfNote` of the inspection. */
export const SignedPdfNote = { STRUCTURE: 'structure', FORM: 'form', FORMATS: 'formats' } as const;
export type SignedPdfNote = (typeof SignedPdfNote)[keyof typeof SignedPdfNote];

const SignedPdfUploadSchema = defineEntity({
  name: 'SignedPdfUpload',
  properties: {
    ...baseProperties,
    corporationSigning: () => p.manyToOne(CorporationSigning).ref().deleteRule('cascade'),
    document: () => p.manyToOne(Document).ref().deleteRule('restrict'),
    uploadedAt: p.datetime(),
    /** Name of the community manager, or of the representative, at that time; null when it is not known. */
    uploadedBy: p.string().nullable(),
    /** Why it replaced an earlier one; null when none was given. */
    reason: p.text().nullable(),
    /** Whether the file carries a digital signature, which an increment would break. */
    hasSignature: p.boolean().default(false),
    /** Null when nothing is special about it. */
    note: p.enum(() => SignedPdfNote).nullable(),
    /** The same bytes with a seal after them; null until it is sealed. */
    sealedDocument: () => p.manyToOne(Document).ref().nullable().deleteRule('restrict'),
  },
  indexes: [
    { name: 'signed_pdf_upload_corporation_index', properties: ['corporationSigning'] },
    { name: 'signed_pdf_upload_document_index', properties: ['document'] },
    { name: 'signed_pdf_upload_sealed_index', properties: ['sealedDocument'] },
  ],
});

/**
 * A version of the signed document that a corporation returned. The latest is the signing's `signedPdf`; earlier ones
 * stay stored.
 */
export class SignedPdfUpload extends SignedPdfUploadSchema.class {}
SignedPdfUploadSchema.setClass(SignedPdfUpload);
