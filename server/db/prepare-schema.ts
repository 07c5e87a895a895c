import { ownersDatabase, type DatabaseConfig } from '#server/config/database-config.ts';
import { nameStartFailure } from '#server/config/name-start-failure.ts';
import { createQueueTables } from '#server/jobs/create-queue-tables.ts';
import { grantServiceRole } from './grant-service-role.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open-database.ts';
import { withDatabase } from './with-database.ts';

/**
 * Brings the schema of the configured database to this version, and returns the names of the migrations that ran. With
 * `MIGRATION_DATABASE_URL` its role does so, makes the queue's tables and grants the service's role what it needs;
 * without, the role of `DATABASE_URL`, which `database` is opened with, does everything and needs no grants. Throws a
 * `ConfigError` that names the address to blame.
 */
export async function prepareSchema(config: DatabaseConfig, database: Database): Promise<string[]> {
  if (config.kind === 'embedded' || config.migrationUrl === undefined) {
    return nameStartFailure('DATABASE_URL', () => migrate(database));
  }
  const role = decodeURIComponent(new URL(config.url).username);
  return nameStartFailure('MIGRATION_DATABASE_URL', () =>
    withDatabase(ownersDatabase(config), (owned) =>
      migrate(owned, async () => {
        await createQueueTables(owned);
        await grantServiceRole(owned.orm.em.fork(), role);
      }),
    ),
  );
}
