import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { EMBEDDED_OPTIONS } from '#server/db/embedded-options.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, openEmbedded, type Database } from '#server/db/open-database.ts';
import { createLog } from '#server/http/create-log.ts';
import { startJobQueue } from '#server/jobs/job-queue.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { rememberPristine } from './pristine.ts';

// Migrates the PostgreSQL database of an address, or a new embedded one that is dumped to a file. It runs as a separate
// process because Vitest's own would hold the service and its memory as long as the tests run.

const [, , target = ''] = process.argv;
await (target.startsWith('postgres') ? migratePostgresql(target) : dumpEmbedded(target));

async function migratePostgresql(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgresql', url });
  await prepare(database);
  await database.orm.close();
}

async function dumpEmbedded(file: string): Promise<void> {
  const pglite = await PGlite.create('memory://', EMBEDDED_OPTIONS);
  const database = await openEmbedded({ dbName: 'memory://', driverOptions: { pglite } });
  await prepare(database);
  await rememberPristine(pglite);
  await dropOtherDatabases(pglite);
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.orm.close();
  await pglite.close();
}

/** Migrates, and creates the tables and queues of jobs, which every test of the whole service would otherwise create. */
async function prepare(database: Database): Promise<void> {
  await migrate(database);
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
