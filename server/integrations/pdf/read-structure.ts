import { PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { type ContentFindings, findForbiddenName, searchContent } from './forbidden-content.ts';
import { findHiddenObjects } from './hidden-objects.ts';
import { ObjectReader } from './pdf-objects.ts';
import { PdfRefusalError } from './pdf-refusal.ts';
import { hasSoundStructure } from './sound-structure.ts';

/** What a PDF is to be: a CLA, which takes signature pages, or a signed document, which stays as it came. */
export type PdfUse = 'cla' | 'signed';

/** What the inspection reads in a file. */
export interface ReadStructure {
  readonly isSound: boolean;
  readonly objects: readonly PDFObject[];
  readonly findings: ContentFindings;
}

/**
 * Reads a file as the library does and, where others may read something else, as those do. Errors: `PdfRefusalError`,
 * and those of the library.
 */
export async function readStructure(bytes: Uint8Array, use: PdfUse): Promise<ReadStructure> {
  const reader = new ObjectReader(bytes);
  const context = await readObjects(reader, use);
  if (context.trailerInfo.Encrypt !== undefined) {
    throw new PdfRefusalError('encrypted');
  }
  const isSound = hasSoundStructure({ bytes, reader, context });
  const read = context.enumerateIndirectObjects().map(([, object]) => object);
  // A CLA with a broken structure is rewritten, which leaves nothing in it but what was read.
  if (isSound || use === 'cla') {
    return { isSound, objects: read, findings: requireSafe(searchContent(read)) };
  }
  if (isEncrypted(bytes)) {
    throw new PdfRefusalError('encrypted');
  }
  if (reader.hasUnreadStream) {
    throw new PdfRefusalError('damaged');
  }
  const known = [...reader.places.values()].filter((place) => !('stream' in place)).map(({ offset }) => offset);
  const hidden = findHiddenObjects(bytes, new Set(known), context);
  const ambiguous = reader.isAmbiguous ? [...reader.names].map((name) => name.decodeText()) : [];
  const forbidden = findForbiddenName([...hidden.names, ...ambiguous]);
  if (forbidden !== undefined) {
    throw new PdfRefusalError(forbidden);
  }
  const objects = [...read, ...hidden.objects];
  return { isSound, objects, findings: requireSafe(searchContent(objects)) };
}

/** A signed document may have no structure that the library understands. */
async function readObjects(reader: ObjectReader, use: PdfUse): Promise<PDFContext> {
  try {
    return await reader.readAll();
  } catch (error) {
    if (error instanceof PdfRefusalError || use === 'cla') {
      throw error;
    }
    return PDFContext.create();
  }
}

function requireSafe(findings: ContentFindings): ContentFindings {
  if (findings.forbidden !== undefined) {
    throw new PdfRefusalError(findings.forbidden);
  }
  return findings;
}

/** Most of an encrypted file is unreadable, but the entry that marks it as encrypted never is. */
export function isEncrypted(bytes: Uint8Array): boolean {
  return /\/Encrypt(?:\s{1,9}\d{1,10}\s{1,9}\d{1,5}\s{1,9}R|\s{0,9}<<)/.test(Buffer.from(bytes).toString('latin1'));
}
