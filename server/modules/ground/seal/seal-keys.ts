import { createHash, createPrivateKey, type KeyObject, type X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from '#server/config/config.ts';
import type { SealConfig } from '#server/config/seal-config.ts';
import { chainOf, isValidAt } from '#server/integrations/certificates/certificate-chain.ts';
import type { SealKey } from '#server/integrations/pdf/seal/signer.ts';
import { ensureSealCertificate, openPrivateKey, SealKeyError, withSealLock, type SealAuthority } from './issue-seal.ts';
import { SealCertificate, SealCertificateRole } from './seal-certificate.entity.ts';
import { certificateFingerprint, chainBytes, readChain, type SealChain } from './seal-chain.ts';

/** The key to seal with, and what its certificate is known by. */
export interface CurrentSealKey extends SealKey {
  /** SHA-256 of the seal certificate, in hexadecimal. */
  readonly fingerprint: string;
}

/** Keys of the seal; one instance per process. */
export interface SealKeys {
  /**
   * Returns the key to seal with now: that of the configured files, or the newest in the database, issued if there is
   * none. Never call it within a transaction. Throws an error that names the key when it cannot be opened, or the
   * configured certificate once it has expired.
   */
  current(): Promise<CurrentSealKey>;
  /**
   * Returns the key to seal with now, then the newest key under each other root that is stored and still valid. Keys
   * that cannot be opened are left out. Never call it within a transaction.
   */
  all(): Promise<readonly CurrentSealKey[]>;
}

/** A key that was brought from outside. */
interface GivenSeal {
  readonly chain: SealChain;
  readonly key: CurrentSealKey;
}

/** Creates the keys. Throws a `ConfigError` when configured files cannot be used. */
export function createSealKeys(authority: SealAuthority, files: SealConfig['files']): SealKeys {
  const current = files === undefined ? storedKey(authority) : givenKey(authority, files);
  return {
    current,
    async all() {
      const first = await current();
      const others = await openStoredKeys(authority);
      const byRoot = new Map([...others, first].map((key) => [rootFingerprint(key), key]));
      return [first, ...[...byRoot.values()].filter((key) => key !== first)];
    },
  };
}

/** SHA-256 of the root that a key leads to, in hexadecimal. */
export function rootFingerprint({ certificates }: SealKey): string {
  return createHash('sha256')
    .update(certificates.at(-1) ?? certificates[0])
    .digest('hex');
}

/** Keys of the database whose certificates are valid, the newest last. */
async function openStoredKeys(authority: SealAuthority): Promise<CurrentSealKey[]> {
  const valid = { role: SealCertificateRole.SEAL, privateKey: { $ne: null }, expiresAt: { $gt: authority.now() } };
  const rows = await authority.orm.em.fork().find(SealCertificate, valid, { orderBy: { createdAt: 'asc' } });
  return rows.flatMap((row) => {
    try {
      return [openStored(authority, row)];
    } catch (error) {
      if (error instanceof SealKeyError) {
        return [];
      }
      throw error;
    }
  });
}

function openStored(authority: SealAuthority, certificate: SealCertificate): CurrentSealKey {
  return {
    fingerprint: certificate.fingerprint,
    certificates: chainBytes(readChain(certificate.chain)),
    privateKey: openPrivateKey(authority, certificate),
  };
}

/** Looks the newest certificate up each time, so that a rotation reaches every process at once. */
function storedKey(authority: SealAuthority): SealKeys['current'] {
  let opened: CurrentSealKey | undefined;
  return async () => {
    const certificate = await ensureSealCertificate(authority);
    if (opened?.fingerprint !== certificate.fingerprint) {
      opened = openStored(authority, certificate);
    }
    return opened;
  };
}

/** Reads the configured files. Throws a `ConfigError` that names the one that cannot be used at that time. */
export function readSealFiles(files: NonNullable<SealConfig['files']>, now: Date): GivenSeal {
  const chain = leadToRoot(readFileOf('SEAL_CERT_FILE', files.certificate, readChain));
  const privateKey = readFileOf('SEAL_KEY_FILE', files.key, createPrivateKey);
  const key = toSealKey(chain, privateKey);
  requireValid(chain, now);
  return { chain, key };
}

function givenKey(authority: SealAuthority, files: NonNullable<SealConfig['files']>): SealKeys['current'] {
  const { now } = authority;
  const { chain, key } = readSealFiles(files, now());
  let isStored = false;
  return async () => {
    requireValid(chain, now());
    if (!isStored) {
      await storeGiven(authority, chain);
      isStored = true;
    }
    return key;
  };
}

/**
 * The certificate is stored before its first seal, because seals refer to it and others have to find it. Its chain is
 * completed at each start, because the files may lead to a root by other certificates by now; those of before stay,
 * because earlier documents are verified with them.
 */
async function storeGiven(authority: SealAuthority, chain: SealChain): Promise<void> {
  const fingerprint = certificateFingerprint(chain[0]);
  await withSealLock(authority, async (em) => {
    const stored = await em.findOne(SealCertificate, fingerprint);
    if (stored === null) {
      const facts = { role: SealCertificateRole.SEAL, createdAt: authority.now(), expiresAt: chain[0].validToDate };
      em.create(SealCertificate, { fingerprint, chain: toPem(chain), ...facts });
      return;
    }
    const known = new Set(chain.map(certificateFingerprint));
    const earlier = readChain(stored.chain).filter((certificate) => !known.has(certificateFingerprint(certificate)));
    stored.chain = toPem([...chain, ...earlier]);
  });
}

const toPem = (certificates: readonly X509Certificate[]): string => certificates.map(String).join('');

/** Returns the certificates from the first one to its root, as a seal is verified with exactly these, in this order. */
function leadToRoot(given: SealChain): SealChain {
  const [first, ...others] = chainOf(given, certificateFingerprint(given[0]));
  if (first === undefined) {
    throw new ConfigError('SEAL_CERT_FILE: its certificates must lead to a root');
  }
  return [first, ...others];
}

/** Nobody could verify what was sealed before or after. */
function requireValid([certificate]: SealChain, now: Date): void {
  if (!isValidAt(certificate, now)) {
    const [from, to] = [certificate.validFromDate, certificate.validToDate].map((time) => time.toISOString());
    throw new ConfigError(`SEAL_CERT_FILE: its first certificate is valid from ${from} to ${to} only`);
  }
}

function toSealKey(chain: SealChain, privateKey: KeyObject): CurrentSealKey {
  const [certificate] = chain;
  if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new ConfigError('SEAL_KEY_FILE: must be a private key on the curve P-256');
  }
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new ConfigError('SEAL_CERT_FILE: its first certificate must be that of SEAL_KEY_FILE');
  }
  return {
    fingerprint: certificateFingerprint(certificate),
    certificates: chainBytes(chain),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }),
  };
}

function readFileOf<T>(variable: string, path: string, read: (pem: string) => T): T {
  try {
    return read(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`${variable}: ${path} cannot be read as PEM`, { cause });
  }
}
