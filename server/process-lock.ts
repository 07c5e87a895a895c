import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from './config.ts';

/**
 * Takes the data directory for this process; the operating system gives it back when the process ends, however it ends.
 * A second process gets a `ConfigError`: two on one embedded database would destroy it. Returns the release.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw new ConfigError(`DATA_DIR: ${dataDir} is in use by another Signet process; stop it, or set DATABASE_URL`, {
      cause,
    });
  }
  return () => lock.close();
}
