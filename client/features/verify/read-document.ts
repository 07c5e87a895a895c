import type { PdfSignature } from './check-signature.ts';

/** What the browser finds out about a file by itself. */
export interface ReadDocument {
  readonly name: string;
  /** Of the PDF, also when it came in a bundle. In hexadecimal. */
  readonly sha256: string;
  readonly seal: SealFinding;
  readonly isBundle: boolean;
}

/**
 * What a seal shows: nothing without one (`none`), that the file was changed (`changed`), that it was not and this
 * service sealed it (`intact`) or somebody else (`foreign`), that something was added after the signature of somebody
 * else (`extended`), or that it was not changed, but nobody knows who sealed it because the certificates could not be
 * had (`unchecked`).
 */
export type SealFinding = 'none' | 'changed' | 'intact' | 'foreign' | 'extended' | 'unchecked';

/** Where the service publishes the certificates of its seal. */
const CERTIFICATES = '/.well-known/signet-seal-ca.pem';

/** Largest file that is read, in bytes. */
const SIZE_MAX = 64 * 1024 * 1024;

const ZIP = 'PK\u0003\u0004';
const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
const HEX = /^(?:[0-9a-f]{2})+$/i;

/** Reads a PDF, or the signed PDF of an evidence bundle; undefined for any other file. Nothing leaves the browser. */
export async function readDocument(file: File): Promise<ReadDocument | undefined> {
  if (file.size > SIZE_MAX) {
    return undefined;
  }
  const given = new Uint8Array(await file.arrayBuffer());
  const isBundle = latin1(given.subarray(0, 4)) === ZIP;
  const bytes = isBundle ? await signedPdfOf(given) : given;
  if (bytes === undefined || !latin1(bytes.subarray(0, 1024)).includes('%PDF-')) {
    return undefined;
  }
  return { name: file.name, sha256: await sha256(bytes), seal: await sealOf(bytes), isBundle };
}

async function signedPdfOf(bundle: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { unzipSync } = await import('fflate');
  try {
    const { 'signed.pdf': pdf } = unzipSync(bundle, {
      filter: ({ name, originalSize }) => name === 'signed.pdf' && originalSize <= SIZE_MAX,
    });
    return pdf === undefined ? undefined : new Uint8Array(pdf);
  } catch {
    return undefined;
  }
}

/**
 * Checks the last seal of a PDF: that it covers the whole file as it is, and that this service made it. Signatures of
 * others need not cover what came later: programs add proofs to a signed file that its certificate was valid.
 */
async function sealOf(bytes: Uint8Array): Promise<SealFinding> {
  const text = latin1(bytes);
  const range = [...text.matchAll(BYTE_RANGE)].at(-1)?.slice(1).map(Number);
  if (range === undefined) {
    return 'none';
  }
  const [start = 0, before = 0, after = 0, rest = 0] = range;
  const hex = text.slice(before + 1, after - 1);
  const end = after + rest;
  if (start !== 0 || before > after || end > bytes.length || !HEX.test(hex)) {
    return 'changed';
  }
  const covered = new Uint8Array(before + rest);
  covered.set(bytes.subarray(0, before));
  covered.set(bytes.subarray(after, end), before);
  const finding = await whoSealed({ cms: bytesOf(hex), covered });
  if (end === bytes.length) {
    return finding;
  }
  return finding === 'foreign' ? 'extended' : 'changed';
}

async function whoSealed(signature: PdfSignature): Promise<SealFinding> {
  const [published, { checkSignature }] = await Promise.all([
    fetch(new URL(CERTIFICATES, window.location.origin))
      .then((answer) => (answer.ok ? answer.text() : undefined))
      .catch(() => undefined),
    import('./check-signature.ts'),
  ]);
  const outcome = await checkSignature(signature, published ?? '');
  if (outcome === 'wrong') {
    return 'changed';
  }
  return published === undefined ? 'unchecked' : outcome === 'right' ? 'intact' : 'foreign';
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
