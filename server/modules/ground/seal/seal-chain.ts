import { X509Certificate } from 'node:crypto';

/** A seal certificate and those that lead to its root. */
export type SealChain = readonly [X509Certificate, ...X509Certificate[]];

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Reads certificates in PEM, in their order. Throws when there is none, or one cannot be read. */
export function readChain(pem: string): SealChain {
  const [first, ...others] = (pem.match(PEM) ?? []).map((text) => new X509Certificate(text));
  if (first === undefined) {
    throw new TypeError('there is no certificate');
  }
  return [first, ...others];
}

/** Returns the certificates in DER. */
export function chainBytes([first, ...others]: SealChain): readonly [Uint8Array, ...Uint8Array[]] {
  return [first.raw, ...others.map(({ raw }) => raw)];
}

/** Returns a certificate's SHA-256, in hexadecimal in lower case. */
export function certificateFingerprint({ fingerprint256 }: X509Certificate): string {
  return fingerprint256.replaceAll(':', '').toLowerCase();
}
