import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseConfig } from '#server/config/config.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../postgresql.ts';
import { SECRET_KEY } from './prepare-service.ts';

/**
 * Where a service process keeps its data: its settings, and a way for the test to open the same data between processes.
 */
export interface ServiceStorage {
  readonly environment: Readonly<Record<string, string>>;
  readonly database: DatabaseConfig;
}

/** Creates an empty data directory for one test. */
export async function createEmptyDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

/** Creates a data directory with the demo community for one test of the embedded database. */
export async function createDataDir(): Promise<string> {
  const { data } = inject('preparedService');
  const dataDir = await createEmptyDataDir();
  if (data.kind !== 'embedded') {
    throw new Error('on PostgreSQL no service has a prepared data directory');
  }
  await cp(data.dataDir, dataDir, { recursive: true, filter: async (path) => !(await lstat(path)).isSocket() });
  return dataDir;
}

/** Creates storage with the demo community for one test: PostgreSQL if `TEST_DATABASE_URL` is set, else embedded. */
export async function createStorage(): Promise<ServiceStorage> {
  const { data } = inject('preparedService');
  if (data.kind === 'embedded') {
    const dataDir = await createDataDir();
    return { environment: { DATA_DIR: dataDir }, database: { kind: 'embedded', dataDir } };
  }
  const name = await createDatabase(data.name);
  onTestFinished(() => dropDatabase(name));
  const url = databaseUrl(name);
  return { environment: { DATABASE_URL: url, SECRET_KEY, DEMO: 'true' }, database: { kind: 'postgresql', url } };
}
