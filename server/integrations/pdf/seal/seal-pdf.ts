import { X509Certificate } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { PDF, type Signer as PdfSigner } from '@libpdf/core';
import { type SealedFacts, writeSealedFacts } from '#rules/sealed-facts.ts';
import { isValidAt } from '#server/integrations/certificates/certificate-chain.ts';
import { checkSeal, type CheckedSeal, SealError } from './check-seal.ts';
import type { Signer } from './signer.ts';

/** Bytes that a seal needs beside its certificates: attributes, signature, and what frames them. */
const CMS_OVERHEAD = 1536;

/** What a seal says of itself. */
export interface SealText {
  /** The clock's time, whole seconds. */
  readonly sealedAt: Date;
  /** The public address of the service. */
  readonly location: string;
  /** Why the document is sealed, in the document's language. */
  readonly reason: string;
  /** What it states about the signing; undefined for documents of none. */
  readonly facts?: SealedFacts | undefined;
}

/**
 * Seals a PDF: a PAdES B-B signature in an increment after its own bytes, checked before it is returned. Throws
 * `SealError` when the file cannot be sealed so.
 */
export async function sealPdf(pdf: Uint8Array, signer: Signer, text: SealText): Promise<Uint8Array> {
  const { bytes, warnings } = await (
    await openPdf(pdf)
  ).sign({
    signer: toPdfSigner(signer),
    signingTime: text.sealedAt,
    reason: text.reason,
    location: text.location,
    ...(text.facts !== undefined && { contactInfo: writeSealedFacts(text.facts, text.location) }),
    level: 'B-B',
    digestAlgorithm: 'SHA-256',
    estimatedSize: CMS_OVERHEAD + signer.certificates.reduce((size, { length }) => size + length, 0),
  });
  const sealed = Buffer.from(bytes);
  if (warnings.length > 0) {
    throw new SealError(`the seal was made with a warning: ${warnings.map(({ code }) => code).join(', ')}`);
  }
  checkOwn(sealed, { pdf, signer, text });
  return sealed;
}

async function openPdf(pdf: Uint8Array): Promise<PDF> {
  const opened = await PDF.load(pdf);
  if (opened.isEncrypted || opened.recoveredViaBruteForce) {
    throw new SealError('a file that is encrypted or damaged cannot be sealed');
  }
  return opened;
}

/** Nothing that cannot be verified leaves the service. */
function checkOwn(
  sealed: Buffer,
  { pdf, signer, text }: { pdf: Uint8Array; signer: Signer; text: SealText },
): CheckedSeal {
  if (!sealed.subarray(0, pdf.length).equals(pdf)) {
    throw new SealError('the seal changed the bytes before it');
  }
  const checked = checkSeal(sealed, signer.certificates);
  if (checked.sealedAt.getTime() !== text.sealedAt.getTime()) {
    throw new SealError('the seal states another time');
  }
  if (!isDeepStrictEqual(checked.facts, text.facts)) {
    throw new SealError('the seal states other facts');
  }
  // The clock may be behind that of the process which issued the certificate.
  if (!isValidAt(new X509Certificate(signer.certificates[0]), checked.sealedAt)) {
    throw new SealError('the certificate of the seal is not valid at this time');
  }
  return checked;
}

function toPdfSigner(signer: Signer): PdfSigner {
  const [certificate, ...chain] = signer.certificates;
  return {
    certificate,
    certificateChain: chain,
    keyType: 'EC',
    signatureAlgorithm: 'ECDSA',
    sign: (data) => signer.sign(data),
  };
}
