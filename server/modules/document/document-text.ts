import type { Em } from '#server/db/open-database.ts';
import { extractPdfText } from '#server/integrations/pdf/extract-pdf-text.ts';
import { DocumentText } from './document-text.entity.ts';
import { readDocument } from './read-document.ts';

/**
 * The paragraphs of a stored document in reading order; none when it holds no text, or when taking it out took too long
 * now. The text is taken out once and stored. Takes a while the first time: never within a transaction.
 */
export async function readDocumentText(em: Em, sha256: string): Promise<readonly string[]> {
  const stored = await em.findOne(DocumentText, { document: sha256 });
  if (stored !== null) {
    return stored.paragraphs;
  }
  const { bytes } = await readDocument(em, sha256);
  const paragraphs = await extractPdfText(bytes);
  if (paragraphs !== undefined) {
    // Whoever took it out at the same moment found the same.
    await em.createQueryBuilder(DocumentText).insert({ document: sha256, paragraphs }).onConflict().ignore().execute();
  }
  return paragraphs ?? [];
}
