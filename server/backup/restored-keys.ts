import { existsSync } from 'node:fs';
import { ConfigError, type Config } from '#server/config/config.ts';
import type { SecretKey } from '#server/security/secret-box.ts';
import { keepKey, keptKeyFile, resolveSecretKeys } from '#server/security/secret-key.ts';
import type { BackupHeader } from './archive.ts';
import { fingerprintsOf } from './key-fingerprint.ts';

/**
 * Checks that the configured secret keys open what the archive holds. An embedded database without keys takes the one
 * of an archive that holds it: the returned function stores it. Throws a `ConfigError` for other keys.
 */
export function acceptKeys(config: Config, header: BackupHeader): () => void {
  const file = keyFileToWrite(config);
  if (file === undefined) {
    refuseOthers(resolveSecretKeys(config), header);
    return () => undefined;
  }
  const [key, ...others] = header.keys ?? [];
  if (key === undefined) {
    throw new ConfigError(
      'SECRET_KEY: is required, the one that the archive was made with; the archive does not hold it',
    );
  }
  if (key.id !== undefined || others.length > 0) {
    throw new ConfigError('SECRET_KEYS: is required; npm run restore -- FILE --show-keys prints it');
  }
  return () => keepKey(file, key.secret);
}

/** Where a key would be generated, if none is configured or kept. */
function keyFileToWrite({ database, secretKey, secretKeys }: Config): string | undefined {
  if (database.kind !== 'embedded' || secretKey !== undefined || secretKeys.length > 0) {
    return undefined;
  }
  const file = keptKeyFile(database.dataDir);
  return existsSync(file) ? undefined : file;
}

function refuseOthers(keys: readonly SecretKey[], { keyFingerprints, keys: archived }: BackupHeader): void {
  const known = new Set(fingerprintsOf(keys));
  if (!keyFingerprints.every((fingerprint) => known.has(fingerprint))) {
    const hint = archived === undefined ? '' : '; npm run restore -- FILE --show-keys prints those of the archive';
    throw new ConfigError(`SECRET_KEY, SECRET_KEYS: are not the keys that the archive was made with${hint}`);
  }
}

/**
 * Returns the settings by which a service has the keys of an archive. Throws when it holds none. An archive may hold two
 * keys without an id, that of `SECRET_KEY` and the one kept in the data directory before it was set. There is one
 * setting for such a key, so the kept one gets an id: what names no key is tried with all of them.
 */
export function keySettings({ keys }: BackupHeader): string[] {
  if (keys === undefined) {
    throw new Error('the archive holds no keys: it was made without --with-keys');
  }
  const named = keys.filter(({ id }) => id !== undefined).map(({ id, secret }) => `${id}:${secret}`);
  const [single, kept] = keys.filter(({ id }) => id === undefined);
  if (kept !== undefined) {
    named.push(`${freeId(keys)}:${kept.secret}`);
  }
  return [
    ...(named.length > 0 ? [`SECRET_KEYS=${named.join()}`] : []),
    ...(single === undefined ? [] : [`SECRET_KEY=${single.secret}`]),
  ];
}

function freeId(keys: readonly { readonly id?: string | undefined }[], number = 1): string {
  const id = `kept-${number}`;
  return keys.some((key) => key.id === id) ? freeId(keys, number + 1) : id;
}
