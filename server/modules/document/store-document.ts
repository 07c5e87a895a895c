import { createHash } from 'node:crypto';
import type { Em } from '#server/db/open-database.ts';
import { Document } from './document.entity.ts';

/** Fingerprint of bytes, SHA-256 in hexadecimal. */
export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A PDF to store; `base` names the stored document that its bytes begin with. */
export interface NewDocument {
  readonly bytes: Uint8Array;
  readonly base?: { readonly sha256: string; readonly size: number };
  readonly createdAt: Date;
}

/**
 * Stores a PDF under its fingerprint within the transaction and returns it; one that is stored already, even by a change
 * at the same moment, stays as it is. Of a document with a base only what follows the base is kept.
 */
export async function storeDocument(em: Em, { bytes, base, createdAt }: NewDocument): Promise<Document> {
  const sha256 = fingerprint(bytes);
  const row = {
    sha256,
    baseSha256: base?.sha256 ?? null,
    bytes: Buffer.from(bytes.subarray(base?.size ?? 0)),
    size: bytes.length,
    mediaType: 'application/pdf',
    createdAt,
  };
  // Waits for whoever stores the same bytes now, and does nothing once they have.
  await em.createQueryBuilder(Document).insert(row).onConflict('sha256').ignore().execute();
  return em.findOneOrFail(Document, sha256);
}
