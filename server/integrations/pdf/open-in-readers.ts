import { PdfRefusalError } from './pdf-refusal.ts';

/**
 * Opens a PDF as our pages show it and counts its pages. Errors: `PdfRefusalError`: `encrypted`, `no_pages`, `damaged`
 * when it cannot be opened.
 */
export async function countShownPages(bytes: Uint8Array): Promise<number> {
  const { getDocument, PasswordException, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdf.js takes ownership of its data, so it gets a copy.
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS, useWasm: false });
  try {
    const pdf = await loading.promise;
    if (pdf.numPages === 0) {
      throw new PdfRefusalError('no_pages');
    }
    await pdf.getPage(1);
    return pdf.numPages;
  } catch (error) {
    const reason = error instanceof PasswordException ? 'encrypted' : 'damaged';
    throw error instanceof PdfRefusalError ? error : new PdfRefusalError(reason);
  } finally {
    await loading.destroy();
  }
}

/** Whether a seal can be appended to the bytes of a PDF, whose pages are counted there as elsewhere. */
export async function canBeSealed(bytes: Uint8Array, pages: number): Promise<boolean> {
  const { PDF } = await import('@libpdf/core');
  try {
    const pdf = await PDF.load(bytes);
    return pdf.canSaveIncrementally() === null && pdf.getPageCount() === pages;
  } catch {
    return false;
  }
}
