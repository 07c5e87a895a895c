import { constants, inflateRawSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { PdfRefusalError } from './pdf-refusal.ts';

/** Bytes unpacked at a time by the library's filters. */
const STEP = 64 * 1024;

/** Length of zlib's header. Its trailing checksum is ignored, because readers ignore it too. */
const ZLIB_HEADER = 2;

/** Short names of filters, meant for images within a page's contents; readers take them everywhere. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

/** One of the filters that a stream is packed with. */
export interface Filter {
  /** The long name. */
  readonly name: string;
  readonly params: PDFDict | undefined;
}

/** Lists the filters of a stream in the order in which they are undone. Throws when one has no name. */
export function filtersOf(dict: PDFDict): Filter[] {
  const names = listOf(dict.lookup(PDFName.of('Filter')));
  const params = listOf(dict.lookup(PDFName.of('DecodeParms')));
  return names.map((name, index) => {
    if (!(name instanceof PDFName)) {
      throw new PdfRefusalError('damaged');
    }
    const [text, given] = [name.decodeText(), params[index]];
    return { name: SHORT_NAMES[text] ?? text, params: given instanceof PDFDict ? given : undefined };
  });
}

/** The elements of an array, or the object itself. */
export function listOf(object: PDFObject | undefined): (PDFObject | undefined)[] {
  if (object instanceof PDFArray) {
    return object.asArray().map((_, index) => object.lookup(index));
  }
  return object === undefined ? [] : [object];
}

/** Undoes all filters of a stream; predictors stay. Errors: those of `undoFilter`. */
export function unpackStream({ dict, contents }: PDFRawStream, limit: number): Uint8Array {
  return filtersOf(dict).reduce(
    (packed, filter) => undoFilter(packed, { filter, limit, context: dict.context }),
    contents,
  );
}

interface Undoing {
  readonly filter: Filter;
  /** Bytes. */
  readonly limit: number;
  readonly context: PDFContext;
}

/**
 * Undoes one filter. What is broken or unfinished is undone as far as possible, as readers do. Throws
 * `PdfRefusalError`: `too_complex` when the result is longer than `limit` bytes, or the filter is unknown.
 */
export function undoFilter(contents: Uint8Array, { filter, limit, context }: Undoing): Uint8Array {
  if (contents.length === 0) {
    return contents;
  }
  return filter.name === 'FlateDecode'
    ? inflate(contents, { filter, limit, context })
    : undoByLibrary(contents, { filter, limit, context });
}

function inflate(contents: Uint8Array, undoing: Undoing): Uint8Array {
  const options = { maxOutputLength: Math.max(1, undoing.limit), finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateRawSync(contents.subarray(ZLIB_HEADER), options);
  } catch (error) {
    if (error instanceof RangeError) {
      throw new PdfRefusalError('too_complex');
    }
    // Unlike zlib, the library hands out what comes before the fault.
    return undoByLibrary(contents, undoing);
  }
}

function undoByLibrary(contents: Uint8Array, { filter, limit, context }: Undoing): Uint8Array {
  const { name, params } = filter;
  const dict = context.obj({ Filter: name, ...(params && { DecodeParms: params }) });
  const stream = openStream(PDFRawStream.of(dict, contents));
  const steps: Uint8Array[] = [];
  for (let size = 0; size <= limit; size += STEP) {
    const step = nextStep(stream);
    steps.push(step);
    if (step.length < STEP) {
      return Buffer.concat(steps);
    }
  }
  throw new PdfRefusalError('too_complex');
}

type LibraryStream = ReturnType<typeof decodePDFRawStream>;

/** The library refuses unknown filters. */
function openStream(stream: PDFRawStream): LibraryStream {
  try {
    return decodePDFRawStream(stream);
  } catch {
    throw new PdfRefusalError('too_complex');
  }
}

/** Empty at the end and behind a fault. */
function nextStep(stream: LibraryStream): Uint8Array {
  try {
    return Buffer.from(stream.getBytes(STEP));
  } catch {
    return Buffer.alloc(0);
  }
}
