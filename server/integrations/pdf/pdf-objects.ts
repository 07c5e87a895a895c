import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  PDFParser,
  PDFRawStream,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** Maximum bytes of all object and cross-reference streams of a file together; a 2 MiB bomb would make 2 GiB. */
const MAX_INFLATED = 16 * 1024 * 1024;

/** Where an object was found in a file: at an offset, or in an object stream. */
export type Place =
  | { readonly generation: number; readonly offset: number }
  | { readonly stream: number; readonly index: number };

/**
 * Reads every object of a PDF from the first byte to the last, as the library does when it opens the file, and records
 * where each was found. Throws when an object is unreadable or too large.
 */
export class ObjectReader extends PDFParser {
  /** Place of each object by number; of several the last, which is the one that the library uses. */
  readonly places: Map<number, Place> = new Map();
  /** Numbers of the cross-reference streams, which need not list themselves. */
  readonly tables: Set<number> = new Set();
  /** Whether something is defined twice, so that another reader may use the other definition. */
  isAmbiguous = false;
  #inflated = 0;
  /** Keys of the dictionaries being read; undefined while one of their values is being read. */
  readonly #keys: (Set<PDFName> | undefined)[] = [];

  constructor(bytes: Uint8Array) {
    super(bytes, Infinity, true);
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const offset = this.bytes.offset();
    const isIndirect = ref !== undefined && this.#keys.length === 0;
    this.#keys.push(undefined);
    try {
      const object = super.parseObject(ref);
      if (isIndirect) {
        this.#note(ref, offset, object);
      }
      return object;
    } finally {
      this.#keys.pop();
    }
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    this.#keys.push(new Set());
    try {
      return super.parseDict(ref);
    } finally {
      this.#keys.pop();
    }
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    const keys = this.#keys.at(-1);
    this.isAmbiguous ||= keys?.has(name) === true;
    keys?.add(name);
    return name;
  }

  #note(ref: PDFRef, offset: number, object: PDFObject): void {
    const type = object instanceof PDFRawStream ? object.dict.lookup(PDFName.of('Type')) : undefined;
    if (object instanceof PDFRawStream && (type === PDFName.of('ObjStm') || type === PDFName.of('XRef'))) {
      const contents = this.#inflate(object);
      if (type === PDFName.of('XRef')) {
        this.tables.add(ref.objectNumber);
      } else {
        this.#noteObjectStream(ref, object.dict, contents);
      }
    }
    this.#place(ref.objectNumber, { generation: ref.generationNumber, offset });
  }

  #inflate(stream: PDFRawStream): Uint8Array {
    const contents = inflate(stream, MAX_INFLATED - this.#inflated);
    this.#inflated += contents.length;
    return contents;
  }

  #noteObjectStream(ref: PDFRef, dict: PDFDict, contents: Uint8Array): void {
    const reader = new ObjectReader(contents);
    const offsets = reader.#readOffsets(dict.lookup(PDFName.of('N'), PDFNumber).asNumber());
    const first = dict.lookup(PDFName.of('First'), PDFNumber).asNumber();
    for (const [index, [number, offset]] of offsets.entries()) {
      reader.bytes.moveTo(first + offset);
      reader.parseObject();
      this.#place(number, { stream: ref.objectNumber, index });
    }
    this.isAmbiguous ||= reader.isAmbiguous;
  }

  #readOffsets(count: number): [number: number, offset: number][] {
    const offsets: [number, number][] = [];
    while (offsets.length < count) {
      this.skipWhitespaceAndComments();
      const number = this.parseRawInt();
      this.skipWhitespaceAndComments();
      offsets.push([number, this.parseRawInt()]);
    }
    return offsets;
  }

  #place(number: number, place: Place): void {
    const before = this.places.get(number);
    this.isAmbiguous ||= before !== undefined && generationOf(before) !== generationOf(place);
    this.places.set(number, place);
  }
}

function generationOf(place: Place): number {
  return 'generation' in place ? place.generation : 0;
}

/** Unpacks an object or cross-reference stream. Throws when it is longer than `limit` bytes or unusually packed. */
export function inflate({ dict, contents }: PDFRawStream, limit: number): Uint8Array {
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  if (filters.length === 0 && contents.length <= limit) {
    return contents;
  }
  if (filters.length !== 1 || filters[0] !== PDFName.of('FlateDecode') || limit <= 0) {
    throw new Error('a stream of objects is packed in an unusual way, or holds too much');
  }
  return inflateSync(contents, { maxOutputLength: limit });
}
