import { X509Certificate } from 'node:crypto';
import { chainOf, fingerprintOf, isValidAt } from '#server/integrations/certificates/certificate-chain.ts';
import { type CheckedSeal, checkSeal, readSealCertificates } from '#server/integrations/pdf/seal/check-seal.ts';
import type { Bundle, Evidence, Unproved } from './bundle.ts';
import { sha256 } from './check-files.ts';

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Kinds whose document begins with the bytes of the CLA; the others are files that a corporation returned. */
const BEGIN_WITH_CLA: ReadonlySet<string> = new Set(['INDIVIDUAL', 'EMPLOYEE', 'CORPORATION_FORM']);

/**
 * Checks CLA, signed document and seal. Returns the SHA-256 of the root that the seal leads to, which must be one of
 * `trustedRoots` unless there are none; undefined without seal.
 */
export function checkDocument(
  bundle: Bundle,
  evidence: Evidence,
  trustedRoots: readonly string[] = [],
): string | undefined {
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
    bundle.check('signed.pdf', '', () => unsealed(evidence));
    return undefined;
  }
  let root: X509Certificate | undefined;
  bundle.check('ca.pem', 'leads from the seal certificate to its root', () => {
    root = sealChainOf(bundle, seal.certificateFingerprint).at(-1);
    return root === undefined ? 'lacks the seal certificate' : undefined;
  });
  bundle.check('signed.pdf', `is sealed, and unchanged since ${seal.sealedAt}`, () => sealProblem(bundle, seal));
  bundle.check('signed.pdf', 'states in its seal what was signed', () => factsProblem(bundle, evidence));
  const rootSha256 = root === undefined ? undefined : fingerprintOf(root);
  if (trustedRoots.length > 0) {
    bundle.check('ca.pem', 'has the root that you trust', () =>
      rootSha256 !== undefined && trustedRoots.includes(rootSha256)
        ? undefined
        : 'does not have the root that you trust',
    );
  }
  return rootSha256;
}

function unsealed({ sealGap }: Evidence): Unproved {
  return sealGap === 'OWN_SIGNATURE'
    ? { gap: 'OWN_SIGNATURE', text: 'has no seal, because it carries a digital signature of its own' }
    : { gap: 'UNSEALED', text: 'has no seal' };
}

/** Only what is inside the sealed bytes is stated by whoever holds the seal key, and not by whoever made the bundle. */
function factsProblem(bundle: Bundle, { signing, seal }: Evidence): string | Unproved | undefined {
  const facts = seal === null ? undefined : checkSealOf(bundle, seal)?.facts;
  if (facts === undefined) {
    return { gap: 'EARLIER', text: 'was sealed before this rule: its seal does not state what was signed' };
  }
  const { kind, reference, claSha256 } = facts;
  const isSame = kind === signing.kind && reference === signing.reference && claSha256 === signing.claSha256;
  return isSame ? undefined : `states in its seal another signing: ${reference}, ${kind}, agreement ${claSha256}`;
}

function checkSealOf(
  bundle: Bundle,
  { certificateFingerprint }: NonNullable<Evidence['seal']>,
): CheckedSeal | undefined {
  const [first, ...issuers] = sealChainOf(bundle, certificateFingerprint);
  return first && checkSeal(bundle.bytes('signed.pdf'), [first.raw, ...issuers.map(({ raw }) => raw)]);
}

function sealProblem(bundle: Bundle, seal: NonNullable<Evidence['seal']>): string | undefined {
  const [first] = sealChainOf(bundle, seal.certificateFingerprint);
  const checked = checkSealOf(bundle, seal);
  if (first === undefined || checked === undefined) {
    return 'is sealed with a certificate that the bundle does not hold';
  }
  const { sealedAt } = checked;
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
