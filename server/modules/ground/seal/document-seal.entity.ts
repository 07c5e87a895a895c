import { defineEntity, p } from '@mikro-orm/core';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { SealCertificate } from './seal-certificate.entity.ts';

/** Whether a document was sealed when it was made, or later because it is older than seals. */
export const SealState = { SEALED: 'sealed', SEALED_LATER: 'sealed_later' } as const;
export type SealState = (typeof SealState)[keyof typeof SealState];

const DocumentSealSchema = defineEntity({
  name: 'DocumentSeal',
  properties: {
    /** The sealed document. */
    document: () => p.oneToOne(Document).owner().ref().primary().deleteRule('cascade'),
    state: p.enum(() => SealState),
    certificate: () => p.manyToOne(SealCertificate).ref().deleteRule('restrict'),
    /** The time that the seal states. */
    sealedAt: p.datetime(),
    /** Whether the seal states the kind of signing, its reference and the CLA; earlier seals do not. */
    statesFacts: p.boolean().default(false),
    /** Fingerprint of the document that was sealed, when it had been handed out before; it stays stored. */
    unsealedSha256: p.character().length(64).nullable(),
    /** Token of a time-stamping authority over the sealed document (RFC 3161), in DER; null until it is had. */
    timestampToken: p.blob().nullable().lazy(),
    /** The time that the token states. */
    timestampedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'document_seal_unsealed_index', properties: ['unsealedSha256'] },
    { name: 'document_seal_waiting_index', properties: ['sealedAt'], where: 'timestamped_at is null' },
  ],
});

/** The seal of a document: by which certificate, and when. */
export class DocumentSeal extends DocumentSealSchema.class {}
DocumentSealSchema.setClass(DocumentSeal);
