import type { Config } from '#server/config/config.ts';
import { ownersDatabase } from '#server/config/database-config.ts';
import { nameStartFailure } from '#server/config/name-start-failure.ts';
import { findLater, isTooOld, MIGRATION_NAMES, UPGRADE_FIRST } from '#server/db/known-migrations.ts';
import { openDatabase, type Database } from '#server/db/open-database.ts';
import { prepareSchema } from '#server/db/prepare-schema.ts';
import { lockDataDir } from '#server/db/process-lock.ts';
import { createLog } from '#server/http/create-log.ts';
import { startJobQueue } from '#server/jobs/job-queue.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { verifyEverything } from '#server/modules/proof/evidence/verify-everything.ts';
import { checkArchive, readRows, type BackupHeader } from './archive.ts';
import { loadRows } from './load-rows.ts';
import { acceptKeys } from './restored-keys.ts';
import { isEmpty } from './tables.ts';

/**
 * Restores an archive into the configured database, which must be empty, and checks chains and documents afterwards.
 * Until all rows are stored, nothing is. Throws an error that says what is wrong: a damaged archive, one of a newer
 * version or of one too old, other secret keys, a database with data or of a newer version, or evidence that was changed before it was
 * backed up.
 */
export async function restoreBackup(file: string, config: Config, print: (line: string) => void): Promise<void> {
  const { header, manifest } = await checkArchive(file);
  refuseOtherVersions(header);
  const release = config.database.kind === 'embedded' ? lockDataDir(config.database.dataDir) : () => undefined;
  try {
    const keepKeys = acceptKeys(config, header);
    const database = await openDatabase(ownersDatabase(config.database));
    try {
      await nameStartFailure('DATABASE_URL', async () => {
        await refuseData(database);
        await refuseOlder(database, header);
        keepKeys();
        await load(database, { file, header, config });
      });
      const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
      print(`Restored ${rows} rows of ${header.createdAt}.`);
      await verify(database, print);
    } finally {
      await database.orm.close();
    }
  } finally {
    release();
  }
}

function refuseOtherVersions({ migrations }: BackupHeader): void {
  const later = findLater(migrations);
  if (later !== undefined) {
    throw new Error(`the archive was made by a newer version of Signet: ${later} is not known here`);
  }
  if (isTooOld(migrations)) {
    throw new Error(`the archive cannot be restored. As to its database: ${UPGRADE_FIRST}`);
  }
}

async function refuseData({ orm }: Database): Promise<void> {
  if (!(await isEmpty(orm.em.fork()))) {
    throw new Error('the database holds data: restore into an empty one');
  }
}

/** The migrations in between would have changed the rows: they have to run after the rows are stored. */
async function refuseOlder({ orm }: Database, { migrations }: BackupHeader): Promise<void> {
  const newer = (await orm.migrator.getExecuted()).find(({ name }) => !migrations.includes(name));
  if (newer !== undefined) {
    throw new Error(
      `the schema of the database is newer than the archive, by ${newer.name}: restore into a database without tables`,
    );
  }
}

interface Loading {
  readonly file: string;
  readonly header: BackupHeader;
  readonly config: Config;
}

/** Brings the schema to that of the archive, stores the rows, then brings both to this version's. */
async function load(database: Database, { file, header, config }: Loading): Promise<void> {
  const { orm } = database;
  await orm.migrator.up({ migrations: header.migrations.filter((name) => MIGRATION_NAMES.includes(name)) });
  const jobs = await startJobQueue(database, createLog(config.logLevel), JOBS);
  await jobs.stop();
  await orm.em.fork().transactional((em) => loadRows(em, readRows(file)));
  await prepareSchema(config.database, database);
}

async function verify({ orm }: Database, print: (line: string) => void): Promise<void> {
  const problems = await verifyEverything(() => orm.em.fork(), print);
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `BROKEN, and already when it was backed up: ${problem}`).join('\n'));
  }
  print('Nothing was changed.');
}
