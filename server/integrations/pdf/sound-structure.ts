import {
  PDFArray,
  PDFDict,
  PDFRef,
  PDFStream,
  PDFInvalidObject,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { readCrossReferences, type CrossReferences, type Place } from './cross-references.ts';
import type { ObjectReader } from './pdf-objects.ts';

/** A file and what the library reads in it. */
export interface ReadPdf {
  readonly bytes: Uint8Array;
  readonly reader: ObjectReader;
  readonly context: PDFContext;
}

/**
 * Whether the cross-reference tables lead readers to the very objects that the library read, from the catalogue to
 * whatever it refers to, and every dictionary says one thing. What nothing refers to does not matter: objects of earlier
 * revisions, freed numbers, numbers that were used again.
 */
export function hasSoundStructure({ bytes, reader, context }: ReadPdf): boolean {
  if (reader.isAmbiguous || !Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'))) {
    return false;
  }
  try {
    const references = readCrossReferences(bytes, context);
    const { root, startOffset, isEncrypted, end } = references;
    return (
      !isEncrypted &&
      root !== undefined &&
      root === context.trailerInfo.Root &&
      startOffset === context.pdfFileDetails.prevStartXRef &&
      [...reader.places.values()].every(({ offset }) => offset < end) &&
      leadToWhatWasRead(references, { bytes, reader, context })
    );
  } catch {
    return false;
  }
}

function leadToWhatWasRead(references: CrossReferences, { bytes, reader, context }: ReadPdf): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  const visited = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (visited.has(object)) {
        continue;
      }
      visited.add(object);
      const place = references.places.get(object.objectNumber);
      // For readers there is nothing under a freed number, nor under one that was used again since.
      if (place === 'free' || isStale(object, place)) {
        continue;
      }
      if (!isWhereRead(object, place)) {
        return false;
      }
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFInvalidObject) {
      return false;
    } else {
      waiting.push(...partsOf(object));
    }
  }
  return true;

  function isWhereRead(ref: PDFRef, place: Place | undefined): boolean {
    const read = reader.places.get(ref);
    if (place === undefined || read === undefined) {
      return place === undefined && context.lookup(ref) === undefined;
    }
    if ('stream' in place || 'stream' in read) {
      return 'stream' in place && 'stream' in read && isSamePlace(place, read);
    }
    return ref.generationNumber === place.generation && contentsAt(text, ref, place.offset) === read.offset;
  }

  function isSamePlace(
    { stream, index }: Extract<Place, { stream: number }>,
    read: { readonly stream: number; readonly index: number; readonly offset: number },
  ): boolean {
    const holder = references.places.get(stream);
    return (
      stream === read.stream &&
      index === read.index &&
      typeof holder === 'object' &&
      'offset' in holder &&
      contentsAt(text, PDFRef.of(stream, holder.generation), holder.offset) === read.offset
    );
  }
}

function isStale({ generationNumber }: PDFRef, place: Place | undefined): boolean {
  return place !== undefined && 'generation' in place && place.generation > generationNumber;
}

function partsOf(object: PDFObject | undefined): readonly PDFObject[] {
  if (object instanceof PDFArray) {
    return object.asArray();
  }
  const dict = object instanceof PDFStream ? object.dict : object;
  return dict instanceof PDFDict ? dict.values() : [];
}

/** Where an object's contents begin if its header is at the offset; otherwise undefined. */
function contentsAt(text: string, { objectNumber, generationNumber }: PDFRef, offset: number): number | undefined {
  const head = /[\0\t\n\f\r ]*(\d{1,10})\s+(\d{1,5})\s+obj(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*/y;
  head.lastIndex = offset;
  const [, number, generation] = head.exec(text) ?? [];
  return Number(number) === objectNumber && Number(generation) === generationNumber ? head.lastIndex : undefined;
}
