import type { Em } from '#server/db/open-database.ts';
import type { Document } from '#server/modules/document/document.entity.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import type { ClaPdf } from './cla-pdf.ts';

/**
 * Locks the texts of several CLAs before any is stored, in an order of their own: two changes that store the same texts in
 * another order must not wait for each other in a circle.
 */
export async function lockClaPdfs(em: Em, pdfs: readonly Pick<ClaPdf, 'sha256'>[]): Promise<void> {
  for (const { sha256 } of pdfs.toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1))) {
    await lockClaPdf(em, sha256);
  }
}

/** Stores the text of a CLA within the transaction; two that store the same text at once wait for each other. */
export async function storeClaPdf(
  em: Em,
  { bytes, sha256 }: Omit<ClaPdf, 'pages'>,
  createdAt: Date,
): Promise<Document> {
  await lockClaPdf(em, sha256);
  const document = await storeDocument(em, { bytes, createdAt });
  await em.flush();
  return document;
}

async function lockClaPdf(em: Em, sha256: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [sha256]);
}
