import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/pglite';
import { ORM_OPTIONS } from '#server/db/open-database.ts';

/**
 * Writes the migration from the committed snapshot to the entities. List it in `migrations/index.ts` after reading it.
 */
const path = join(import.meta.dirname, '../db/migrations');
const orm = await MikroORM.init({
  ...ORM_OPTIONS,
  dbName: 'memory://',
  migrations: { path, pathTs: path, emit: 'ts', snapshot: true, snapshotName: 'snapshot' },
});
const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2]);
process.stdout.write(fileName === '' ? 'The entities and the snapshot agree.\n' : `${fileName}\n`);
await orm.close();
