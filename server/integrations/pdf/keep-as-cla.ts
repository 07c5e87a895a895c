import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { hasSignature } from './has-signature.ts';
import { canBeSealed } from './open-in-readers.ts';
import type { PdfInspection } from './pdf-inspection.ts';
import { PdfRefusalError } from './pdf-refusal.ts';
import { readStructure, type ReadStructure } from './read-structure.ts';

/** Opens the file as every signing does to append a page (`appendSignaturePage`). */
const FOR_APPENDING = { forIncrementalUpdate: true, updateMetadata: false };

/**
 * Keeps a CLA byte for byte when a signature page and a seal can be appended to it. Otherwise rewrites it once from its objects,
 * so that nothing uninspected is left in it, unless that would break a digital signature. Errors: `PdfRefusalError`,
 * and those of the library for a file that cannot be rewritten.
 */
export async function keepAsCla(bytes: Uint8Array, { isSound, findings }: ReadStructure): Promise<PdfInspection> {
  if (isSound && !findings.hasForm) {
    const pages = await countPages(bytes);
    if (await canBeSealed(bytes, pages)) {
      return { pages, bytes, note: findings.hasFormats ? 'formats' : null };
    }
  }
  if (hasSignature(bytes)) {
    throw new PdfRefusalError('signature');
  }
  const rewritten = await rewrite(bytes);
  if (!(await readStructure(rewritten, 'cla')).isSound) {
    throw new PdfRefusalError('damaged');
  }
  return { pages: await countPages(rewritten), bytes: rewritten, note: findings.hasForm ? 'form' : 'structure' };
}

async function rewrite(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    for (const dict of [object, object instanceof PDFDict ? object.lookup(PDFName.of('AcroForm')) : undefined]) {
      if (dict instanceof PDFDict) {
        dict.delete(PDFName.of('XFA'));
      }
    }
  }
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

/** Counts the pages, and tries to append one more, as every signing will. */
async function countPages(bytes: Uint8Array): Promise<number> {
  const document = await PDFDocument.load(bytes, FOR_APPENDING);
  const pages = document.getPageCount();
  if (pages === 0) {
    throw new PdfRefusalError('no_pages');
  }
  document.addPage();
  const appended = await document.commit();
  const { isSound } = await readStructure(appended, 'cla');
  const longer = (await PDFDocument.load(appended, FOR_APPENDING)).getPageCount();
  if (!isSound || longer !== pages + 1) {
    throw new PdfRefusalError('damaged');
  }
  return pages;
}
