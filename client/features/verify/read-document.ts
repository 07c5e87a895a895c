import type { BundleFinding, SealFinding } from './bundle.ts';
import type { PdfSignature } from './check-signature.ts';
import { fromHex, sha256 } from './digest.ts';
import { loadCertificateFile } from './published.ts';

/** What the browser finds out about a file by itself. */
export interface ReadDocument {
  readonly name: string;
  /** Of the PDF, also when it came in a bundle. In hexadecimal. */
  readonly sha256: string;
  readonly seal: SealFinding;
  /** What was found out about the bundle that it came in; undefined for a PDF. */
  readonly bundle: BundleFinding | undefined;
}

/** Largest file that is read, and largest sum of the files of a bundle, in bytes. */
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
  const files = latin1(given.subarray(0, 4)) === ZIP ? await unpack(given) : undefined;
  const bytes = files === undefined ? given : files.get('signed.pdf');
  if (bytes === undefined || !latin1(bytes.subarray(0, 1024)).includes('%PDF-')) {
    return undefined;
  }
  const seal = await sealOf(bytes);
  return { name: file.name, sha256: await sha256(bytes), seal, bundle: files && (await judge(files, seal)) };
}

async function judge(files: ReadonlyMap<string, Uint8Array>, seal: SealFinding): Promise<BundleFinding> {
  const { checkBundle } = await import('./check-bundle.ts');
  return checkBundle(files, seal);
}

/** The files of an archive; none when it is broken, has a name twice, or would take too much memory. */
async function unpack(archive: Uint8Array): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const { unzipSync } = await import('fflate');
  const names = new Set<string>();
  let size = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        if (names.has(name) || size > SIZE_MAX) {
          throw new RangeError('this is no evidence bundle');
        }
        names.add(name);
        return true;
      },
    });
    return new Map(Object.entries(files).map(([name, bytes]) => [name, new Uint8Array(bytes)]));
  } catch {
    return new Map();
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
  const finding = await whoSealed({ cms: fromHex(hex), covered });
  if (end === bytes.length) {
    return finding;
  }
  return finding === 'foreign' ? 'extended' : 'changed';
}

async function whoSealed(signature: PdfSignature): Promise<SealFinding> {
  const [published, { checkSignature }] = await Promise.all([loadCertificateFile(), import('./check-signature.ts')]);
  const outcome = await checkSignature(signature, published ?? '');
  if (outcome === 'wrong') {
    return 'changed';
  }
  return published === undefined ? 'unchecked' : outcome === 'right' ? 'intact' : 'foreign';
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
