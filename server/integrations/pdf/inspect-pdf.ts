import { hasSignature } from './has-signature.ts';
import { requireModestStreams } from './inflated-size.ts';
import { keepAsCla } from './keep-as-cla.ts';
import { canBeSealed, countShownPages } from './open-in-readers.ts';
import type { PdfInspection } from './pdf-inspection.ts';
import { PdfRefusalError } from './pdf-refusal.ts';
import { isEncrypted, readStructure, type PdfUse, type ReadStructure } from './read-structure.ts';

/** A file to inspect. */
export interface PdfToInspect {
  readonly bytes: Uint8Array;
  readonly use: PdfUse;
}

/**
 * Parses a whole PDF and decides whether others can open it safely, by whatever way they read it. A signed document is
 * kept as it is; a CLA also has to take a signature page, and is rewritten once if its structure is broken or it has
 * a second description of its pages. Runs as long as the file makes it, so use `checkPdf`.
 */
export async function inspectPdf({ bytes, use }: PdfToInspect): Promise<PdfInspection> {
  try {
    const read = await readStructure(bytes, use);
    requireModestStreams(read.objects);
    return use === 'cla' ? await keepAsCla(bytes, read) : await keepAsItIs(bytes, read);
  } catch (error) {
    // An encrypted file seems broken in many ways.
    const refusal = error instanceof PdfRefusalError ? error.refusal : 'damaged';
    return { refusal: isEncrypted(bytes) ? 'encrypted' : refusal };
  }
}

async function keepAsItIs(bytes: Uint8Array, { isSound, findings }: ReadStructure): Promise<PdfInspection> {
  const pages = await countShownPages(bytes);
  const isWhole = isSound && (hasSignature(bytes) || (await canBeSealed(bytes, pages)));
  const note = isWhole ? (findings.hasForm ? 'form' : findings.hasFormats ? 'formats' : null) : 'structure';
  return { pages, bytes, note };
}
