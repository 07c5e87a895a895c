import type { Em } from '#server/db/open-database.ts';
import type { Document } from '#server/modules/document/document.entity.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import type { ClaPdf } from './cla-pdf.ts';

/** Stores the text of a CLA within the transaction; two that store the same text at once wait for each other. */
export async function storeClaPdf(
  em: Em,
  { bytes, sha256 }: Omit<ClaPdf, 'pages'>,
  createdAt: Date,
): Promise<Document> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [sha256]);
  const document = await storeDocument(em, { bytes, createdAt });
  await em.flush();
  return document;
}
