import { X509Certificate } from 'node:crypto';
import { chainOf, fingerprintOf, isValidAt } from '#server/integrations/certificates/certificate-chain.ts';
import { type CheckedSeal, checkSeal, readSealCertificates } from '#server/integrations/pdf/seal/check-seal.ts';
import { Bundle } from './bundle.ts';
import type { EvidenceReport } from './check-bundle.ts';

/** A PDF by itself. */
export interface PdfFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Checks the seal of a PDF with the certificates that it holds. Whether their root is the service's own, nobody can
 * tell from the file: it must be one of `trustedRoots`, SHA-256 in hexadecimal, unless there are none.
 */
export function checkPdf({ name, bytes }: PdfFile, trustedRoots: readonly string[] = []): EvidenceReport {
  const file = new Bundle(new Map([[name, bytes]]));
  let chain: X509Certificate[] = [];
  file.check(name, 'holds its seal certificate, and those up to the root', () => {
    const known = readSealCertificates(bytes).map((der) => new X509Certificate(der));
    chain = known[0] === undefined ? [] : chainOf(known, fingerprintOf(known[0]));
    return chain.length === 0 ? 'does not hold the certificates from its seal up to a root' : undefined;
  });
  let seal: CheckedSeal | undefined;
  file.check(name, 'is sealed, and unchanged since', () => {
    seal = sealOf(bytes, chain);
    return seal === undefined ? 'has no seal that could be checked' : undefined;
  });
  if (seal !== undefined) {
    const { sealedAt: at, facts } = seal;
    file.check(name, wordFacts(facts), () => undefined);
    file.check(name, `was sealed at ${at.toISOString()}, when its certificate was valid`, () =>
      chain[0] !== undefined && isValidAt(chain[0], at) ? undefined : 'was sealed when its certificate was not valid',
    );
  }
  const root = chain.at(-1);
  const rootSha256 = root === undefined ? undefined : fingerprintOf(root);
  if (trustedRoots.length > 0) {
    file.check(name, 'has the root that you trust', () =>
      rootSha256 !== undefined && trustedRoots.includes(rootSha256)
        ? undefined
        : 'does not have the root that you trust',
    );
  }
  return { findings: file.findings, root: rootSha256 };
}

function sealOf(pdf: Buffer, [certificate, ...issuers]: readonly X509Certificate[]): CheckedSeal | undefined {
  return certificate && checkSeal(pdf, [certificate.raw, ...issuers.map(({ raw }) => raw)]);
}

function wordFacts(facts: CheckedSeal['facts']): string {
  return facts === undefined
    ? 'does not state in its seal what was signed: it was sealed before seals did'
    : `states in its seal: ${facts.reference}, ${facts.kind}, agreement ${facts.claSha256}`;
}
