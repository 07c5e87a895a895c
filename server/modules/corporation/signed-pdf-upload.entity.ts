import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Document } from '#server/modules/document/document.entity.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';

const SignedPdfUploadSchema = defineEntity({
  name: 'SignedPdfUpload',
  properties: {
    ...baseProperties,
    corporationSigning: () => p.manyToOne(CorporationSigning).ref().deleteRule('cascade'),
    document: () => p.manyToOne(Document).ref().deleteRule('restrict'),
    uploadedAt: p.datetime(),
  },
  indexes: [
    { name: 'signed_pdf_upload_corporation_index', properties: ['corporationSigning'] },
    { name: 'signed_pdf_upload_document_index', properties: ['document'] },
  ],
});

/** A signed document that a corporation returned. The latest is the signing's `signedPdf`; earlier ones stay stored. */
export class SignedPdfUpload extends SignedPdfUploadSchema.class {}
SignedPdfUploadSchema.setClass(SignedPdfUpload);
