import type { Em } from '#server/db/open-database.ts';
import { extractPdfText } from '#server/integrations/pdf/extract-pdf-text.ts';
import { DocumentText } from './document-text.entity.ts';
import { readDocument } from './read-document.ts';

/** Texts of stored documents; one instance per process. */
export interface DocumentTexts {
  /**
   * Returns the paragraphs of a stored document in reading order, extracted once and stored; none when it has no text.
   * None too when extraction took too much time or memory; that is remembered for the life of the process, because
   * trying again would cost as much. Slow the first time: never call it within a transaction.
   */
  read(em: Em, sha256: string): Promise<readonly string[]>;
}

/**
 * Remembers which extractions are under way or have failed: few, since texts are extracted from versions of CLAs only.
 */
export function createDocumentTexts(): DocumentTexts {
  const attempts = new Map<string, Promise<readonly string[]>>();
  const extract = async (em: Em, sha256: string): Promise<readonly string[]> => {
    try {
      const { bytes } = await readDocument(em, sha256);
      const paragraphs = await extractPdfText(bytes);
      if (paragraphs === undefined) {
        return [];
      }
      await store(em, sha256, paragraphs);
      attempts.delete(sha256);
      return paragraphs;
    } catch (error) {
      attempts.delete(sha256);
      throw error;
    }
  };
  return {
    async read(em, sha256) {
      const stored = await em.findOne(DocumentText, { document: sha256 });
      if (stored !== null) {
        return stored.paragraphs;
      }
      const attempt = attempts.get(sha256) ?? extract(em, sha256);
      attempts.set(sha256, attempt);
      return attempt;
    },
  };
}

/** Ignores conflicts: another process that extracted it at the same time got the same text. */
async function store(em: Em, sha256: string, paragraphs: readonly string[]): Promise<void> {
  const row = { document: sha256, paragraphs: [...paragraphs] };
  await em.createQueryBuilder(DocumentText).insert(row).onConflict().ignore().execute();
}
