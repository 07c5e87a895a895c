import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import { AppError } from '#server/errors/app-error.ts';
import { projectRoot } from '#server/project-root.ts';
import { createTurns } from '#server/take-turns.ts';
import type { PdfInspection } from './inspect-pdf.ts';

/** Milliseconds that a file may keep a thread busy. A real CLA takes a tenth of a second, much longer on a busy machine. */
const TIME_LIMIT = 10_000;

/** Files that are inspected at the same time: more would only take longer, and run into the limit. */
const inTurn = createTurns(2);

/** Megabytes of objects that a file may make. */
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 256 };

/** Bytes before the header of a PDF that its readers forgive. */
const HEADER_WITHIN = 1024;

const WORKER = import.meta.url.endsWith('.ts')
  ? new URL('./inspect-pdf.worker.ts', import.meta.url)
  : join(projectRoot, 'dist/server/inspect-pdf.worker.js');

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

/** Inspects a file in a thread of its own: a file made to keep its reader busy would stop the whole service. */
async function inspectApart(bytes: Uint8Array, timeLimit: number): Promise<PdfInspection> {
  const worker = new Worker(WORKER, { workerData: bytes, resourceLimits: MEMORY_LIMIT, stdout: true, stderr: true });
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise<PdfInspection>((resolve) => {
      const giveUp = (): void => resolve({ refusal: 'damaged' });
      worker.on('message', (message: 'ready' | PdfInspection) => {
        if (message === 'ready') {
          deadline = setTimeout(giveUp, timeLimit);
        } else {
          resolve(message);
        }
      });
      // Out of memory, or out of stack where the library cannot catch it.
      worker.once('error', giveUp);
      worker.once('exit', giveUp);
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
