import { createHash, X509Certificate, verify } from 'node:crypto';
import { readSealedFacts, type SealedFacts } from '#rules/sealed-facts.ts';
import { readDer } from './der.ts';
import { encodeSealCms, readCmsCertificates, readSealCms, readSealStatement } from './seal-cms.ts';

/** What a seal covers. */
export interface CheckedSeal {
  /** When the seal was made, by the service's own clock. */
  readonly sealedAt: Date;
  /** SHA-256 of the seal certificate, in hexadecimal. */
  readonly certificateFingerprint: string;
  /** What the seal states about the signing; undefined for a seal that states nothing. */
  readonly facts: SealedFacts | undefined;
}

/** Why a file does not count as sealed. The message says what is wrong, and holds nothing of the file. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const BYTE_RANGE = /\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]\n\/Contents </g;
const HEX = /^(?:[0-9A-F]{2})+$/;

/**
 * Checks that the last signature of a PDF is a seal made with exactly the first of these certificates, that it covers
 * the whole file, and that its encoding is the only one possible, so that not one bit can be changed. Whether the
 * certificate is to be trusted is not asked. Throws `SealError`.
 */
export function checkSeal(pdf: Buffer, certificates: readonly [Uint8Array, ...Uint8Array[]]): CheckedSeal {
  const [certificate] = certificates;
  const { sealed, contents, afterwards } = splitSealed(pdf);
  try {
    const cms = readDer(contents).bytes;
    require(contents.subarray(cms.length).every((byte) => byte === 0), 'the space after the signature is not empty');
    const parts = readSealCms(cms);
    require(encodeSealCms(parts, certificates).equals(cms), 'the signature is not encoded as a seal is, or not ours');
    const { publicKey } = new X509Certificate(certificate);
    require(verify('sha256', parts.attributes, publicKey, parts.signature), 'the signature is wrong');
    const statement = readSealStatement(parts.attributes);
    require(statement.digest.equals(sha256(sealed)), 'the document was changed');
    require(statement.certificateHash.equals(sha256(certificate)), 'the signature names another certificate');
    return {
      sealedAt: statement.sealedAt,
      certificateFingerprint: sha256(certificate).toString('hex'),
      facts: readSealedFacts(afterwards),
    };
  } catch (error) {
    throw error instanceof SealError ? error : new SealError('the signature cannot be read', { cause: error });
  }
}

/**
 * Reads the certificates, in DER, that the last signature of a PDF holds, the seal's own first. They prove nothing by
 * themselves: `checkSeal` checks the seal with them. Throws `SealError`.
 */
export function readSealCertificates(pdf: Buffer): readonly Buffer[] {
  const { contents } = splitSealed(pdf);
  try {
    return readCmsCertificates(contents);
  } catch (error) {
    throw new SealError('the signature cannot be read', { cause: error });
  }
}

/** Reads what the last signature of a PDF states about a signing, unchecked. Throws `SealError` without a signature. */
export function readStatedFacts(pdf: Buffer): SealedFacts | undefined {
  return readSealedFacts(splitSealed(pdf).afterwards);
}

interface SplitFile {
  /** The bytes that the last signature covers. */
  readonly sealed: Buffer;
  readonly contents: Buffer;
  /** What follows the signature, one character a byte. */
  readonly afterwards: string;
}

function splitSealed(pdf: Buffer): SplitFile {
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(BYTE_RANGE)].at(-1);
  if (found === undefined) {
    throw new SealError('there is no seal');
  }
  const [before, after, rest] = found.slice(1).map(Number) as [number, number, number];
  require(before === found.index + found[0].length - 1, 'the seal covers something else');
  require(after > before && after + rest === pdf.length, 'the file was continued after it was sealed');
  require(text.charAt(after - 1) === '>', 'the signature is not where the seal says');
  const hex = text.slice(before + 1, after - 1);
  require(HEX.test(hex), 'the signature is not written as a seal is');
  return {
    sealed: Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)]),
    contents: Buffer.from(hex, 'hex'),
    afterwards: text.slice(after),
  };
}

function require(condition: boolean, problem: string): asserts condition {
  if (!condition) {
    throw new SealError(problem);
  }
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
