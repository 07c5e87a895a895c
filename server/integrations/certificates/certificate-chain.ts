import type { X509Certificate } from 'node:crypto';

/**
 * The certificate with this SHA-256 and those that issued it, up to the root; empty when one is missing, not issued by
 * the next, or must not issue any.
 */
export function chainOf(known: readonly X509Certificate[], fingerprint: string): X509Certificate[] {
  const chain: X509Certificate[] = [];
  let next = known.find((certificate) => fingerprintOf(certificate) === fingerprint);
  while (next !== undefined && !chain.includes(next)) {
    const issued = next;
    chain.push(issued);
    // Not everybody who has a certificate may issue others; `checkIssued` asks only those that say what they are for.
    next = known.find((other) => other.ca && issued.checkIssued(other) && issued.verify(other.publicKey));
  }
  const last = chain.at(-1);
  return last?.checkIssued(last) === true && last.ca ? chain : [];
}

/** SHA-256 of a certificate, in hexadecimal in lower case. */
export function fingerprintOf({ fingerprint256 }: X509Certificate): string {
  return fingerprint256.replaceAll(':', '').toLowerCase();
}

/** Reads a fingerprint that somebody gave, in either letter case, also with the colons that OpenSSL prints. */
export function readFingerprint(given: string): string {
  return given.replaceAll(':', '').toLowerCase();
}

/** Whether a certificate was valid at a time. */
export function isValidAt({ validFrom, validTo }: X509Certificate, time: Date): boolean {
  return time >= new Date(validFrom) && time <= new Date(validTo);
}
