import type { Config } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type Database } from '#server/db/open-database.ts';
import { lockDataDir } from '#server/db/process-lock.ts';

/**
 * Works with the configured database, migrated; `done` names the migrations that ran. An embedded one is locked
 * meanwhile. The database is closed also when the work fails: an open one keeps the process, and the lock, for ever.
 */
export async function withDatabase<T>(
  { database: settings }: Config,
  work: (database: Database, done: string[]) => Promise<T>,
): Promise<T> {
  const release = settings.kind === 'embedded' ? lockDataDir(settings.dataDir) : () => undefined;
  try {
    const database = await openDatabase(settings);
    try {
      return await work(database, await migrate(database));
    } finally {
      await database.orm.close();
    }
  } finally {
    release();
  }
}
