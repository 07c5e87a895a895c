import type { Em } from '#server/db/open-database.ts';
import { Document } from './document.entity.ts';
import { fingerprint } from './fingerprint.ts';

/** A PDF to store; `base` names the stored document that its bytes begin with. */
export interface NewDocument {
  readonly bytes: Uint8Array;
  readonly base?: { readonly sha256: string; readonly size: number };
  readonly createdAt: Date;
}

/**
 * Stores a PDF under its fingerprint within the transaction and returns it; an existing document, even one stored
 * concurrently, stays as it is. Of a document with a base only the rest is stored.
 */
export async function storeDocument(em: Em, { bytes, base, createdAt }: NewDocument): Promise<Document> {
  const sha256 = await fingerprint(bytes);
  const row = {
    sha256,
    baseSha256: base?.sha256 ?? null,
    bytes: Buffer.from(bytes.subarray(base?.size ?? 0)),
    size: bytes.length,
    mediaType: 'application/pdf',
    createdAt,
  };
  // Waits for concurrent transactions that store the same bytes, then does nothing.
  await em.createQueryBuilder(Document).insert(row).onConflict('sha256').ignore().execute();
  return em.findOneOrFail(Document, sha256);
}
