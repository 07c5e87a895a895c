import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { OWN_TABLES, type OwnRow, type OwnTable } from '../format/own-tables.ts';
import type { AuditRecord } from '../format/record.ts';
import type { PlacedRecord } from './outcome.ts';
import type { LinkOwner } from './placing.ts';
import { ownId } from './read-known.ts';
import type { Batch } from './write-origins.ts';

/** What Signet's own rows get that does not move. */
export interface OwnBatch extends Batch {
  /** Undefined when none is named. */
  readonly owner: LinkOwner | undefined;
  /** Hash of a password that nobody knows, for managers until they get a one-time password. */
  readonly passwordHash: string;
}

/** Tables whose rows may be there already, and are the same then: they are known by fingerprints. */
const SHARED: ReadonlySet<OwnTable> = new Set(['seal_certificate', 'document_seal']);

const COLUMNS = `
select column_name as name from information_schema.columns
where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`;

/** Writes rows of Signet as they are, each table after those that it refers to, within the transaction. */
export async function writeOwn(em: Em, placed: readonly PlacedRecord[], batch: OwnBatch): Promise<void> {
  const own = placed.filter(({ action }) => action?.kind === 'own');
  for (const table of Object.keys(OWN_TABLES) as OwnTable[]) {
    await insertRows(
      em,
      table,
      own.flatMap((row) => rowsOf(row, table, batch)),
    );
  }
}

function rowsOf({ entry: { record }, text, sha256 }: PlacedRecord, table: OwnTable, batch: OwnBatch): OwnRow[] {
  if (!('own' in record) || record.own === undefined) {
    return [];
  }
  const given = record.own[table];
  const rows = Array.isArray(given) ? given.filter((row) => typeof row === 'object' && row !== null) : [];
  if (table !== 'signing_origin' || rows.length > 0) {
    return rows.map((row) => ({ ...(row as OwnRow), ...additionsOf(table, batch) }));
  }
  const signing = ownId(record);
  const isSigning = record.type === 'individual' || record.type === 'employee' || record.type === 'corporation';
  const isErased = 'erased_at' in record && record.erased_at !== undefined;
  // Of an erased one, nothing remains that somebody may have to show.
  return signing === undefined || !isSigning || isErased
    ? []
    : [
        {
          signing,
          key: record.key,
          source: batch.source,
          level: record.level,
          precision: record.signed_at.precision,
          version_known: true,
          record: text,
          record_sha256: sha256,
          imported_at: batch.now,
        },
      ];
}

function additionsOf(table: OwnTable, { owner, passwordHash }: OwnBatch): OwnRow {
  if (table === 'link') {
    if (owner === undefined) {
      throw new Error('The link is new here: name the account that will own it with --owner');
    }
    return { owner_id: owner.id };
  }
  return table === 'manager' ? { password_hash: passwordHash, initial_password_changed: false } : {};
}

/** Columns that this version does not know are left out, and those that are missing get their defaults. */
async function insertRows(em: Em, table: OwnTable, rows: readonly OwnRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) {
    return;
  }
  const known = await runStatement<{ name: string }>(em, COLUMNS, [table]);
  const columns = known.filter(({ name }) => Object.hasOwn(first, name)).map(({ name }) => `"${name}"`);
  const conflict = SHARED.has(table) ? ' on conflict do nothing' : '';
  await runStatement(
    em,
    `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)${conflict}`,
    [JSON.stringify(rows)],
  );
}

const EVENTS = `
insert into audit_event (id, action, actor, subject, details, created_at, link_id, body)
select (b ->> 'id')::uuid, b ->> 'action', b ->> 'actor', (b ->> 'subject')::uuid, b -> 'details', (b ->> 'at')::timestamptz,
  (b ->> 'link')::uuid, body
from unnest($1::text[]) with ordinality as event (body, position) cross join lateral (select body::jsonb as b) as parsed
order by position
returning sequence::int, hash`;

/** Appends the events of a link's chain as they were; throws when they do not make the same chain. */
export async function writeEvents(em: Em, placed: readonly PlacedRecord[]): Promise<void> {
  const events = placed.flatMap(({ entry: { record }, action }): AuditRecord[] =>
    record.type === 'audit' && action?.kind === 'audit' ? [record] : [],
  );
  if (events.length === 0) {
    return;
  }
  const rows = await runStatement<{ sequence: number; hash: string }>(em, EVENTS, [events.map(({ body }) => body)]);
  const hashes = new Map(rows.map(({ sequence, hash }) => [sequence, hash]));
  const wrong = events.find(({ sequence, hash }) => hashes.get(sequence) !== hash);
  if (wrong !== undefined) {
    throw new Error(`The audit chain does not fit at event ${wrong.sequence}: export once more`);
  }
}
