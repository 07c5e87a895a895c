import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readStatedFacts } from '#server/integrations/pdf/seal/check-seal.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';

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

interface DocumentRow {
  readonly sha256: string;
  /** The reference that its audit event names, if its seal states one; null for other documents. */
  readonly stated: string | null;
}

const STATEMENT = `
select d.sha256, case when x.states_facts then coalesce((
    select e.details ->> 'reference' from audit_event e
    where e.action = 'DOCUMENT_SEALED' and e.details ->> 'documentSha256' = d.sha256 limit 1
  ), '') end as stated
from document d left join document_seal x on x.document_sha256 = d.sha256
where d.sha256 > ? order by d.sha256 limit ${BATCH}`;

/** Checks documents against their fingerprints and what their seals state, and stops at the first that was changed. Memory stays flat. */
export async function verifyDocuments(em: Em, { share = 1, onProgress }: DocumentCheck = {}): Promise<DocumentReport> {
  let documents = 0;
  let last = '';
  for (;;) {
    const rows: DocumentRow[] = await em.execute(STATEMENT, [last]);
    for (const row of rows.filter(() => Math.random() < share)) {
      const problem = await problemOf(em, row);
      if (problem !== undefined) {
        return { documents, problem: `document ${row.sha256} ${problem}` };
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
async function problemOf(em: Em, { sha256, stated }: DocumentRow): Promise<string | undefined> {
  try {
    const { bytes } = await readDocument(em, sha256);
    return stated !== null && readStatedFacts(Buffer.from(bytes))?.reference !== stated
      ? 'does not state in its seal the signing that its audit event names'
      : undefined;
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    const isDeleted = (await em.fork().count(Document, { sha256 })) === 0;
    return isDeleted ? undefined : 'was changed, or the one that it begins with';
  }
}
