import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Em } from '#server/db/open-database.ts';
import { databaseUrl } from '#server/test/postgresql.ts';

interface Column {
  readonly place: string;
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Every column of every table of the service and its queue. */
const COLUMNS = `
select c.table_schema || '.' || c.table_name || '.' || c.column_name as place,
  format('%I.%I', c.table_schema, c.table_name) as table, format('%I', c.column_name) as name, c.udt_name as type
from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
where c.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE' order by 1`;

/** Texts are compared without letter case, bytes as they are and in lower case. */
const found = ({ name, type }: Column): string =>
  type === 'bytea' ? `position(convert_to(m, 'UTF8') in ${name}) > 0` : `position(m in lower(${name}::text)) > 0`;

/** Returns the columns of the database that hold one of the texts, which are in lower case. */
export async function columnsWith(em: Em, texts: readonly string[]): Promise<string[]> {
  const columns = await em.execute<Column[]>(COLUMNS);
  const parts = columns.map(
    (column) =>
      `select '${column.place}' as place where exists (select from ${column.table}, marks where ${found(column)})`,
  );
  const statement = `with marks as (select unnest(array[${texts.map(() => '?').join(', ')}]::text[]) as m)
    ${parts.join(' union all ')}`;
  const rows = await em.execute<{ place: string }[]>(statement, [...texts]);
  return rows.map(({ place }) => place);
}

/** Dumps the whole database with `pg_dump` and returns the texts that it holds; PostgreSQL only. */
export async function textsInDump(em: Em, texts: readonly string[]): Promise<string[]> {
  const [row] = await em.execute<{ name: string }[]>('select current_database() as name');
  const { stdout } = await promisify(execFile)('pg_dump', ['--dbname', databaseUrl(row?.name ?? '')], {
    maxBuffer: 1 << 30,
  });
  const dump = stdout.toLowerCase();
  return texts.filter((text) => dump.includes(text) || dump.includes(Buffer.from(text).toString('hex')));
}
