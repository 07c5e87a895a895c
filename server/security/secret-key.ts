import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, SECRET_KEY_MIN_BYTES, type Config } from '#server/config/config.ts';

/**
 * Returns the service's secret key: `SECRET_KEY`, or one that was generated at the first start and kept in the data
 * directory with mode 0600; this process must hold the directory's lock. A damaged key throws a `ConfigError`, because
 * a shorter one would protect nothing.
 */
export function resolveSecretKey({ secretKey, database }: Config): string {
  if (secretKey !== undefined) {
    return secretKey;
  }
  if (database.kind !== 'embedded') {
    throw new ConfigError('SECRET_KEY: is required with DATABASE_URL');
  }
  const file = join(database.dataDir, 'secret-key');
  if (!existsSync(file)) {
    createKey(file);
  }
  const kept = readFileSync(file, 'utf8');
  if (Buffer.byteLength(kept) < SECRET_KEY_MIN_BYTES) {
    throw new ConfigError(`DATA_DIR: ${file} is damaged; restore it from a backup, or set SECRET_KEY`);
  }
  return kept;
}

/** Writes the file so that it appears complete or not at all, even if the process is killed. */
function createKey(file: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  renameSync(draft, file);
}
