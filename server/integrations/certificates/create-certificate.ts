import { randomBytes } from 'node:crypto';
import { BitString, OctetString, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtKeyUsage,
  Extension,
  Time,
} from 'pkijs';

/** A certificate in DER, and its private key as PKCS #8 in DER. */
export interface IssuedCertificate {
  readonly certificate: Uint8Array;
  readonly privateKey: Uint8Array;
}

/** What a new certificate states. */
export interface CertificateFacts {
  readonly commonName: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const OID = {
  commonName: '2.5.4.3',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  authorityKeyIdentifier: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
} as const;

/** Document signing, and e-mail protection, without which older PDF readers do not know what the certificate is for. */
const SEAL_USAGES = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'];

/** Bits of the extension keyUsage, from the highest. */
const SIGNS_CERTIFICATES = { bits: 0b0000_0110, unused: 1 };
const SIGNS_DOCUMENTS = { bits: 0b1100_0000, unused: 6 };

/** Creates a root that issues seal certificates, and nothing that issues further ones. */
export async function createRoot(facts: CertificateFacts): Promise<IssuedCertificate> {
  const keys = await newKeys();
  const certificate = await draft(facts, keys.publicKey);
  certificate.issuer = certificate.subject;
  const isRoot = new BasicConstraints({ cA: true, pathLenConstraint: 0 });
  certificate.extensions?.push(
    extension(OID.basicConstraints, isRoot, true),
    extension(OID.keyUsage, keyUsage(SIGNS_CERTIFICATES), true),
  );
  return sign(certificate, keys.privateKey, keys);
}

/** Creates a certificate that seals documents, issued by a root. */
export async function createSealCertificate(
  facts: CertificateFacts,
  root: IssuedCertificate,
): Promise<IssuedCertificate> {
  const keys = await newKeys();
  const issuer = Certificate.fromBER(new Uint8Array(root.certificate));
  const issuerKey = await crypto.subtle.importKey('pkcs8', Buffer.from(root.privateKey), KEY, false, ['sign']);
  const certificate = await draft(facts, keys.publicKey);
  certificate.issuer = issuer.subject;
  const keyIdentifier = new OctetString({ valueHex: await keyHash(issuer) });
  certificate.extensions?.push(
    extension(OID.basicConstraints, new BasicConstraints({ cA: false }), true),
    extension(OID.keyUsage, keyUsage(SIGNS_DOCUMENTS), true),
    extension(OID.extendedKeyUsage, new ExtKeyUsage({ keyPurposes: SEAL_USAGES })),
    extension(OID.authorityKeyIdentifier, new AuthorityKeyIdentifier({ keyIdentifier })),
  );
  return sign(certificate, issuerKey, keys);
}

async function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
}

/** A certificate without issuer and without what its kind decides. */
async function draft(facts: CertificateFacts, publicKey: CryptoKey): Promise<Certificate> {
  const certificate = new Certificate({ version: 2 });
  certificate.serialNumber.valueBlock.valueHexView = newSerialNumber();
  const value = new Utf8String({ value: facts.commonName });
  certificate.subject.typesAndValues.push(new AttributeTypeAndValue({ type: OID.commonName, value }));
  certificate.notBefore = toTime(facts.notBefore);
  certificate.notAfter = toTime(facts.notAfter);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  const identifier = new OctetString({ valueHex: await keyHash(certificate) });
  certificate.extensions = [extension(OID.subjectKeyIdentifier, { toSchema: () => identifier })];
  return certificate;
}

/** From 2050 on, X.509 demands the longer form. */
function toTime(value: Date): Time {
  return new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });
}

/** 127 random bits; the first bit is 0, because the number is positive, and the next is 1, so that no byte is saved. */
function newSerialNumber(): Uint8Array {
  const bytes = randomBytes(16);
  bytes.writeUInt8(((bytes[0] ?? 0) & 0x7f) | 0x40, 0);
  return new Uint8Array(bytes);
}

function extension(extnID: string, value: { toSchema(): { toBER(): ArrayBuffer } }, critical = false): Extension {
  return new Extension({ extnID, critical, extnValue: value.toSchema().toBER() });
}

function keyUsage({ bits, unused }: { bits: number; unused: number }): { toSchema(): BitString } {
  return { toSchema: () => new BitString({ valueHex: Uint8Array.of(bits).buffer, unusedBits: unused }) };
}

/** Names a public key, as RFC 5280 recommends. */
async function keyHash({ subjectPublicKeyInfo }: Certificate): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-1', new Uint8Array(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView));
}

async function sign(
  certificate: Certificate,
  issuerKey: CryptoKey,
  { privateKey }: CryptoKeyPair,
): Promise<IssuedCertificate> {
  await certificate.sign(issuerKey, 'SHA-256');
  return {
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    privateKey: new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey)),
  };
}
