import { PDFDocument, type PDFContext } from '@cantoo/pdf-lib';
import { pointAt, readCrossReferences } from './cross-references.ts';
import { findForbiddenContent, type ForbiddenContent } from './forbidden-content.ts';
import { requireModestStreams } from './inflated-size.ts';
import { ObjectReader } from './pdf-objects.ts';

/** Why a PDF cannot be a CLA. */
export type PdfRefusal = ForbiddenContent | 'encrypted' | 'damaged' | 'no_pages';

/** The result of an inspection: why the file is refused, or the bytes to keep. */
export type PdfInspection =
  | { readonly refusal: PdfRefusal }
  | { readonly pages: number; readonly bytes: Uint8Array; readonly isRepaired: boolean };

/** Opens the file as every signing does to append a page (`appendSignaturePage`). */
const FOR_APPENDING = { forIncrementalUpdate: true, updateMetadata: false };

/**
 * Parses a whole PDF and decides whether others can open it safely and a signature page can be appended. Keeps its
 * bytes when the cross-reference tables lead every reader to the objects that were inspected; otherwise rewrites it
 * once, so that nothing uninspected is left in it. Oversized streams (`requireModestStreams`) count as damage. Runs as
 * long as the file makes it, so use `checkClaPdf`.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfInspection> {
  try {
    const first = await readObjects(bytes);
    if ('refusal' in first) {
      return first;
    }
    // A later rewrite from these objects contains the same streams.
    requireModestStreams(first.context);
    if (first.isSound) {
      return { pages: await countPages(bytes), bytes, isRepaired: false };
    }
    const repaired = await repair(bytes);
    const second = await readObjects(repaired);
    if ('refusal' in second || !second.isSound) {
      return { refusal: 'damaged' };
    }
    return { pages: await countPages(repaired), bytes: repaired, isRepaired: true };
  } catch (error) {
    return { refusal: error instanceof NoPagesError ? 'no_pages' : reasonOf(bytes) };
  }
}

/** Most of an encrypted file is unreadable, but the entry that marks it as encrypted never is. */
function reasonOf(bytes: Uint8Array): PdfRefusal {
  return /\/Encrypt(?:\s+\d+\s+\d+\s+R|\s*<<)/.test(Buffer.from(bytes).toString('latin1')) ? 'encrypted' : 'damaged';
}

async function readObjects(
  bytes: Uint8Array,
): Promise<{ refusal: PdfRefusal } | { isSound: boolean; context: PDFContext }> {
  const reader = new ObjectReader(bytes);
  const context = await reader.parseDocument();
  if (context.trailerInfo.Encrypt !== undefined) {
    return { refusal: 'encrypted' };
  }
  const forbidden = findForbiddenContent(context);
  return forbidden === undefined ? { isSound: isSound(bytes, reader, context), context } : { refusal: forbidden };
}

function isSound(bytes: Uint8Array, reader: ObjectReader, context: PDFContext) {
  if (reader.isAmbiguous || Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') {
    return false;
  }
  try {
    const references = readCrossReferences(bytes, context);
    return (
      !references.isEncrypted &&
      references.root !== undefined &&
      references.root === context.trailerInfo.Root &&
      references.startOffset === context.pdfFileDetails.prevStartXRef &&
      pointAt(references, reader, bytes)
    );
  } catch {
    return false;
  }
}

async function repair(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

class NoPagesError extends Error {}

/** Counts the pages, and tries to append one more, as every signing will. */
async function countPages(bytes: Uint8Array): Promise<number> {
  const document = await PDFDocument.load(bytes, FOR_APPENDING);
  const pages = document.getPageCount();
  if (pages === 0) {
    throw new NoPagesError();
  }
  document.addPage();
  const appended = await document.commit();
  const result = await readObjects(appended);
  const longer = (await PDFDocument.load(appended, FOR_APPENDING)).getPageCount();
  if ('refusal' in result || !result.isSound || longer !== pages + 1) {
    throw new Error('no page can be appended');
  }
  return pages;
}
