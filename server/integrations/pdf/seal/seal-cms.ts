import { encodeDer, fromHex, readDer, readDerChildren, TAG } from './der.ts';

const VERSION_1 = fromHex('02 01 01');
const SIGNED_DATA = fromHex('06 09 2a 86 48 86 f7 0d 01 07 02');
const DATA = fromHex('06 09 2a 86 48 86 f7 0d 01 07 01');
const SHA_256 = fromHex('30 0b 06 09 60 86 48 01 65 03 04 02 01');
const ECDSA_WITH_SHA_256 = fromHex('30 0a 06 08 2a 86 48 ce 3d 04 03 02');
const OCTET_STRING = 0x04;

const MESSAGE_DIGEST = '06092a864886f70d010904';
const SIGNING_TIME = '06092a864886f70d010905';
const SIGNING_CERTIFICATE_V2 = '060b2a864886f70d010910022f';

/** What of a seal's signature depends on the document; all the rest follows from the certificates. */
export interface SealCms {
  /** The signed attributes, as the set that is signed. */
  readonly attributes: Buffer;
  /** The ECDSA signature over them, in DER. */
  readonly signature: Buffer;
}

/** Encodes the CMS structure of a seal. There is exactly one encoding, so a verifier can compare. */
export function encodeSealCms({ attributes, signature }: SealCms, certificates: readonly Uint8Array[]): Buffer {
  const [certificate] = certificates;
  if (certificate === undefined) {
    throw new TypeError('a seal needs its certificate');
  }
  const { issuer, serialNumber } = readIssuer(certificate);
  const signerInfo = encodeDer(
    TAG.SEQUENCE,
    VERSION_1,
    encodeDer(TAG.SEQUENCE, issuer, serialNumber),
    SHA_256,
    Buffer.concat([Buffer.of(TAG.CONTEXT_0), attributes.subarray(1)]),
    ECDSA_WITH_SHA_256,
    encodeDer(OCTET_STRING, signature),
  );
  const signedData = encodeDer(
    TAG.SEQUENCE,
    VERSION_1,
    encodeDer(TAG.SET, SHA_256),
    encodeDer(TAG.SEQUENCE, DATA),
    encodeDer(TAG.CONTEXT_0, ...certificates),
    encodeDer(TAG.SET, signerInfo),
  );
  return encodeDer(TAG.SEQUENCE, SIGNED_DATA, encodeDer(TAG.CONTEXT_0, signedData));
}

/** Reads what depends on the document out of a CMS structure. Throws when it is no such structure. */
export function readSealCms(cms: Buffer): SealCms {
  const signedData = child(child(readDer(cms), 1), 0);
  const signerInfo = child(child(signedData, -1), 0);
  const { bytes } = child(signerInfo, 3);
  return {
    attributes: Buffer.concat([Buffer.of(TAG.SET), bytes.subarray(1)]),
    signature: child(signerInfo, -1).value,
  };
}

/** Reads the certificates, in DER, that a CMS structure holds. Throws when it is no such structure. */
export function readCmsCertificates(cms: Buffer): Buffer[] {
  const signedData = child(child(readDer(cms), 1), 0);
  return readDerChildren(child(signedData, 3)).map(({ bytes }) => bytes);
}

/** What the signed attributes state. */
export interface SealStatement {
  /** SHA-256 of the sealed bytes. */
  readonly digest: Buffer;
  /** SHA-256 of the seal certificate. */
  readonly certificateHash: Buffer;
  /** When the seal was made, by the service's own clock. */
  readonly sealedAt: Date;
}

/** Reads what signed attributes state. Throws when one is missing. */
export function readSealStatement(attributes: Buffer): SealStatement {
  const values = new Map(
    readDerChildren(readDer(attributes)).map((attribute) => {
      const [type, set] = readDerChildren(attribute);
      return [type?.bytes.toString('hex'), set];
    }),
  );
  const valueOf = (type: string) => {
    const set = values.get(type);
    if (set === undefined) {
      throw new TypeError('the seal lacks a signed attribute');
    }
    return child(set, 0);
  };
  const essCertificate = child(child(valueOf(SIGNING_CERTIFICATE_V2), 0), 0);
  return {
    digest: valueOf(MESSAGE_DIGEST).value,
    certificateHash: child(essCertificate, 0).value,
    sealedAt: readUtcTime(valueOf(SIGNING_TIME).value.toString('latin1')),
  };
}

/** Issuer and serial number of a certificate, in DER. The version, which precedes them, is always there since X.509v3. */
function readIssuer(certificate: Uint8Array): { issuer: Buffer; serialNumber: Buffer } {
  const tbs = child(readDer(Buffer.from(certificate)), 0);
  return { serialNumber: child(tbs, 1).bytes, issuer: child(tbs, 3).bytes };
}

function child(element: Parameters<typeof readDerChildren>[0], index: number): ReturnType<typeof readDer> {
  const found = readDerChildren(element).at(index);
  if (found === undefined) {
    throw new TypeError('the signature is not structured as a seal');
  }
  return found;
}

/** Of years until 2049, which is how long this encoding lasts. */
function readUtcTime(text: string): Date {
  const [, year, month, day, hour, minute, second] = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const date = new Date(`20${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(date.getTime())) {
    throw new TypeError('the seal has no readable time');
  }
  return date;
}
