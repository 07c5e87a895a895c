import { X509Certificate } from 'node:crypto';
import {
  chainOf,
  fingerprintOf,
  isFingerprint,
  isValidAt,
} from '#server/integrations/certificates/certificate-chain.ts';
import { checkSeal, readSealCertificates } from '#server/integrations/pdf/seal/check-seal.ts';
import { Bundle } from './bundle.ts';
import type { EvidenceReport } from './check-bundle.ts';

/** A PDF by itself. */
export interface PdfFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Checks the seal of a PDF with the certificates that it holds. Whether their root is the service's own, nobody can
 * tell from the file: it is checked against `trustedRoot`, the SHA-256 of a root in hexadecimal, when that is given.
 */
export function checkPdf({ name, bytes }: PdfFile, trustedRoot?: string): EvidenceReport {
  const file = new Bundle(new Map([[name, bytes]]));
  let chain: X509Certificate[] = [];
  file.check(name, 'holds its seal certificate, and those up to the root', () => {
    const known = readSealCertificates(bytes).map((der) => new X509Certificate(der));
    chain = known[0] === undefined ? [] : chainOf(known, fingerprintOf(known[0]));
    return chain.length === 0 ? 'does not hold the certificates from its seal up to a root' : undefined;
  });
  let sealedAt: Date | undefined;
  file.check(name, 'is sealed, and unchanged since', () => {
    sealedAt = sealTime(bytes, chain);
    return sealedAt === undefined ? 'has no seal that could be checked' : undefined;
  });
  if (sealedAt !== undefined) {
    const at = sealedAt;
    file.check(name, `was sealed at ${at.toISOString()}, when its certificate was valid`, () =>
      chain[0] !== undefined && isValidAt(chain[0], at) ? undefined : 'was sealed when its certificate was not valid',
    );
  }
  const root = chain.at(-1);
  const rootSha256 = root === undefined ? undefined : fingerprintOf(root);
  if (trustedRoot !== undefined) {
    file.check(name, 'has the root that you trust', () =>
      isFingerprint(rootSha256, trustedRoot) ? undefined : 'does not have the root that you trust',
    );
  }
  return { findings: file.findings, root: rootSha256 };
}

function sealTime(pdf: Buffer, [certificate, ...issuers]: readonly X509Certificate[]): Date | undefined {
  if (certificate === undefined) {
    return undefined;
  }
  return checkSeal(pdf, [certificate.raw, ...issuers.map(({ raw }) => raw)]).sealedAt;
}
