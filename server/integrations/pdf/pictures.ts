import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { PdfRefusalError } from './pdf-refusal.ts';
import { filtersOf } from './unpack-stream.ts';

/** Image filters, which only readers that draw undo. */
export const PICTURE_FILTERS: ReadonlySet<string> = new Set([
  'CCITTFaxDecode',
  'DCTDecode',
  'JBIG2Decode',
  'JPXDecode',
]);

/** Maximum bytes of one picture without loss: A4 in colour at 600 dpi has 100 MiB. */
const MAX_PICTURE = 128 * 1024 * 1024;

/** Maximum bytes of all of them together: 20 pages of A4 in colour at 300 dpi, or 60 in grey. */
const MAX_PICTURES = 512 * 1024 * 1024;

/** Where a dictionary names a picture, beside the resources of a page. */
const PICTURE_KEYS: ReadonlySet<PDFName> = new Set(['SMask', 'Mask', 'Thumb', 'Image'].map((key) => PDFName.of(key)));

const COMPONENTS: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  CalGray: 1,
  Indexed: 1,
  Separation: 1,
  DeviceRGB: 3,
  CalRGB: 3,
  Lab: 3,
};

/**
 * Finds the streams that are pictures, and are used as such and as nothing else: readers draw those by their declared
 * size, however much is packed in them, but unpack everything else.
 */
export function findPictures(objects: readonly PDFObject[]): ReadonlySet<PDFRawStream> {
  const streams = objects.filter((object) => object instanceof PDFRawStream);
  const pictures = new Set(streams.filter(({ dict }) => isDeclared(dict)));
  const resources = new Set<PDFObject>();
  const dicts = dictsWithin(objects);
  for (const dict of dicts) {
    const named = dict.lookup(PDFName.of('XObject'));
    if (named instanceof PDFDict) {
      resources.add(named);
    }
  }
  for (const dict of dicts) {
    for (const [key, value] of dict.entries()) {
      const isForPictures = PICTURE_KEYS.has(key) || resources.has(dict);
      const others = value instanceof PDFArray ? value.asArray() : isForPictures ? [] : [value];
      for (const other of others.filter((each) => each instanceof PDFRef)) {
        const used = dict.context.lookup(other);
        if (used instanceof PDFRawStream) {
          pictures.delete(used);
        }
      }
    }
  }
  return pictures;
}

/** A thumbnail need not say that it is an image. */
function isDeclared(dict: PDFDict): boolean {
  const subtype = dict.lookup(PDFName.of('Subtype'));
  const isImage = subtype === PDFName.of('Image');
  return isImage || (subtype === undefined && numberIn(dict, 'Width') > 0 && numberIn(dict, 'Height') > 0);
}

function dictsWithin(objects: readonly PDFObject[]): PDFDict[] {
  const found: PDFDict[] = [];
  const waiting = [...objects];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      found.push(dict);
      waiting.push(...dict.values());
    } else if (object instanceof PDFArray) {
      waiting.push(...object.asArray());
    }
  }
  return found;
}

/**
 * Adds up the declared sizes of pictures without loss; those with an image filter are left out. Throws
 * `PdfRefusalError` `too_fine` when one holds more than 128 MiB, or all more than 512 MiB.
 */
export function requireModestPictures(pictures: ReadonlySet<PDFRawStream>): void {
  let total = 0;
  for (const { dict } of pictures) {
    if (!PICTURE_FILTERS.has(filtersOf(dict).at(-1)?.name ?? '')) {
      const size = declaredSize(dict);
      total += size;
      if (size > MAX_PICTURE || total > MAX_PICTURES) {
        throw new PdfRefusalError('too_fine');
      }
    }
  }
}

function declaredSize(dict: PDFDict): number {
  const isMask = dict.lookup(PDFName.of('ImageMask'))?.toString() === 'true';
  const bits = isMask ? 1 : numberIn(dict, 'BitsPerComponent', 8) * componentsIn(dict.lookup(PDFName.of('ColorSpace')));
  return Math.ceil((numberIn(dict, 'Width') * bits) / 8) * numberIn(dict, 'Height');
}

/** Four when it is unknown. */
function componentsIn(space: PDFObject | undefined): number {
  const [family, details] = space instanceof PDFArray ? [space.lookup(0), space.lookup(1)] : [space, undefined];
  if (details instanceof PDFRawStream) {
    return numberIn(details.dict, 'N', 4);
  }
  if (details instanceof PDFArray) {
    return details.size();
  }
  return (family instanceof PDFName ? COMPONENTS[family.decodeText()] : undefined) ?? 4;
}

/** A number of a dictionary; 0, or the fallback, when there is none or it is negative. */
export function numberIn(dict: PDFDict | undefined, key: string, fallback = 0): number {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFNumber && value.asNumber() >= 0 ? value.asNumber() : fallback;
}
