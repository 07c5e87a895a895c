import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { Document } from './document.entity.ts';
import { fingerprint } from './fingerprint.ts';

/** A PDF to store; `base` names the stored document that its bytes begin with. */
export interface NewDocument {
  readonly bytes: Uint8Array;
  readonly base?: { readonly sha256: string; readonly size: number };
  readonly createdAt: Date;
}

/**
 * Sends the bytes as a parameter: the ORM writes values into the text of its statements, of which the database would
 * read every character. Waits for concurrent transactions that store the same bytes, then does nothing.
 */
const INSERT = `insert into document (sha256, base_sha256, bytes, size, media_type, created_at)
values ($1, $2, $3, $4, 'application/pdf', $5) on conflict (sha256) do nothing`;

/**
 * Stores a PDF under its fingerprint within the transaction and returns it; an existing document, even one stored
 * concurrently, stays as it is. Of a document with a base only the rest is stored.
 */
export async function storeDocument(em: Em, { bytes, base, createdAt }: NewDocument): Promise<Document> {
  const sha256 = await fingerprint(bytes);
  const rest = bytes.subarray(base?.size ?? 0);
  await runStatement(em, INSERT, [sha256, base?.sha256 ?? null, rest, bytes.length, createdAt]);
  return em.findOneOrFail(Document, sha256);
}
