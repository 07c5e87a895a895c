import { X509Certificate } from 'node:crypto';
import { lockServiceUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em, Orm } from '#server/db/open-database.ts';
import {
  createRoot,
  createSealCertificate,
  type IssuedCertificate,
} from '#server/integrations/certificates/create-certificate.ts';
import type { SecretBox } from '#server/security/secret-box.ts';
import { SealCertificate, SealCertificateRole } from './seal-certificate.entity.ts';
import { certificateFingerprint, readChain } from './seal-chain.ts';

const ROOT_YEARS = 10;
const SEAL_YEARS = 5;

/** Days before its end at which a seal certificate is no longer used: a new one is issued in its place. */
const RENEWAL_DAYS = 30;
const DAY = 86_400_000;

/** Milliseconds by which a certificate is valid before it is issued. */
const CLOCK_TOLERANCE = 3_600_000;

/** What certificates are issued with. */
export interface SealAuthority {
  readonly orm: Orm;
  readonly secretBox: SecretBox;
  /** The service's public host, which the certificates name. */
  readonly host: string;
  readonly now: () => Date;
}

/** Finds the newest seal certificate whose key the service has, if it lasts long enough. */
export async function findSealCertificate(em: Em, now: Date): Promise<SealCertificate | null> {
  const usable = { privateKey: { $ne: null }, expiresAt: { $gt: new Date(now.getTime() + RENEWAL_DAYS * DAY) } };
  const [newest] = await em.find(
    SealCertificate,
    { role: SealCertificateRole.SEAL, ...usable },
    { orderBy: { createdAt: 'desc', fingerprint: 'asc' }, limit: 1 },
  );
  return newest ?? null;
}

/** Returns the certificate to seal with; the first one is issued here. Of processes that ask at once one issues it. */
export async function ensureSealCertificate(authority: SealAuthority): Promise<SealCertificate> {
  const { orm, now } = authority;
  const found = await findSealCertificate(orm.em.fork(), now());
  return (
    found ??
    withSealLock(
      authority,
      async (em) => (await findSealCertificate(em, now())) ?? (await issueSealCertificate(em, authority)),
    )
  );
}

/** Issues a new seal certificate, with which every process seals from now on. Earlier ones stay published. */
export async function rotateSeal(authority: SealAuthority): Promise<SealCertificate> {
  return withSealLock(authority, (em) => issueSealCertificate(em, authority));
}

/** Changes certificates in one transaction, while no other process does. */
export function withSealLock<T>({ orm }: SealAuthority, work: (em: Em) => Promise<T>): Promise<T> {
  return orm.em.fork().transactional(async (em) => {
    await lockServiceUntilEnd(em, 'SEAL');
    return work(em);
  });
}

async function issueSealCertificate(em: Em, authority: SealAuthority): Promise<SealCertificate> {
  const period = periodOf(authority, SEAL_YEARS);
  const root = await ensureRoot(em, authority, period.notAfter);
  const facts = { commonName: `Signet seal of ${authority.host}`, ...period };
  const issuer = { certificate: readChain(root.chain)[0].raw, privateKey: openPrivateKey(authority, root) };
  const issued = await createSealCertificate(facts, issuer);
  return store(em, authority, { role: SealCertificateRole.SEAL, issued, issuers: root.chain });
}

/** A certificate must not outlive its root, so an old root is followed by a new one. */
async function ensureRoot(em: Em, authority: SealAuthority, until: Date): Promise<SealCertificate> {
  const role = SealCertificateRole.ROOT;
  const lasting = { role, privateKey: { $ne: null }, expiresAt: { $gte: until } };
  const [root] = await em.find(SealCertificate, lasting, { orderBy: { createdAt: 'desc' }, limit: 1 });
  if (root !== undefined) {
    return root;
  }
  const facts = { commonName: `Signet seal root of ${authority.host}`, ...periodOf(authority, ROOT_YEARS) };
  return store(em, authority, { role, issued: await createRoot(facts), issuers: '' });
}

/** Certificates know whole seconds only. They begin earlier, so that processes whose clocks are behind seal with them. */
function periodOf({ now }: SealAuthority, years: number): { notBefore: Date; notAfter: Date } {
  const issuedAt = new Date(Math.floor(now().getTime() / 1000) * 1000);
  const notAfter = new Date(issuedAt);
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + years);
  return { notBefore: new Date(issuedAt.getTime() - CLOCK_TOLERANCE), notAfter };
}

interface Issued {
  readonly role: SealCertificate['role'];
  readonly issued: IssuedCertificate;
  /** The certificates above it, in PEM. */
  readonly issuers: string;
}

async function store(em: Em, authority: SealAuthority, { role, issued, issuers }: Issued): Promise<SealCertificate> {
  const certificate = new X509Certificate(issued.certificate);
  const fingerprint = certificateFingerprint(certificate);
  const plain = Buffer.from(issued.privateKey).toString('base64');
  const row = em.create(SealCertificate, {
    fingerprint,
    role,
    chain: `${certificate.toString()}${issuers}`,
    privateKey: authority.secretBox.encrypt('seal', { row: fingerprint, plain }),
    createdAt: authority.now(),
    expiresAt: certificate.validToDate,
  });
  await em.flush();
  return row;
}

/** The stored key of a certificate cannot be opened. */
export class SealKeyError extends Error {
  override readonly name = 'SealKeyError';
}

/** Opens the stored key of a certificate, PKCS #8 in DER. Throws `SealKeyError`, which names the certificate. */
export function openPrivateKey(
  { secretBox }: Pick<SealAuthority, 'secretBox'>,
  { fingerprint, role, privateKey }: SealCertificate,
): Uint8Array {
  try {
    return Buffer.from(secretBox.decrypt('seal', { row: fingerprint, sealed: privateKey ?? Buffer.of() }), 'base64');
  } catch (cause) {
    const problem = `SECRET_KEY: it does not open the key of the ${role} certificate ${fingerprint} in the database`;
    throw new SealKeyError(problem, { cause });
  }
}
