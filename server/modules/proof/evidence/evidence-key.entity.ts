import { defineEntity, p } from '@mikro-orm/core';

const EvidenceKeySchema = defineEntity({
  name: 'EvidenceKey',
  properties: {
    /** RFC 7638 thumbprint of the public key. */
    kid: p.string().primary(),
    /** The public key as a JWK. */
    publicKey: p.json<Readonly<Record<string, string>>>(),
    /** PKCS #8 in PEM, encrypted. */
    privateKey: p.blob().hidden(),
    /** Statements by seal keys that this key is the service's (compact JWS with `x5c`), one for each root. */
    certified: p.json<readonly string[]>().default([]),
    createdAt: p.datetime(),
  },
});

/** A key that signs checkpoints and evidence, and nothing else. It stays when a newer one takes its place. */
export class EvidenceKey extends EvidenceKeySchema.class {}
EvidenceKeySchema.setClass(EvidenceKey);
