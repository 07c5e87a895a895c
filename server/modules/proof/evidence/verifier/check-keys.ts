import { X509Certificate } from 'node:crypto';
import { chainOf, fingerprintOf, isValidAt } from '#server/integrations/certificates/certificate-chain.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { checkpointsOf, type Bundle, type Evidence, type PublicKey, type Unproved } from './bundle.ts';
import { keyOf, readJws } from './check-signature.ts';

/** What a seal key states about a key of the evidence. */
export interface Certification {
  readonly purpose: 'signet-evidence-key';
  /** RFC 7638 thumbprint of the key. */
  readonly kid: string;
  /** ISO 8601, UTC. */
  readonly certifiedAt: string;
}

/**
 * Checks that the keys which signed the evidence and its checkpoints lead to one of these roots, given in hexadecimal.
 * Returns whether they do. A bundle brings its keys along, so without this anybody could sign one.
 */
export function checkKeys(bundle: Bundle, evidence: Evidence, roots: readonly string[]): boolean {
  const signed: readonly (readonly [file: string, jws: string])[] = [
    ['evidence.jws', bundle.bytes('evidence.jws').toString('latin1')],
    ...checkpointsOf(bundle).map(({ jws }) => ['checkpoint.json', jws] as const),
  ];
  // Of two signatures with one key the first is reported.
  const byKey = new Map(signed.toReversed().map(([file, jws]) => [signingKey(jws, evidence.keys), file]));
  const before = bundle.findings.length;
  for (const [key, file] of byKey) {
    // `signatureProblem` reports a signature without key.
    if (key !== undefined) {
      bundle.check(file, `its key ${key.kid} is certified by the root`, () => certificationProblem(key, roots));
    }
  }
  return bundle.findings.slice(before).every(({ ok }) => ok);
}

function signingKey(text: string, keys: readonly PublicKey[]): PublicKey | undefined {
  const jws = readJws(text);
  return jws && keyOf(jws, keys);
}

function certificationProblem(key: PublicKey, roots: readonly string[]): Unproved | undefined {
  const certified = (key.certified ?? []).map((text) => certifyingRoot(text, key.kid));
  const found = certified.filter((root) => root !== undefined);
  if (found.some((root) => roots.includes(root))) {
    return undefined;
  }
  return found.length === 0
    ? {
        gap: 'EARLIER',
        text: 'is signed with a key that no root certifies: the bundle is older than this rule, download it again from the service',
      }
    : {
        gap: 'ROOT',
        text: `is signed with a key of another root, ${found.join(', ')}: name it with a further --root if you trust it`,
      };
}

/** The SHA-256 of the root under which a statement certifies a key, in hexadecimal; undefined when it does not. */
export function certifyingRoot(text: string, kid: string): string | undefined {
  try {
    return readCertification(text, kid);
  } catch {
    return undefined;
  }
}

function readCertification(text: string, kid: string): string | undefined {
  const jws = readJws(text);
  const { alg, x5c } = jws?.header ?? {};
  if (jws === undefined || alg !== 'ES256' || !Array.isArray(x5c)) {
    return undefined;
  }
  const [leaf, ...issuers] = x5c.map((der) => new X509Certificate(Buffer.from(String(der), 'base64')));
  if (leaf === undefined || !jws.isSignedBy(leaf.publicKey)) {
    return undefined;
  }
  const { certifiedAt } = JSON.parse(jws.payload) as Partial<Certification>;
  const stated: Certification = { purpose: 'signet-evidence-key', kid, certifiedAt: String(certifiedAt) };
  const root = chainOf([leaf, ...issuers], fingerprintOf(leaf)).at(-1);
  const holds = jws.payload === canonicalJson(stated) && isValidAt(leaf, new Date(stated.certifiedAt));
  return holds && root !== undefined ? fingerprintOf(root) : undefined;
}
