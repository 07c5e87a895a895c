import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { JOB_TABLE } from '#server/jobs/job-table.ts';
import { DamagedBackupError, type BackupRow } from './archive.ts';
import { tableNames } from './tables.ts';

/** Characters of rows that are stored at a time, as far as rows are smaller. */
const BATCH_LENGTH = 1_000_000;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const FOREIGN_KEYS = `
select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

/**
 * Stores the rows of an archive in empty tables, as they are, in the transaction of `em`. Tables refer to each other in
 * circles, so foreign keys are dropped meanwhile and checked when they are made again; triggers, which would chain the
 * audit events again, are disabled. Needs no more than the owner's rights.
 */
export async function loadRows(em: Em, rows: AsyncIterable<BackupRow>): Promise<void> {
  const tables = await tableNames(em);
  const foreignKeys = await em.execute<ForeignKey[]>(FOREIGN_KEYS);
  for (const { table, name } of foreignKeys) {
    await em.execute(`alter table ${table} drop constraint ${name}`);
  }
  await setTriggers(em, tables, 'disable');
  const known = new Set([...tables, JOB_TABLE]);
  for await (const { table, json } of batches(rows)) {
    if (!known.has(table)) {
      throw new DamagedBackupError(`the archive has a table that this version does not know: ${table}`);
    }
    await runStatement(em, `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [
      json,
    ]);
  }
  await setTriggers(em, tables, 'enable');
  for (const { table, name, definition } of foreignKeys) {
    await em.execute(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

async function setTriggers(em: Em, tables: readonly string[], to: 'enable' | 'disable'): Promise<void> {
  for (const table of tables) {
    await em.execute(`alter table ${table} ${to} trigger user`);
  }
}

/** Joins rows of one table into JSON arrays of about `BATCH_LENGTH`. */
async function* batches(rows: AsyncIterable<BackupRow>): AsyncGenerator<BackupRow> {
  let table = '';
  let waiting: string[] = [];
  let length = 0;
  for await (const row of rows) {
    if (waiting.length > 0 && (row.table !== table || length + row.json.length > BATCH_LENGTH)) {
      yield { table, json: `[${waiting.join()}]` };
      waiting = [];
      length = 0;
    }
    ({ table } = row);
    waiting.push(row.json);
    length += row.json.length;
  }
  if (waiting.length > 0) {
    yield { table, json: `[${waiting.join()}]` };
  }
}
