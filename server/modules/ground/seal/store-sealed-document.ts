import type { Change } from '#server/change.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import type { Document } from '#server/modules/ground/document/document.entity.ts';
import { storeDocument, type NewDocument } from '#server/modules/ground/document/store-document.ts';
import { DocumentSeal, SealState } from './document-seal.entity.ts';
import type { SealedPdf } from './sealer.ts';

/** A sealed PDF to store, and the signing that it belongs to. */
export interface SealedDocument extends Pick<NewDocument, 'base'> {
  readonly sealed: SealedPdf;
  readonly signing: { readonly id: string; readonly reference: string; readonly link: { readonly id: string } };
  /** Fingerprint of the document that was sealed, when it had been handed out before. */
  readonly unsealedSha256?: string;
  /** Default: `SEALED`. */
  readonly state?: SealState;
}

/** Stores a sealed document with its seal and its audit event, within the transaction. */
export async function storeSealedDocument(
  tx: Change,
  { sealed, base, signing, unsealedSha256, state = SealState.SEALED }: SealedDocument,
): Promise<Document> {
  const { bytes, sealedAt, certificateFingerprint } = sealed;
  const document = await storeDocument(tx.em, { bytes, createdAt: sealedAt, ...(base !== undefined && { base }) });
  tx.em.create(DocumentSeal, {
    document,
    state,
    certificate: certificateFingerprint,
    sealedAt,
    statesFacts: true,
    unsealedSha256: unsealedSha256 ?? null,
  });
  const details = { reference: signing.reference, documentSha256: document.sha256, certificateFingerprint };
  tx.audit({ action: 'DOCUMENT_SEALED', actor: SYSTEM, link: signing.link, subject: signing.id, details });
  return document;
}
