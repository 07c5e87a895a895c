import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from './config.ts';

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Takes the data directory for this process; the operating system gives it back when the process ends, however it ends.
 * A second process gets a `ConfigError`: two on one embedded database would destroy it. So does a directory that cannot
 * be used. Returns the release.
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
