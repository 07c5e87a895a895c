import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, openEmbedded, type Database } from '#server/db/open-database.ts';
import { createLog } from '#server/http/create-log.ts';
import { startJobQueue } from '#server/jobs/job-queue.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { buildServer } from './build-server.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgresql.ts';
import { rememberPristine } from './pristine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database, copied for every test file: the name of a PostgreSQL database, or a PGlite dump. */
    databaseTemplate: { kind: 'postgresql'; name: string } | { kind: 'embedded'; dump: string };
  }
}

/**
 * Builds the server, whose processes and threads the tests start, and migrates one database; each test file copies it,
 * which is much faster than migrating again.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  return process.env['TEST_DATABASE_URL'] === undefined ? setupEmbedded(project) : setupPostgresql(project);
}

async function setupEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-template-'));
  const dump = join(folder, 'template.tar');
  const pglite = await PGlite.create('memory://');
  const database = await openEmbedded({ dbName: 'memory://', driverOptions: { pglite } });
  await migrate(database);
  await createQueues(database);
  await rememberPristine(pglite);
  await dropOtherDatabases(pglite);
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.orm.close();
  await pglite.close();
  project.provide('databaseTemplate', { kind: 'embedded', dump });
  return () => rm(folder, { recursive: true });
}

/** Creates the tables and the queues of jobs, which every test of the whole service would otherwise create. */
async function createQueues(database: Database): Promise<void> {
  const jobs = await startJobQueue(database, createLog('silent'), JOBS);
  await jobs.stop();
}

/** Drops what every copy would hold for nothing: the databases that PostgreSQL creates new ones from. */
async function dropOtherDatabases(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  await pglite.exec('drop database template0');
  await pglite.exec('drop database template1');
  await pglite.exec('checkpoint');
}

async function setupPostgresql(project: TestProject): Promise<() => Promise<void>> {
  const name = await createDatabase();
  const database = await openDatabase({ kind: 'postgresql', url: databaseUrl(name) });
  await migrate(database);
  await createQueues(database);
  await database.orm.close();
  project.provide('databaseTemplate', { kind: 'postgresql', name });
  return () => dropDatabase(name);
}
