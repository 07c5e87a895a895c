import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseConfig } from '#server/config/database-config.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../postgresql.ts';
import { twoRoles } from './prepare-service.ts';

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

/** Creates a data directory with the demo community, under its own key, for one test. */
export async function createDataDir(): Promise<string> {
  const dataDir = await createEmptyDataDir();
  const isNoSocket = async (path: string): Promise<boolean> => !(await lstat(path)).isSocket();
  await cp(inject('preparedService').dataDir, dataDir, { recursive: true, filter: isNoSocket });
  return dataDir;
}

/** Creates storage with the demo community for one test: PostgreSQL if `TEST_DATABASE_URL` is set, else embedded. */
export async function createStorage(): Promise<ServiceStorage> {
  const { database } = inject('preparedService');
  return database === undefined ? inDirectory(await createDataDir()) : onServer(await createDatabase(database));
}

/** Creates storage for one test in which the service has not been started yet. */
export async function createEmptyStorage(): Promise<ServiceStorage> {
  return inject('preparedService').database === undefined
    ? inDirectory(await createEmptyDataDir())
    : onServer(await createDatabase());
}

function inDirectory(dataDir: string): ServiceStorage {
  return { environment: { DATA_DIR: dataDir }, database: { kind: 'embedded', dataDir } };
}

function onServer(name: string): ServiceStorage {
  onTestFinished(() => dropDatabase(name));
  return { environment: twoRoles(name), database: { kind: 'postgresql', url: databaseUrl(name) } };
}
