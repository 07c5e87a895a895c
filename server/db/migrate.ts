import { CompiledQuery } from 'kysely';
import { ConfigError } from '#server/config/config.ts';
import { SERVICE_LOCKS } from './advisory-lock.ts';
import { isTooOld, UPGRADE_FIRST } from './known-migrations.ts';
import type { Database, Orm } from './open-database.ts';

/**
 * Migrates the database to this version's schema and returns the names of the migrations that ran; `complete` does what
 * belongs to it. Processes that start at the same time wait for each other; the embedded database belongs to one
 * process, which holds the lock of its directory. Throws a `ConfigError` for a database too old to be upgraded, and
 * leaves it as it is.
 */
export async function migrate(
  { kind, orm }: Database,
  complete: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  if (kind === 'embedded') {
    return runMigrations(orm);
  }
  const pool = orm.em.getConnection().getClient();
  return pool.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('select pg_advisory_lock($1)', [SERVICE_LOCKS.MIGRATION]));
    try {
      const done = await runMigrations(orm);
      await complete();
      return done;
    } finally {
      await connection.executeQuery(CompiledQuery.raw('select pg_advisory_unlock($1)', [SERVICE_LOCKS.MIGRATION]));
    }
  });
}

async function runMigrations(orm: Orm): Promise<string[]> {
  const earlier = await orm.migrator.getExecuted();
  if (isTooOld(earlier.map(({ name }) => name))) {
    throw new ConfigError(`The database cannot be upgraded: ${UPGRADE_FIRST}.`);
  }
  const done = await orm.migrator.up();
  return done.map((migration) => migration.name);
}
