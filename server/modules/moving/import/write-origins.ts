import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { SignedAt } from '../format/record-parts.ts';
import type { CorporationRecord, EmployeeRecord, IndividualRecord } from '../format/record.ts';
import type { PlacedRecord } from './outcome.ts';

/** What every row of an import gets. */
export interface Batch {
  /** The source and its instance. */
  readonly source: string;
  readonly now: Date;
}

/** Where a signing of any kind comes from; `id` is that of the signing. */
export interface OriginRow {
  readonly id: string;
  readonly key: string;
  readonly level: string;
  readonly precision: string;
  readonly versionKnown: boolean;
  readonly record: string;
  readonly sha256: string;
}

type SigningRecord = CorporationRecord | EmployeeRecord | IndividualRecord;

const ORIGINS = `
insert into signing_origin (signing, key, source, level, precision, version_known, record, record_sha256, imported_at)
select id, key, $2::text, level, precision, "versionKnown", record, sha256, $3::timestamptz
from jsonb_to_recordset($1::jsonb) as given (id uuid, key text, level text, precision text, "versionKnown" boolean,
  record text, sha256 text)`;

/** What the origin of a signing says, but for the id of the signing. */
export function originOf(
  { text, sha256 }: PlacedRecord,
  { key, level, signed_at: { precision } }: SigningRecord,
  versionKnown: boolean,
): Omit<OriginRow, 'id'> {
  return { key, level, precision, versionKnown, record: text, sha256 };
}

/** Writes where signings come from, within the transaction. */
export async function writeOrigins(em: Em, rows: readonly OriginRow[], { source, now }: Batch): Promise<void> {
  await runStatement(em, ORIGINS, [JSON.stringify(rows), source, now]);
}

/** A day is stored as its midnight in UTC. */
export function timeOf({ value }: SignedAt): Date | null {
  return value === null ? null : new Date(value);
}
