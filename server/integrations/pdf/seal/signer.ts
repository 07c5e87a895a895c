import { createPrivateKey, sign } from 'node:crypto';

/**
 * What seals are made with: a certificate, and something that signs with its key (EC P-256). The key itself may be
 * elsewhere, such as in a key-management service.
 */
export interface Signer {
  /** The seal certificate and those that lead to its root, in DER. */
  readonly certificates: readonly [Uint8Array, ...Uint8Array[]];
  /** Returns the ECDSA signature over the SHA-256 of `data`, in DER. */
  sign(data: Uint8Array): Promise<Uint8Array>;
}

/** A seal key that a thread is given. */
export interface SealKey {
  /** Its certificate and those that lead to the root, in DER. */
  readonly certificates: readonly [Uint8Array, ...Uint8Array[]];
  /** PKCS #8, in DER. */
  readonly privateKey: Uint8Array;
}

/** A signer whose key is in the memory of this process. */
export function openSigner({ certificates, privateKey }: SealKey): Signer {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return { certificates, sign: async (data) => sign('sha256', data, key) };
}
