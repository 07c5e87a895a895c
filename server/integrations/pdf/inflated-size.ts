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

/** Maximum bytes of a stream after each of its filters: two pictures of a page at 300 dpi. */
const MAX_STREAM = 64 * 1024 * 1024;

/** Maximum bytes of all streams of a file together: a scanned contract of about nine pages. */
const MAX_TOTAL = 256 * 1024 * 1024;

/** Bytes unpacked at a time by the library's filters. */
const STEP = 64 * 1024;

/** Length of zlib's header. Its trailing checksum is ignored, because readers ignore it too. */
const ZLIB_HEADER = 2;

/** Image filters, which only readers that draw undo. */
const PICTURES: ReadonlySet<string> = new Set(['CCITTFaxDecode', 'DCTDecode', 'JBIG2Decode', 'JPXDecode']);

interface Filter {
  readonly name: PDFName;
  readonly params: PDFDict | undefined;
}

/**
 * Unpacks every stream of a PDF, one at a time, because its readers would take that much memory. Throws when a stream
 * holds more than 64 MiB after all its filters together, when all streams of a page do, when all of the file hold more
 * than 256 MiB, or when one is packed in a way that cannot be measured. Never holds more than one stream.
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
    // Readers concatenate them, and repeat one that is listed twice.
    const contents = listOf(page.lookup(PDFName.of('Contents')));
    if (contents.reduce((sum, part) => sum + (sizes.get(part) ?? 0), 0) > MAX_STREAM) {
      throw new Error('a page holds too much');
    }
  }
}

/** Bytes of a stream, summed over the output of all its filters. */
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

/** An image filter outside an image is something else in disguise, and is not measured. */
function isPicture(dict: PDFDict, { name }: Filter): boolean {
  return PICTURES.has(name.decodeText()) && dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');
}

function unpack(contents: Uint8Array, filter: Filter, context: PDFContext): Uint8Array {
  if (filter.name === PDFName.of('FlateDecode')) {
    // Readers show what they can of a truncated stream.
    const options = { maxOutputLength: MAX_STREAM, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateRawSync(contents.subarray(ZLIB_HEADER), options);
  }
  // The library knows the other filters by their standard names, and refuses unknown ones.
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

/** Readers allocate a whole row of a predictor, however few bytes are left. */
function rowSize({ params }: Filter): number {
  const numberIn = (key: string, fallback: number): number =>
    params?.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? fallback;
  return params === undefined || numberIn('Predictor', 1) === 1
    ? 0
    : (numberIn('Columns', 1) * numberIn('Colors', 1) * numberIn('BitsPerComponent', 8)) / 8;
}
