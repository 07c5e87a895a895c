import { PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { PdfRefusalError } from './pdf-refusal.ts';
import { findPictures, numberIn, PICTURE_FILTERS, requireModestPictures } from './pictures.ts';
import { type Filter, filtersOf, listOf, undoFilter } from './unpack-stream.ts';

/** Maximum bytes of a stream after each of its filters. */
const MAX_STREAM = 64 * 1024 * 1024;

/** Maximum bytes of all streams of a file together. */
const MAX_TOTAL = 256 * 1024 * 1024;

/**
 * Unpacks every stream of a PDF but its pictures, one at a time, because its readers would take that much memory.
 * Throws `PdfRefusalError`: `too_complex` when a stream holds more than 64 MiB after all its filters together, when all
 * streams of a page do, when all of the file hold more than 256 MiB, or when one is packed in a way that cannot be
 * measured; `too_fine` as `requireModestPictures`. Never holds more than one stream.
 */
export function requireModestStreams(objects: readonly PDFObject[]): void {
  const pictures = findPictures(objects);
  requireModestPictures(pictures);
  const sizes = new Map<PDFObject | undefined, number>();
  let total = 0;
  for (const object of objects.filter((each) => each instanceof PDFRawStream)) {
    const size = inflatedSize(object, pictures.has(object));
    sizes.set(object, size);
    total += size;
    requireModest(total, MAX_TOTAL);
  }
  for (const page of objects.filter((each) => each instanceof PDFDict)) {
    // Readers concatenate them, and repeat one that is listed twice.
    const contents = listOf(page.lookup(PDFName.of('Contents')));
    requireModest(
      contents.reduce((sum, part) => sum + (sizes.get(part) ?? 0), 0),
      MAX_STREAM,
    );
  }
}

function requireModest(size: number, limit: number): void {
  if (size > limit) {
    throw new PdfRefusalError('too_complex');
  }
}

/**
 * Bytes of a stream, summed over the output of all its filters. The last filter of a picture is not undone: its output
 * is the picture, and has the declared size.
 */
function inflatedSize({ dict, contents: packed }: PDFRawStream, isPicture: boolean): number {
  let contents = packed;
  let size = 0;
  const filters = filtersOf(dict);
  for (const [index, filter] of filters.entries()) {
    size += rowSize(filter);
    if (isPicture && (index === filters.length - 1 || PICTURE_FILTERS.has(filter.name))) {
      break;
    }
    contents = undoFilter(contents, { filter, limit: MAX_STREAM, context: dict.context });
    size += contents.length;
    requireModest(size, MAX_STREAM);
  }
  requireModest(size, MAX_STREAM);
  return size;
}

/** Readers allocate a whole row of a predictor, however few bytes are left. */
function rowSize({ params }: Filter): number {
  return numberIn(params, 'Predictor', 1) === 1
    ? 0
    : (numberIn(params, 'Columns', 1) * numberIn(params, 'Colors', 1) * numberIn(params, 'BitsPerComponent', 8)) / 8;
}
