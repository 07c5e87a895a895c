import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '#server/config/config.ts';
import { SECRET_KEY_MIN_BYTES } from '#server/config/secret-config.ts';
import type { SecretKey } from './secret-box.ts';

/**
 * Returns the service's secret keys; the first one writes. They are those of `SECRET_KEYS`, then `SECRET_KEY`, then the
 * one in the data directory, which is generated at the first start when neither is set. This process must hold the
 * directory's lock. A damaged key throws a `ConfigError`, because a shorter one would protect nothing.
 */
export function resolveSecretKeys(config: Config): [SecretKey, ...SecretKey[]] {
  const { secretKey, secretKeys, database } = config;
  const single = secretKey === undefined ? [] : [{ id: undefined, secret: secretKey }];
  const [first, ...others] = [...secretKeys, ...single];
  if (database.kind !== 'embedded') {
    if (first === undefined) {
      throw new ConfigError('SECRET_KEY: is required with DATABASE_URL');
    }
    return [first, ...others];
  }
  const file = keptKeyFile(database.dataDir);
  if (first === undefined) {
    return [{ id: undefined, secret: keptKey(file) }];
  }
  return [first, ...others, ...(existsSync(file) ? [{ id: undefined, secret: keptKey(file) }] : [])];
}

/** The file with the key of an embedded database for which none is configured. */
export function keptKeyFile(dataDir: string): string {
  return join(dataDir, 'secret-key');
}

/** Returns the key in a file with mode 0600, after creating it if there is none. */
function keptKey(file: string): string {
  if (!existsSync(file)) {
    keepKey(file, randomBytes(48).toString('base64url'));
  }
  const kept = readFileSync(file, 'utf8');
  if (Buffer.byteLength(kept) < SECRET_KEY_MIN_BYTES) {
    throw new ConfigError(`DATA_DIR: ${file} is damaged; restore it from a backup, or set SECRET_KEY`);
  }
  return kept;
}

/** Writes the file so that it appears complete or not at all, even if the process is killed. */
export function keepKey(file: string, secret: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, secret, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
