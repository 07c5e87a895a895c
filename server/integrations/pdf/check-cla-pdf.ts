import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import { AppError } from '#server/errors/app-error.ts';
import { runIsolated } from '#server/isolation/run-isolated.ts';
import { createTurns } from '#server/isolation/take-turns.ts';
import type { PdfToInspect } from './inspect-pdf.ts';
import type { PdfInspection, PdfNote } from './pdf-inspection.ts';
import type { PdfUse } from './read-structure.ts';

/**
 * Milliseconds that a file may occupy a thread. A real CLA takes a tenth of a second, much longer on a busy machine.
 */
const TIME_LIMIT = 10_000;

/** More inspections at a time would only take longer and hit the time limit. What waits are whole files. */
const takeTurn = createTurns({ concurrent: 2, waitingPerOwner: 8, waitingBytes: 64 * 1024 * 1024 });

/** Megabytes of objects that a file may create. */
const MEMORY_LIMIT = 256;

/** Bytes before the header that PDF readers tolerate. */
const HEADER_WITHIN = 1024;

/** A PDF that is accepted: the given bytes or, for a CLA with the note `structure` or `form`, rewritten ones. */
export interface CheckedPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** What is special about it; null when nothing is. */
  readonly note: PdfNote | null;
}

/** How a file is checked. */
export interface PdfCheck {
  readonly use: PdfUse;
  readonly maxBytes: number;
  /** Id of the account whose file it is: accounts take turns. */
  readonly owner: string;
  /** Milliseconds of work. */
  readonly timeLimit?: number;
}

/** Checks that a file of at most 2 MiB can be a CLA. Errors: those of `checkPdf`. */
export function checkClaPdf(bytes: Uint8Array, owner: string): Promise<CheckedPdf> {
  return checkPdf(bytes, { use: 'cla', maxBytes: CLA_PDF_MAX_BYTES, owner });
}

/**
 * Checks that a file is a PDF of at most `maxBytes` that opens and is safe to open; a CLA also takes a signature page,
 * and is rewritten for it where its structure is broken. Errors: `file_too_large`, `not_pdf` with `reason` (those of
 * `PdfRefusal`; none when it is no PDF at all), `too_many_request` with `retryAfter` while too many files wait.
 */
export async function checkPdf(bytes: Uint8Array, check: PdfCheck): Promise<CheckedPdf> {
  const { use, maxBytes, owner, timeLimit = TIME_LIMIT } = check;
  if (bytes.length > maxBytes) {
    throw new AppError('file_too_large');
  }
  if (!Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-')) {
    throw new AppError('not_pdf');
  }
  const inspection = await takeTurn({ owner, bytes: bytes.length }, () => inspectApart({ bytes, use }, timeLimit));
  if ('refusal' in inspection) {
    throw new AppError('not_pdf', { reason: inspection.refusal });
  }
  if (inspection.bytes.length > maxBytes) {
    throw new AppError('file_too_large');
  }
  return inspection;
}

/** A file that cannot be inspected within the limits is too complex. */
async function inspectApart(file: PdfToInspect, timeLimit: number): Promise<PdfInspection> {
  const inspection = await runIsolated('integrations/pdf/inspect-pdf', file, { timeLimit, memoryLimit: MEMORY_LIMIT });
  return (inspection as PdfInspection | undefined) ?? { refusal: 'too_complex' };
}
