import { type PDFContext, PDFName, PDFNumber, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { ObjectReader } from './pdf-objects.ts';
import { PdfRefusalError } from './pdf-refusal.ts';

/** What readers may find in a file whose tables they cannot follow. */
export interface HiddenObjects {
  readonly objects: readonly PDFObject[];
  /** Names in what cannot be read, or read in two ways: others may find something else in it. */
  readonly names: ReadonlySet<string>;
}

/** Bytes behind a header that belong to an object which cannot be read, unless it ends before. */
const MAX_UNREAD = 64 * 1024;

const HEADER = /(?<!\d)\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj(?:[\0\t\n\f\r ]|%[^\r\n]{0,255}[\r\n])*/g;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,127})/g;

/**
 * Finds objects wherever a header stands, within streams too, because readers that repair a file go by headers; and the
 * objects of streams that do not say that they hold any. `known` are the offsets of the objects that were read anyway.
 * Error: `PdfRefusalError` for a stream of objects that cannot be read.
 */
export function findHiddenObjects(bytes: Uint8Array, known: ReadonlySet<number>, context: PDFContext): HiddenObjects {
  const text = Buffer.from(bytes).toString('latin1');
  const reader = new ObjectReader(bytes, context);
  const objects: PDFObject[] = [];
  const names = new Set<string>();
  for (const match of text.matchAll(HEADER)) {
    const offset = match.index + match[0].length;
    if (!known.has(offset)) {
      try {
        objects.push(reader.readAt(offset));
      } catch {
        addNames(names, text.slice(offset, offset + MAX_UNREAD).split('endobj', 1)[0] ?? '');
      }
    }
  }
  const readers = [reader, ...addPacked(context, objects)];
  for (const name of readers.flatMap((each) => (each.isAmbiguous ? [...each.names] : []))) {
    names.add(name.decodeText());
  }
  return { objects, names };
}

/** Adds the objects of streams that the library has not read, and returns what read them. */
function addPacked(context: PDFContext, objects: PDFObject[]): ObjectReader[] {
  const undeclared = context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream && object.dict.lookup(TYPE) !== OBJECT_STREAM);
  return [...undeclared, ...objects].filter(holdsObjects).map((stream) => {
    try {
      const packed = ObjectReader.readPacked(stream);
      objects.push(...packed.objects);
      return packed.reader;
    } catch (error) {
      throw error instanceof PdfRefusalError ? error : new PdfRefusalError('damaged');
    }
  });
}

const TYPE = PDFName.of('Type');
const OBJECT_STREAM = PDFName.of('ObjStm');

function holdsObjects(object: PDFObject): object is PDFRawStream {
  return (
    object instanceof PDFRawStream &&
    ['N', 'First'].every((key) => object.dict.lookup(PDFName.of(key)) instanceof PDFNumber)
  );
}

function addNames(names: Set<string>, text: string): void {
  for (const [, name = ''] of text.matchAll(NAME)) {
    names.add(
      name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    );
  }
}
