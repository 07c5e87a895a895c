import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../build-server.ts';
import { createDatabase, createServiceRole, databaseUrl, dropDatabase, serviceUrl } from '../postgresql.ts';
import { runService } from './service-process.ts';

/** What a service keeps its data under on PostgreSQL. */
export const SECRET_KEY = 'a secret key that only tests use, 32 bytes or more';

/** The data of a service that was started once and ended, copied for every test. */
export interface PreparedService {
  /** What it printed where the tests run, with the logins of the demo community. */
  readonly output: string;
  readonly dataDir: string;
  /** Name of the PostgreSQL database that the tests run on. */
  readonly database?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    preparedService: PreparedService;
  }
}

/**
 * Builds the server, because built it starts much faster than from source, and starts it once on new data: copying
 * those is much faster than creating them for every test.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-prepared-'));
  const output = await startOnce({ DATA_DIR: dataDir });
  const removeDataDir = () => rm(dataDir, { recursive: true });
  if (process.env['TEST_DATABASE_URL'] === undefined) {
    project.provide('preparedService', { output, dataDir });
    return removeDataDir;
  }
  await createServiceRole();
  const database = await createDatabase();
  project.provide('preparedService', { output: await startOnce(twoRoles(database)), dataDir, database });
  return async () => {
    await removeDataDir();
    await dropDatabase(database);
  };
}

/** Settings of a service that has no right to change tables; the owner of the test cluster has it. */
export function twoRoles(
  database: string,
): Record<'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'SECRET_KEY' | 'DEMO', string> {
  return {
    DATABASE_URL: serviceUrl(database),
    MIGRATION_DATABASE_URL: databaseUrl(database),
    SECRET_KEY,
    DEMO: 'true',
  };
}

/** Starts the service, waits until it listens, and ends it; returns what it has printed. */
async function startOnce(environment: Readonly<Record<string, string>>): Promise<string> {
  const service = runService({ SMTP_URL: 'smtp://127.0.0.1:1', ...environment });
  await service.address;
  service.signal('SIGTERM');
  if ((await service.exitCode) !== 0) {
    throw new Error(`the service did not end well:\n${service.output()}`);
  }
  return service.output();
}
