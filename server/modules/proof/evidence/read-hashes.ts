import type { Em } from '#server/db/open-database.ts';
import { SERVICE_CHAIN } from '#server/modules/ground/audit/audit-event.entity.ts';

/** A stretch of one chain. */
interface Stretch {
  readonly chain: string;
  readonly firstSequence: number;
  readonly lastSequence: number;
}

const HASHES_STATEMENT = `
select hash from audit_event where coalesce(link_id, '${SERVICE_CHAIN}') = ? and sequence between ? and ? order by sequence`;

/** The leaves of a checkpoint, in order. */
export async function readHashes(em: Em, ranges: readonly Stretch[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const { chain, firstSequence, lastSequence } of ranges) {
    const rows: { hash: string }[] = await em.execute(HASHES_STATEMENT, [chain, firstSequence, lastSequence]);
    hashes.push(...rows.map(({ hash }) => hash));
  }
  return hashes;
}
