import { lockUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Document } from '#server/modules/ground/document/document.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import type { ClaPdf } from './cla-pdf.ts';

/**
 * Locks the texts of several CLAs before any is stored, sorted by fingerprint: otherwise two transactions that store
 * the same texts in different order could deadlock.
 */
export async function lockClaPdfs(em: Em, pdfs: readonly Pick<ClaPdf, 'sha256'>[]): Promise<void> {
  for (const { sha256 } of pdfs.toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1))) {
    await lockClaPdf(em, sha256);
  }
}

/** Stores the text of a CLA within the transaction; concurrent stores of the same text wait for each other. */
export async function storeClaPdf(
  em: Em,
  { bytes, sha256 }: Omit<ClaPdf, 'pages' | 'note'>,
  createdAt: Date,
): Promise<Document> {
  await lockClaPdf(em, sha256);
  const document = await storeDocument(em, { bytes, createdAt });
  await em.flush();
  return document;
}

async function lockClaPdf(em: Em, sha256: string): Promise<void> {
  await lockUntilEnd(em, { name: 'CLA_TEXT', subject: sha256 });
}
