import { readFile } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { EMBEDDED_SETTINGS, openDatabase, openEmbedded, type Database } from '#server/db/open-database.ts';
import { afterFile } from './after-file.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgresql.ts';

/** What every PGlite needs, loaded once for all files of a worker. */
let parts: Promise<PGliteOptions> | undefined;

async function loadParts(dump: string): Promise<PGliteOptions> {
  const bundle = new URL('pglite.data', import.meta.resolve('@electric-sql/pglite'));
  return {
    loadDataDir: new Blob([await readFile(dump)]),
    fsBundle: new Blob([await readFile(bundle)]),
    startParams: [...PGlite.defaultStartParams, ...EMBEDDED_SETTINGS],
  };
}

/**
 * Creates a migrated, empty database for one test file and drops it afterwards: PostgreSQL when `TEST_DATABASE_URL` is
 * set, else PGlite in memory. The file's tests share it, so each creates its own link and addresses.
 */
export async function createTestDatabase(): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    parts ??= loadParts(template.dump);
    const pglite = await PGlite.create('memory://', await parts);
    const database = await openEmbedded({ dbName: 'memory://', driverOptions: { pglite } });
    afterFile(async () => {
      await database.orm.close();
      await pglite.close();
    });
    return database;
  }
  const name = await createDatabase(template.name);
  const database = await openDatabase({ kind: 'postgresql', url: databaseUrl(name) });
  afterFile(async () => {
    await database.orm.close();
    await dropDatabase(name);
  });
  return database;
}
