import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';

/** The service's secret key: `SECRET_KEY`, or one made at the first start and kept in the data directory, mode 0600. */
export function resolveSecretKey({ secretKey, database }: Config): string {
  if (secretKey !== undefined) {
    return secretKey;
  }
  if (database.kind !== 'embedded') {
    throw new ConfigError('SECRET_KEY: is required with DATABASE_URL');
  }
  const file = join(database.dataDir, 'secret-key');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error;
    }
  }
  return readFileSync(file, 'utf8');
}
