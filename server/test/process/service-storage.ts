import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DatabaseConfig } from '#server/config/config.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../postgresql.ts';

/**
 * Where a service process keeps its data: its settings, and a way for the test to open the same data between processes.
 */
export interface ServiceStorage {
  readonly environment: Readonly<Record<string, string>>;
  readonly database: DatabaseConfig;
}

/** Creates a data directory for one test. */
export async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

/** Creates storage with the demo community for one test: PostgreSQL if `TEST_DATABASE_URL` is set, else embedded. */
export async function createStorage(): Promise<ServiceStorage> {
  if (process.env['TEST_DATABASE_URL'] === undefined) {
    const dataDir = await createDataDir();
    return { environment: { DATA_DIR: dataDir }, database: { kind: 'embedded', dataDir } };
  }
  const name = await createDatabase();
  onTestFinished(() => dropDatabase(name));
  const url = databaseUrl(name);
  return {
    environment: { DATABASE_URL: url, SECRET_KEY: 'a secret key that only tests use, 32 bytes or more', DEMO: 'true' },
    database: { kind: 'postgresql', url },
  };
}
