import {
  type PDFDict,
  PDFName,
  PDFNumber,
  PDFParser,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import { PdfRefusalError, type PdfRefusal } from './pdf-refusal.ts';
import { unpackStream } from './unpack-stream.ts';

/** Maximum bytes of all object and cross-reference streams of a file together; a 2 MiB bomb would make 2 GiB. */
const MAX_INFLATED = 16 * 1024 * 1024;

/** Maximum depth of lists within lists. */
const MAX_DEPTH = 500;

/** Where an object was found in a file: at an offset, or in the object stream that begins at one. */
export type FoundPlace =
  | { readonly offset: number }
  | { readonly stream: number; readonly index: number; readonly offset: number };

/**
 * Reads every object of a PDF from the first byte to the last, as the library does when it opens the file, and records
 * where each was found. Objects that cannot be read are left to the caller, as the library does.
 */
export class ObjectReader extends PDFParser {
  /** Place of each object by its reference; of several the last, which is the one that the library uses. */
  readonly places: Map<PDFRef, FoundPlace> = new Map();
  /** All names that were read. */
  readonly names: Set<PDFName> = new Set();
  /** Whether a dictionary defines a key twice, so that another reader may use the other definition. */
  isAmbiguous = false;
  /** Whether an object stream cannot be read, although other readers may manage. */
  hasUnreadStream = false;
  /** Why reading was given up; everything else that was read is then incomplete. */
  refusal: PdfRefusal | undefined;
  #inflated = 0;
  /** Keys of the dictionaries being read; undefined while one of their values is being read. */
  readonly #keys: (Set<PDFName> | undefined)[] = [];

  /** Objects belong to `context`, or to a new one. */
  constructor(bytes: Uint8Array, context?: PDFContext) {
    super(bytes, Infinity);
    if (context !== undefined) {
      Object.assign(this, { context });
    }
  }

  /** Reads all. Errors: `PdfRefusalError`, and those of the library for a file without any structure. */
  async readAll(): Promise<PDFContext> {
    const context = await this.parseDocument();
    if (this.refusal !== undefined) {
      throw new PdfRefusalError(this.refusal);
    }
    return context;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    if (this.#keys.length > MAX_DEPTH) {
      throw this.#giveUp(new PdfRefusalError('too_complex'));
    }
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
    this.names.add(name);
    return name;
  }

  /** The library goes on after an object that fails. */
  #giveUp(error: unknown): unknown {
    this.refusal ??= error instanceof PdfRefusalError ? error.refusal : undefined;
    return error;
  }

  #note(ref: PDFRef, offset: number, object: PDFObject): void {
    this.places.set(ref, { offset });
    const type = object instanceof PDFRawStream ? object.dict.lookup(PDFName.of('Type')) : undefined;
    if (!(object instanceof PDFRawStream) || (type !== PDFName.of('ObjStm') && type !== PDFName.of('XRef'))) {
      return;
    }
    try {
      const contents = unpackStream(object, MAX_INFLATED - this.#inflated);
      this.#inflated += contents.length;
      if (type === PDFName.of('ObjStm')) {
        this.#noteObjectStream(ref, object.dict, { contents, offset });
      }
    } catch (error) {
      this.hasUnreadStream ||= type === PDFName.of('ObjStm');
      throw this.#giveUp(error);
    }
  }

  #noteObjectStream(ref: PDFRef, dict: PDFDict, { contents, offset }: { contents: Uint8Array; offset: number }): void {
    const reader = new ObjectReader(contents, this.context);
    for (const [index, [number, start]] of reader.#readOffsets(dict).entries()) {
      reader.readAt(start);
      this.places.set(PDFRef.of(number, 0), { stream: ref.objectNumber, index, offset });
    }
    this.isAmbiguous ||= reader.isAmbiguous;
    for (const name of reader.names) {
      this.names.add(name);
    }
  }

  #readOffsets(dict: PDFDict): [number: number, offset: number][] {
    const count = dict.lookup(PDFName.of('N'), PDFNumber).asNumber();
    const first = dict.lookup(PDFName.of('First'), PDFNumber).asNumber();
    const offsets: [number, number][] = [];
    while (offsets.length < count) {
      this.skipWhitespaceAndComments();
      const number = this.parseRawInt();
      this.skipWhitespaceAndComments();
      offsets.push([number, first + this.parseRawInt()]);
    }
    return offsets;
  }

  /** Reads the object at an offset, outside the order of the file. Errors: those of the library. */
  readAt(offset: number): PDFObject {
    this.bytes.moveTo(offset);
    return this.parseObject();
  }

  /** Reads the objects of a stream, whatever type it says it has. Errors: `PdfRefusalError`, those of the library. */
  static readPacked(stream: PDFRawStream): { readonly reader: ObjectReader; readonly objects: readonly PDFObject[] } {
    const reader = new ObjectReader(unpackStream(stream, MAX_INFLATED), stream.dict.context);
    return { reader, objects: reader.#readOffsets(stream.dict).map(([, start]) => reader.readAt(start)) };
  }
}
