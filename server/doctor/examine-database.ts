import { findLater, MIGRATION_NAMES } from '#server/db/known-migrations.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Finding } from './finding.ts';

/** The oldest major version of PostgreSQL that is supported. */
const OLDEST_POSTGRESQL = 15;

/** Milliseconds by which the clocks of service and database may differ: codes live for minutes. */
const CLOCK_TOLERANCE = 5000;

/**
 * Reports version and size of the database, whether the schema is this version's, and whether its clock and this
 * machine's, which `clock` reads, agree.
 */
export async function examineDatabase(em: Em, clock: () => number = Date.now): Promise<Finding[]> {
  const askedAt = clock();
  const [facts] = await em.execute<{ version: number; size: string; now: number }[]>(
    `select current_setting('server_version_num')::int / 10000 as version,
      pg_size_pretty(pg_database_size(current_database())) as size,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  const { version = 0, size = '', now = 0 } = facts ?? {};
  const difference = Math.round(now - (askedAt + clock()) / 2);
  return [
    {
      part: 'database',
      level: version >= OLDEST_POSTGRESQL ? 'ok' : 'problem',
      text: `PostgreSQL ${version}, ${size}${version >= OLDEST_POSTGRESQL ? '' : `; ${OLDEST_POSTGRESQL} or newer is needed`}`,
    },
    await examineSchema(em),
    {
      part: 'clock',
      level: Math.abs(difference) <= CLOCK_TOLERANCE ? 'ok' : 'problem',
      text: `the database's is ${difference} ms ahead of this machine's, which says ${new Date(askedAt).toISOString()}`,
    },
  ];
}

/** Reports whether the schema is this version's. */
export async function examineSchema(em: Em): Promise<Finding> {
  const [found] = await em.execute<{ table: string | null }[]>(
    `select to_regclass('mikro_orm_migrations')::text as "table"`,
  );
  if (found?.table === null) {
    return { part: 'schema', level: 'problem', text: 'the database is empty: npm run migrate' };
  }
  const rows = await em.execute<{ name: string }[]>('select name from mikro_orm_migrations');
  const done = rows.map(({ name }) => name);
  const missing = MIGRATION_NAMES.filter((name) => !done.includes(name));
  const later = findLater(done);
  if (missing.length > 0) {
    return { part: 'schema', level: 'problem', text: `lacks ${missing.join(', ')}: npm run migrate` };
  }
  return later === undefined
    ? { part: 'schema', level: 'ok', text: `${MIGRATION_NAMES.length} migrations, all of this version` }
    : { part: 'schema', level: 'warning', text: `is newer than this version, by ${later}` };
}
