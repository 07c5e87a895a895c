import { rm } from 'node:fs/promises';
import type { Config } from '#server/config/config.ts';
import { askService } from '#server/control/ask-service.ts';
import { openDatabase, requireExisting } from '#server/db/open-database.ts';
import { lockDataDir } from '#server/db/process-lock.ts';
import { resolveSecretKeys } from '#server/security/secret-key.ts';
import type { BackupManifest } from './archive.ts';
import { backupDir } from './copy-database.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupRequest {
  readonly file: string;
  readonly withKeys: boolean;
}

type Write = (database: Config['database']) => Promise<BackupManifest>;

/** Backs up the configured database; a service may run on it meanwhile, embedded or not. */
export async function backUp(config: Config, { file, withKeys }: BackupRequest): Promise<BackupManifest> {
  const { database } = config;
  requireExisting(database);
  const write: Write = async (source) => {
    const { orm } = await openDatabase(source);
    try {
      return await writeBackup(file, { orm, keys: resolveSecretKeys(config), withKeys });
    } finally {
      await orm.close();
    }
  };
  return database.kind === 'embedded' ? backUpDirectory(database.dataDir, write) : write(database);
}

/** Backs up the copy that the running service makes, or else the database itself. */
async function backUpDirectory(dataDir: string, write: Write): Promise<BackupManifest> {
  const copyDir = backupDir(dataDir);
  const releaseCopy = lockDataDir(copyDir);
  try {
    if (await askService(dataDir, { command: 'backup:copy' }, () => undefined)) {
      return await write({ kind: 'embedded', dataDir: copyDir });
    }
    const release = lockDataDir(dataDir);
    try {
      return await write({ kind: 'embedded', dataDir });
    } finally {
      release();
    }
  } finally {
    releaseCopy();
    await rm(copyDir, { recursive: true, force: true });
  }
}
