import { constants } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Orm } from '#server/db/open-database.ts';

/**
 * Where a running service puts copies of its embedded database, which look like a data directory. The folder is removed
 * after each backup, so its name must not be one that an operator would give to a folder of archives.
 */
export function backupDir(dataDir: string): string {
  return join(dataDir, 'database-copy');
}

/**
 * Copies an embedded database as of one moment. A transaction keeps its only connection for as long as the files are
 * copied, so requests wait for that and no longer.
 */
export async function copyDatabase(orm: Orm, dataDir: string): Promise<void> {
  const copy = join(backupDir(dataDir), 'database');
  await rm(copy, { recursive: true, force: true });
  await orm.em.fork().transactional(async (em) => {
    await em.execute('checkpoint');
    await cp(join(dataDir, 'database'), copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  });
}
