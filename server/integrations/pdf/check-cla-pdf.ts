import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import { AppError } from '#server/errors/app-error.ts';
import { runApart } from '#server/run-apart.ts';
import { createTurns } from '#server/take-turns.ts';
import type { PdfInspection } from './inspect-pdf.ts';

/** Milliseconds that a file may keep a thread busy. A real CLA takes a tenth of a second, much longer on a busy machine. */
const TIME_LIMIT = 10_000;

/** Files that are inspected at the same time: more would only take longer, and run into the limit. */
const inTurn = createTurns(2);

/** Megabytes of objects that a file may make. */
const MEMORY_LIMIT = 256;

/** Bytes before the header of a PDF that its readers forgive. */
const HEADER_WITHIN = 1024;

/** A PDF that can be a CLA. The bytes are those that were given, or what was made of a broken file. */
export interface CheckedPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** Checks that a file of at most 2 MiB can be a CLA. Errors: those of `checkPdf`. */
export function checkClaPdf(bytes: Uint8Array): Promise<CheckedPdf> {
  return checkPdf(bytes, CLA_PDF_MAX_BYTES);
}

/**
 * Checks that a file is a PDF of at most `maxBytes` that opens, is safe to open, and takes a signature page (issue 3,
 * design §9), spending at most `timeLimit` milliseconds. Broken cross-reference tables are mended. Errors: `file_too_large`, `not_pdf` with `reason` (`encrypted`,
 * `script`, `launch`, `embedded_file`, `damaged`, `no_pages`; none when it is no PDF at all).
 */
export async function checkPdf(bytes: Uint8Array, maxBytes: number, timeLimit = TIME_LIMIT): Promise<CheckedPdf> {
  if (bytes.length > maxBytes) {
    throw new AppError('file_too_large');
  }
  if (!Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-')) {
    throw new AppError('not_pdf');
  }
  const inspection = await inTurn(() => inspectApart(bytes, timeLimit));
  if ('refusal' in inspection) {
    throw new AppError('not_pdf', { reason: inspection.refusal });
  }
  if (inspection.bytes.length > maxBytes) {
    throw new AppError('file_too_large');
  }
  return { bytes: inspection.bytes, pages: inspection.pages };
}

/** A file that its thread cannot finish is as good as damaged. */
async function inspectApart(bytes: Uint8Array, timeLimit: number): Promise<PdfInspection> {
  const inspection = await runApart('integrations/pdf/inspect-pdf', bytes, { timeLimit, memoryLimit: MEMORY_LIMIT });
  return (inspection as PdfInspection | undefined) ?? { refusal: 'damaged' };
}
