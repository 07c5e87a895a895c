import { readFile } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { EMBEDDED_OPTIONS } from '#server/db/embedded-options.ts';
import { openDatabase, openEmbedded, type Database } from '#server/db/open-database.ts';
import { afterFile } from './after-file.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgresql.ts';
import { readShape, restorePristine } from './pristine.ts';

/** What every PGlite needs, loaded once for all files of a worker. */
let parts: Promise<PGliteOptions> | undefined;

async function loadParts(dump: string): Promise<PGliteOptions> {
  const bundle = new URL('pglite.data', import.meta.resolve('@electric-sql/pglite'));
  return {
    loadDataDir: new Blob([await readFile(dump)]),
    fsBundle: new Blob([await readFile(bundle)]),
    ...EMBEDDED_OPTIONS,
  };
}

/** A PGlite, what it looked like when it was new, and the ORM on it, which keeps what it has compiled. */
interface Copy {
  readonly pglite: PGlite;
  readonly shape: string;
  readonly database: Database;
}

/** Copies that earlier files of this worker are done with, as they were when new. */
const idle: Copy[] = [];

async function copyEmbedded(dump: string): Promise<Copy> {
  parts ??= loadParts(dump);
  const pglite = await PGlite.create('memory://', await parts);
  const database = await openEmbedded({ dbName: 'memory://', driverOptions: { pglite } });
  return { pglite, shape: await readShape(pglite), database };
}

/** Keeps a copy for the next file unless this one changed more than rows: what a closed one held is freed late. */
async function giveBack(copy: Copy): Promise<void> {
  if ((await readShape(copy.pglite)) !== copy.shape) {
    await copy.database.orm.close();
    await copy.pglite.close();
    return;
  }
  await restorePristine(copy.pglite);
  idle.push(copy);
}

/**
 * Creates a migrated, empty database for one test file and drops it afterwards: PostgreSQL when `TEST_DATABASE_URL` is
 * set, else PGlite in memory. The file's tests share it, so each creates its own link and addresses.
 */
export async function createTestDatabase(): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    const copy = idle.pop() ?? (await copyEmbedded(template.dump));
    afterFile(() => giveBack(copy));
    return copy.database;
  }
  const name = await createDatabase(template.name);
  const database = await openDatabase({ kind: 'postgresql', url: databaseUrl(name) });
  afterFile(async () => {
    await database.orm.close();
    await dropDatabase(name);
  });
  return database;
}
