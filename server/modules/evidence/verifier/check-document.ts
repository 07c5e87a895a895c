import { X509Certificate } from 'node:crypto';
import {
  chainOf,
  fingerprintOf,
  isFingerprint,
  isValidAt,
} from '#server/integrations/certificates/certificate-chain.ts';
import { checkSeal, readSealCertificates } from '#server/integrations/pdf/seal/check-seal.ts';
import type { Bundle, Evidence } from './bundle.ts';
import { sha256 } from './check-files.ts';

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Kinds whose document begins with the bytes of the CLA; the others are files that a corporation returned. */
const BEGIN_WITH_CLA: ReadonlySet<string> = new Set(['INDIVIDUAL', 'EMPLOYEE', 'CORPORATION_FORM']);

/** Checks CLA, signed document and seal. Returns the SHA-256 of the root that the seal leads to; undefined without seal. */
export function checkDocument(bundle: Bundle, evidence: Evidence, trustedRoot?: string): string | undefined {
  const { signing, seal } = evidence;
  const [cla, signed] = [bundle.bytes('cla.pdf'), bundle.bytes('signed.pdf')];
  bundle.check('cla.pdf', 'is the agreement that was signed', () =>
    sha256(cla) === signing.claSha256 ? undefined : 'is not the agreement that was signed',
  );
  bundle.check('signed.pdf', 'is the document of the signing', () =>
    sha256(signed) === signing.documentSha256 ? undefined : 'is not the document of the signing',
  );
  if (BEGIN_WITH_CLA.has(signing.kind)) {
    bundle.check('signed.pdf', 'begins with the agreement, byte by byte', () =>
      signed.subarray(0, cla.length).equals(cla) ? undefined : 'does not begin with the agreement',
    );
  }
  if (seal === null) {
    if (trustedRoot !== undefined) {
      bundle.check('signed.pdf', '', () => 'has no seal that leads to the root that you trust');
    }
    return undefined;
  }
  let root: X509Certificate | undefined;
  bundle.check('ca.pem', 'leads from the seal certificate to its root', () => {
    root = sealChainOf(bundle, seal.certificateFingerprint).at(-1);
    return root === undefined ? 'lacks the seal certificate' : undefined;
  });
  bundle.check('signed.pdf', `is sealed, and unchanged since ${seal.sealedAt}`, () => sealProblem(bundle, seal));
  const rootSha256 = root === undefined ? undefined : fingerprintOf(root);
  if (trustedRoot !== undefined) {
    bundle.check('ca.pem', 'has the root that you trust', () =>
      isFingerprint(rootSha256, trustedRoot) ? undefined : 'does not have the root that you trust',
    );
  }
  return rootSha256;
}

function sealProblem(bundle: Bundle, seal: NonNullable<Evidence['seal']>): string | undefined {
  const [first, ...issuers] = sealChainOf(bundle, seal.certificateFingerprint);
  if (first === undefined) {
    return 'is sealed with a certificate that the bundle does not hold';
  }
  const { sealedAt } = checkSeal(bundle.bytes('signed.pdf'), [first.raw, ...issuers.map(({ raw }) => raw)]);
  if (!isValidAt(first, sealedAt)) {
    return 'was sealed when the certificate was not valid';
  }
  const stated = Math.floor(Date.parse(seal.sealedAt) / 1000);
  return stated === sealedAt.getTime() / 1000 ? undefined : 'was sealed at another time than evidence.json states';
}

/**
 * The seal certificate and those that issued it, of those that the bundle holds. An authority may have issued one of
 * them twice for the same key: the one that was there when the document was sealed is the one in its seal.
 */
function sealChainOf(bundle: Bundle, fingerprint: string): X509Certificate[] {
  const pem = bundle.bytes('ca.pem').toString('latin1').match(PEM) ?? [];
  const sealed = sealFingerprints(bundle.bytes('signed.pdf'));
  const known = pem.map((text) => new X509Certificate(text));
  const [inSeal = [], others = []] = [true, false].map((isIn) =>
    known.filter((certificate) => sealed.has(fingerprintOf(certificate)) === isIn),
  );
  return chainOf([...inSeal, ...others], fingerprint);
}

/** Fingerprints of the certificates in a seal; none when it cannot be read, which `sealProblem` reports. */
function sealFingerprints(pdf: Buffer): ReadonlySet<string> {
  try {
    return new Set(readSealCertificates(pdf).map((der) => sha256(der)));
  } catch {
    return new Set();
  }
}
