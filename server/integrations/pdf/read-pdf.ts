import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { AppError } from '#server/errors/app-error.ts';

const HEADER = '%PDF-';

/**
 * Counts the pages of a PDF. Refuses with `not_pdf` what does not start as a PDF, cannot be parsed, has no page, or is
 * encrypted (`reason`). Readers forgive bytes before the header, but a file that has some breaks when a page is appended.
 */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number }> {
  if (Buffer.from(bytes.subarray(0, HEADER.length)).toString('latin1') !== HEADER) {
    throw new AppError('not_pdf', { reason: 'header' });
  }
  const pages = await countPages(bytes);
  if (pages === 0) {
    throw new AppError('not_pdf', { reason: 'empty' });
  }
  return { pages };
}

async function countPages(bytes: Uint8Array): Promise<number> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    return document.getPageCount();
  } catch (cause) {
    const details = cause instanceof EncryptedPDFError ? { reason: 'encrypted' } : {};
    throw new AppError('not_pdf', details, { cause });
  }
}
