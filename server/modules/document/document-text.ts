import type { Em } from '#server/db/open-database.ts';
import { extractPdfText } from '#server/integrations/pdf/extract-pdf-text.ts';
import { DocumentText } from './document-text.entity.ts';
import { readDocument } from './read-document.ts';

/**
 * Documents, by fingerprint, whose text is being taken out now, or could not be. Those that anybody can ask about are few:
 * the current and earlier versions of CLAs.
 */
const attempts = new Map<string, Promise<readonly string[]>>();

/**
 * The paragraphs of a stored document in reading order; none when it holds no text, or when taking it out took too long or
 * too much memory, once, for as long as the process lives: trying again would cost as much. The text is taken out once and
 * stored. Takes a while the first time: never within a transaction.
 */
export async function readDocumentText(em: Em, sha256: string): Promise<readonly string[]> {
  const stored = await em.findOne(DocumentText, { document: sha256 });
  if (stored !== null) {
    return stored.paragraphs;
  }
  const attempt = attempts.get(sha256) ?? takeOut(em, sha256);
  attempts.set(sha256, attempt);
  return attempt;
}

async function takeOut(em: Em, sha256: string): Promise<readonly string[]> {
  try {
    const { bytes } = await readDocument(em, sha256);
    const paragraphs = await extractPdfText(bytes);
    if (paragraphs === undefined) {
      return [];
    }
    // Another process that took it out at the same moment found the same.
    await em.createQueryBuilder(DocumentText).insert({ document: sha256, paragraphs }).onConflict().ignore().execute();
    attempts.delete(sha256);
    return paragraphs;
  } catch (error) {
    attempts.delete(sha256);
    throw error;
  }
}
