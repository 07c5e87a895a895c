import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '#server/config/config.ts';

/** SQLite's code for a file that is locked by another process. */
const SQLITE_BUSY = 5;

/**
 * Locks the data directory for this process and returns the release; the operating system releases it too, however the
 * process ends. Throws a `ConfigError` when another process has it (two processes would destroy an embedded database),
 * or when the directory cannot be used.
 */
export function lockDataDir(dataDir: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (cause) {
    lock?.close();
    throw new ConfigError(`DATA_DIR: ${dataDir} ${reasonOf(cause)}`, { cause });
  }
  const held = lock;
  return () => held.close();
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    ? 'is in use by another Signet process; stop it, or set DATABASE_URL'
    : `cannot be used: ${error instanceof Error ? error.message : String(error)}`;
}
