import { basename } from 'node:path';
import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkClaPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import { runIsolated } from '#server/isolation/run-isolated.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import type { ReasonCode } from '../format/reasons.ts';
import { SourceError } from '../format/source.ts';
import { openZip, type ZipArchive } from './read-zip.ts';

/** Bytes of the table, and of a picture before it is drawn on a page. */
const MAX_TABLE = 64 * 1024 * 1024;
const MAX_PICTURE = 10 * 1024 * 1024;

/** Milliseconds and megabytes that drawing a picture may take. */
const LIMITS = { timeLimit: 20_000, memoryLimit: 512 };

/** A table and the scans beside it. */
export interface Scans {
  readonly table: { readonly name: string; readonly bytes: Buffer };
  /** Fingerprint of a scan as it will be stored, or why it is not. */
  readonly find: (name: string) => Promise<{ readonly sha256: string } | ReasonCode>;
  /** That scan, as a PDF. */
  readonly read: (name: string) => Promise<Uint8Array>;
}

/** Opens an archive of one table and scans that a column names. Throws `SourceError` for another one. */
export async function openScans(path: string): Promise<Scans> {
  const zip = await openZip(path);
  const [name, another] = zip.names.filter((one) => /\.csv$/i.test(one) && !/(?:^|\/)(?:\.|__MACOSX)/.test(one));
  const bytes = name === undefined || another !== undefined ? 'missing' : await zip.read(name, MAX_TABLE);
  if (name === undefined || typeof bytes === 'string') {
    throw new SourceError(`${path} needs exactly one CSV, of 64 MiB at most, and the scans that it names`);
  }
  const found = new Map<string, { readonly sha256: string } | ReasonCode>();
  return {
    table: { name: basename(name), bytes },
    find: async (scan) => {
      const known = found.get(scan) ?? (await inspect(zip, scan));
      found.set(scan, known);
      return known;
    },
    read: async (scan) => {
      const pdf = await readScan(zip, scan);
      if (typeof pdf === 'string') {
        throw new SourceError(`The archive has changed meanwhile: ${pdf}`);
      }
      return pdf;
    },
  };
}

async function inspect(zip: ZipArchive, name: string): Promise<{ readonly sha256: string } | ReasonCode> {
  const pdf = await readScan(zip, name);
  return typeof pdf === 'string' ? pdf : { sha256: await fingerprint(pdf) };
}

async function readScan(zip: ZipArchive, name: string): Promise<Uint8Array | ReasonCode> {
  const bytes = await zip.read(name, MAX_PICTURE);
  if (typeof bytes === 'string') {
    return bytes === 'missing' ? 'document_missing' : 'unusable_document';
  }
  const isPicture = ['\u0089PNG', '\u00ff\u00d8\u00ff'].some((magic) =>
    bytes.toString('latin1', 0, 4).startsWith(magic),
  );
  const drawn = isPicture ? await runIsolated('modules/moving/scans/draw-scan', bytes, LIMITS) : bytes;
  try {
    const pdf = drawn instanceof Uint8Array && drawn.length <= CLA_PDF_MAX_BYTES ? drawn : undefined;
    return pdf === undefined ? 'unusable_document' : (await checkClaPdf(pdf, 'import')).bytes;
  } catch (error) {
    if (error instanceof AppError) {
      return 'unusable_document';
    }
    throw error;
  }
}
