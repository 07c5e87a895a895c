import { constants, inflateRawSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** Bytes that one stream may hold, after each of its filters: two pictures of a page at 300 dots to the inch. */
const MAX_STREAM = 64 * 1024 * 1024;

/** Bytes that all streams of a file may hold together: as much as the scan of a contract of some nine pages. */
const MAX_TOTAL = 256 * 1024 * 1024;

/** Bytes that are unpacked at a time where the library does it. */
const STEP = 64 * 1024;

/** What zlib writes before packed bytes. The checksum behind them is left out, because readers do not look at it. */
const ZLIB_HEADER = 2;

/** Filters of pictures, which only readers that draw undo. */
const PICTURES: ReadonlySet<string> = new Set(['CCITTFaxDecode', 'DCTDecode', 'JBIG2Decode', 'JPXDecode']);

/** One filter of a stream with its parameters. */
interface Filter {
  readonly name: PDFName;
  readonly params: PDFDict | undefined;
}

/**
 * Unpacks every stream of a PDF, one after the other, and throws when one holds more than 64 MiB after all of its filters
 * together, when all those that a page is made of do, when all of the file hold more than 256 MiB, or when one is packed in
 * a way that cannot be measured: its readers would take as much memory. Never holds more than one stream.
 */
export function requireModestStreams(context: PDFContext): void {
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const sizes = new Map<PDFObject | undefined, number>();
  let total = 0;
  for (const object of objects.filter((each) => each instanceof PDFRawStream)) {
    const size = inflatedSize(object);
    sizes.set(object, size);
    total += size;
    if (total > MAX_TOTAL) {
      throw new Error('the streams hold too much');
    }
  }
  for (const page of objects.filter((each) => each instanceof PDFDict)) {
    // Readers join them, one that is named twice two times.
    const contents = listOf(page.lookup(PDFName.of('Contents')));
    if (contents.reduce((sum, part) => sum + (sizes.get(part) ?? 0), 0) > MAX_STREAM) {
      throw new Error('a page holds too much');
    }
  }
}

/** Bytes that a stream holds after all of its filters together. */
function inflatedSize(stream: PDFRawStream): number {
  let { contents } = stream;
  let size = 0;
  for (const filter of filtersOf(stream.dict)) {
    if (isPicture(stream.dict, filter)) {
      break;
    }
    contents = contents.length === 0 ? contents : unpack(contents, filter, stream.dict.context);
    size += contents.length + rowSize(filter);
    if (size > MAX_STREAM) {
      throw new Error('a stream holds too much');
    }
  }
  return size;
}

function filtersOf(dict: PDFDict): Filter[] {
  const names = listOf(dict.lookup(PDFName.of('Filter')));
  const params = listOf(dict.lookup(PDFName.of('DecodeParms')));
  return names.map((name, index) => {
    if (!(name instanceof PDFName)) {
      throw new Error('a filter has no name');
    }
    const given = params[index];
    return { name, params: given instanceof PDFDict ? given : undefined };
  });
}

function listOf(object: PDFObject | undefined): (PDFObject | undefined)[] {
  if (object instanceof PDFArray) {
    return object.asArray().map((_, index) => object.lookup(index));
  }
  return object === undefined ? [] : [object];
}

/** A picture elsewhere than in an image is something else in disguise, and is not measured. */
function isPicture(dict: PDFDict, { name }: Filter): boolean {
  return PICTURES.has(name.decodeText()) && dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');
}

function unpack(contents: Uint8Array, filter: Filter, context: PDFContext): Uint8Array {
  if (filter.name === PDFName.of('FlateDecode')) {
    // Readers show what they can of a stream that is cut off.
    const options = { maxOutputLength: MAX_STREAM, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateRawSync(contents.subarray(ZLIB_HEADER), options);
  }
  // The library knows the other filters, under the names that the standard gives them, and refuses all others.
  const dict = context.obj({ Filter: filter.name, ...(filter.params && { DecodeParms: filter.params }) });
  return readLimited(decodePDFRawStream(PDFRawStream.of(dict, contents)));
}

function readLimited(stream: ReturnType<typeof decodePDFRawStream>): Uint8Array {
  const steps: Uint8Array[] = [];
  for (let size = 0; size <= MAX_STREAM; size += STEP) {
    const step = Buffer.from(stream.getBytes(STEP));
    steps.push(step);
    if (step.length < STEP) {
      return Buffer.concat(steps);
    }
  }
  throw new Error('a stream holds too much');
}

/** Readers make room for a whole row of a predictor, however few bytes are left. */
function rowSize({ params }: Filter): number {
  const numberIn = (key: string, fallback: number): number =>
    params?.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? fallback;
  return params === undefined || numberIn('Predictor', 1) === 1
    ? 0
    : (numberIn('Columns', 1) * numberIn('Colors', 1) * numberIn('BitsPerComponent', 8)) / 8;
}
