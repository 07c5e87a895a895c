import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Document } from '#server/modules/document/document.entity.ts';
import { readDocument } from '#server/modules/document/read-document.ts';

const BATCH = 200;

/** What a check of the stored documents found. */
export interface DocumentReport {
  readonly documents: number;
  /** What is wrong with the first broken document; undefined when none is. */
  readonly problem: string | undefined;
}

export interface DocumentCheck {
  /** Part of the documents to check, chosen at random, from 0 to 1; default: all. */
  readonly share?: number;
  readonly onProgress?: (documents: number) => void;
}

/** Checks documents against their fingerprints, and stops at the first that was changed. Memory stays flat. */
export async function verifyDocuments(em: Em, { share = 1, onProgress }: DocumentCheck = {}): Promise<DocumentReport> {
  let documents = 0;
  let last = '';
  for (;;) {
    const rows: { sha256: string }[] = await em.execute(
      `select sha256 from document where sha256 > ? order by sha256 limit ${BATCH}`,
      [last],
    );
    for (const { sha256 } of rows.filter(() => Math.random() < share)) {
      if (!(await isUnchanged(em, sha256))) {
        return { documents, problem: `document ${sha256} was changed, or the one that it begins with` };
      }
      documents += 1;
      em.clear();
    }
    onProgress?.(documents);
    last = rows.at(-1)?.sha256 ?? '';
    if (rows.length < BATCH) {
      return { documents, problem: undefined };
    }
  }
}

/** One that was deleted since it was listed was not changed. */
async function isUnchanged(em: Em, sha256: string): Promise<boolean> {
  try {
    await readDocument(em, sha256);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    return (await em.fork().count(Document, { sha256 })) === 0;
  }
}
