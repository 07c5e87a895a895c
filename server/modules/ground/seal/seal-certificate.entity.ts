import { defineEntity, p } from '@mikro-orm/core';

/** A root issues seal certificates; a seal certificate seals documents. */
export const SealCertificateRole = { ROOT: 'root', SEAL: 'seal' } as const;

const SealCertificateSchema = defineEntity({
  name: 'SealCertificate',
  properties: {
    /** SHA-256 of the certificate in DER, in hexadecimal. */
    fingerprint: p.character().length(64).primary(),
    role: p.enum(() => SealCertificateRole),
    /** The certificate and those that lead to its root, in PEM; then those that once did, of a key from outside. */
    chain: p.text(),
    /** PKCS #8 in base64, encrypted; null for a key that was brought from outside. */
    privateKey: p.blob().nullable().hidden(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

/** A certificate of the seal. It stays when a newer one takes its place, because documents are verified with it. */
export class SealCertificate extends SealCertificateSchema.class {}
SealCertificateSchema.setClass(SealCertificate);
