import { link, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { IsolationLevel } from '@mikro-orm/core';
import type { Em, Orm } from '#server/db/open-database.ts';
import { hasJobs, JOB_TABLE } from '#server/jobs/job-table.ts';
import type { SecretKey } from '#server/security/secret-box.ts';
import { ManifestBuilder, type BackupHeader, type BackupManifest } from './archive.ts';
import { fingerprintsOf } from './key-fingerprint.ts';
import { tableNames } from './tables.ts';

/** Bytes of rows that are read at a time, as far as rows are smaller. */
const BATCH_BYTES = 1_000_000;
const MAX_BATCH = 1000;

/** What a backup is made of. */
export interface BackupSource {
  readonly orm: Orm;
  readonly keys: readonly SecretKey[];
  /** Whether the archive holds the keys themselves. */
  readonly withKeys: boolean;
}

/**
 * Writes everything in the database, as of one moment, to a new file that its owner alone can read. Memory stays flat;
 * others may change the database meanwhile. Returns how many rows of each table there are. Rejects when the file
 * exists, or the one beside it that a backup in progress writes to.
 */
export async function writeBackup(file: string, source: BackupSource): Promise<BackupManifest> {
  const unfinished = `${file}.part`;
  const output = await open(unfinished, 'wx', 0o600);
  try {
    const snapshot = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };
    const manifest = await source.orm.em.fork().transactional(async (em) => {
      const builder = new ManifestBuilder();
      const lines = Readable.from(writeLines(em, source, builder));
      await pipeline(lines, createGzip(), output.createWriteStream({ flush: true }));
      return builder.manifest();
    }, snapshot);
    // Unlike renaming, this fails when the file exists.
    await link(unfinished, file);
    return manifest;
  } finally {
    await output.close();
    await rm(unfinished, { force: true });
  }
}

async function* writeLines(em: Em, source: BackupSource, builder: ManifestBuilder): AsyncGenerator<string> {
  const header = JSON.stringify(await describe(em, source));
  builder.add(header);
  yield `${header}\n`;
  for (const table of [...(await tableNames(em)), ...((await hasJobs(em)) ? [JOB_TABLE] : [])]) {
    for await (const json of readTable(em, table)) {
      const line = `${table}\t${json}`;
      builder.add(line, table);
      yield `${line}\n`;
    }
  }
  yield `${JSON.stringify(builder.manifest())}\n`;
}

async function describe(em: Em, { keys, withKeys }: BackupSource): Promise<BackupHeader> {
  const migrations = await em.execute<{ name: string }[]>('select name from mikro_orm_migrations order by id');
  return {
    format: 'signet-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    keyFingerprints: fingerprintsOf(keys),
    ...(withKeys ? { keys: [...keys] } : {}),
  };
}

/** Reads a table by a cursor, as many rows at a time as are about `BATCH_BYTES`: documents are large, most rows small. */
async function* readTable(em: Em, table: string): AsyncGenerator<string> {
  const finished = table === JOB_TABLE ? "where state < 'completed'" : '';
  await em.execute(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as json from ${table} t ${finished}`,
  );
  for (let count = 1; ;) {
    const rows = await em.execute<{ json: string }[]>(`fetch ${count} from backup_rows`);
    let bytes = 0;
    for (const { json } of rows) {
      bytes += json.length;
      yield json;
    }
    if (rows.length < count) {
      await em.execute('close backup_rows');
      return;
    }
    count = Math.max(1, Math.min(MAX_BATCH, bytes > BATCH_BYTES ? Math.floor(count / 2) : count * 2));
  }
}
