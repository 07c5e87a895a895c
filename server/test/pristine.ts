import type { PGlite } from '@electric-sql/pglite';

/** Every table of the service and of its queue of jobs, for a loop over `original`. */
const TABLES = `
  select oid::regclass from pg_class
  where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`;

/** Copies the rows that a migrated database starts with to tables named after the identifiers of the originals. */
const REMEMBER = `
create schema pristine;
do $$
declare
  original regclass;
  has_rows boolean;
begin
  for original in ${TABLES} loop
    execute format('select exists (table %s)', original) into has_rows;
    if has_rows then
      execute format('create table pristine.%I as table %s', original::oid, original);
    end if;
  end loop;
end $$`;

/** As a replica it may delete events, which triggers forbid, and rows in any order, which foreign keys forbid. */
const RESTORE = `
begin;
set local session_replication_role = replica;
do $$
declare
  original regclass;
  has_rows boolean;
begin
  for original in ${TABLES} loop
    execute format('select exists (table %s)', original) into has_rows;
    if has_rows then
      execute format('delete from %s', original);
    end if;
  end loop;
  for original in select relname::oid::regclass from pg_class where relnamespace = 'pristine'::regnamespace loop
    execute format('insert into %s table pristine.%I', original, original::oid);
  end loop;
end $$;
commit`;

/** The catalogues that a change to tables, constraints, triggers, functions or settings leaves its mark in. */
const CATALOGUES = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_trigger',
  'pg_constraint',
  'pg_proc',
  'pg_index',
  'pg_type',
  'pg_db_role_setting',
  'pg_authid',
];

const READ_SHAPE = CATALOGUES.map((name) => `select count(*), max(xmin::text::bigint) from ${name}`).join(
  ' union all ',
);

/** Remembers the rows of a database that `restorePristine` brings it back to. */
export async function rememberPristine(pglite: PGlite): Promise<void> {
  await pglite.exec(REMEMBER);
}

/** A text that differs once anything but rows was changed, even if it was changed back. */
export async function readShape(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query(READ_SHAPE);
  return JSON.stringify(rows);
}

/** Brings the rows and the session of a database back to what `rememberPristine` saw: much faster than a new copy. */
export async function restorePristine(pglite: PGlite): Promise<void> {
  await pglite.exec('discard all');
  await pglite.exec('set search_path to public');
  await pglite.exec(RESTORE);
  // The database is in memory, and nothing else frees what deleted rows took.
  await pglite.exec('vacuum');
}
