import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { EMBEDDED_OPTIONS } from '#server/db/embedded-options.ts';
import { openDatabase, openEmbedded, type Database } from '#server/db/open-database.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgresql.ts';
import { readShape, restorePristine } from './pristine.ts';
import { whenDone } from './when-done.ts';

/** The log of changes is kept short: it is in memory too, up to a gigabyte for each database. */
const SHORT_LOG = ['max_wal_size=32MB', 'min_wal_size=32MB', 'wal_recycle=off'].flatMap((setting) => ['-c', setting]);

/** A PGlite, what it looked like when it was new, and the ORM on it, which keeps what it has compiled. */
interface Copy {
  readonly pglite: PGlite;
  readonly shape: string;
  readonly database: Database;
}

/** The copy that earlier tests of this worker are done with, as it was when new: one, because each takes some 100 MB. */
const idle: Copy[] = [];

async function copyEmbedded(dump: string): Promise<Copy> {
  const pglite = await PGlite.create('memory://', {
    loadDataDir: await openAsBlob(dump),
    ...EMBEDDED_OPTIONS,
    startParams: [...(EMBEDDED_OPTIONS.startParams ?? []), ...SHORT_LOG],
  });
  const database = await openEmbedded({ dbName: 'memory://', driverOptions: { pglite } });
  return { pglite, shape: await readShape(pglite), database };
}

/** Keeps a copy for the next test unless this one changed more than rows. */
async function giveBack(copy: Copy): Promise<void> {
  if (idle.length > 0 || (await readShape(copy.pglite)) !== copy.shape) {
    await copy.database.orm.close();
    await copy.pglite.close();
    return;
  }
  await restorePristine(copy.pglite);
  idle.push(copy);
}

/**
 * Creates a migrated, empty database and drops it when the test or the file that asked for it is done: PostgreSQL when
 * `TEST_DATABASE_URL` is set, else PGlite in memory. Tests that share a file's create their own link and addresses.
 */
export async function createTestDatabase(): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    const copy = idle.pop() ?? (await copyEmbedded(template.dump));
    whenDone(() => giveBack(copy));
    return copy.database;
  }
  const name = await createDatabase(template.name);
  const database = await openDatabase({ kind: 'postgresql', url: databaseUrl(name) });
  whenDone(async () => {
    await database.orm.close();
    await dropDatabase(name);
  });
  return database;
}
