import type { DatabaseConfig } from '#server/config/database-config.ts';
import { openDatabase, type Database } from './open-database.ts';
import { lockDataDir } from './process-lock.ts';

/**
 * Works with the configured database as it is, without migrating it. An embedded one is locked meanwhile. The database
 * is closed also when the work fails: an open one keeps the process, and the lock, for ever.
 */
export async function withDatabase<T>(config: DatabaseConfig, work: (database: Database) => Promise<T>): Promise<T> {
  const release = config.kind === 'embedded' ? lockDataDir(config.dataDir) : () => undefined;
  try {
    const database = await openDatabase(config);
    try {
      return await work(database);
    } finally {
      await database.orm.close();
    }
  } finally {
    release();
  }
}
