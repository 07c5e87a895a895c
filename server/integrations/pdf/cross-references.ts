import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { unpackStream } from './unpack-stream.ts';

/** Where a table places an object: at an offset, or in an object stream. */
export type Place =
  | { readonly generation: number; readonly offset: number }
  | { readonly stream: number; readonly index: number };

/** Where a file's cross-reference tables place its objects, and what their trailers state about the whole file. */
export interface CrossReferences {
  readonly startOffset: number;
  /** By object number. */
  readonly places: ReadonlyMap<number, Place | 'free'>;
  readonly root: PDFRef | undefined;
  readonly isEncrypted: boolean;
  /** Where what belongs to the file ends. */
  readonly end: number;
}

/** Bytes of one cross-reference stream, enough for half a million objects. */
const MAX_TABLE = 8 * 1024 * 1024;

type Entries = Map<number, Place | 'free'>;

/** One table and its trailer. */
interface Section {
  readonly entries: Entries;
  readonly trailer: PDFDict;
}

/** A file as bytes, and as text of one character per byte for pattern matching. */
interface Source {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly context: PDFContext;
}

/** Bytes at the end of a file in which readers look for its tables. */
const TAIL = 1024;

const END = /startxref\s{1,9}(\d{1,10})\s{1,9}%%EOF/;

/**
 * Reads the cross-reference tables of a PDF as readers do, backwards from the end of the file. Throws when they are
 * broken in any way; the caller then repairs the file.
 */
export function readCrossReferences(bytes: Uint8Array, context: PDFContext): CrossReferences {
  const source = { bytes, context, text: Buffer.from(bytes).toString('latin1') };
  const { startOffset, end } = findEnd(source.text);
  const all: Entries = new Map();
  const trailers: PDFDict[] = [];
  const visited = new Set<number>();
  const waiting = [startOffset];
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (visited.has(offset)) {
      throw new Error('the cross-reference tables go in a circle');
    }
    visited.add(offset);
    const { entries, trailer } = readSection(source, offset);
    trailers.push(trailer);
    for (const [number, place] of entries) {
      // The newest table comes first and takes precedence.
      all.set(number, all.get(number) ?? place);
    }
    waiting.push(...offsetsIn(trailer));
  }
  return { startOffset, end, ...summarize(all, trailers) };
}

/** Padding may follow, or what a mail server has added. */
function findEnd(text: string): { startOffset: number; end: number } {
  const tail = text.slice(-TAIL);
  const match = required(END.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref')))));
  return { startOffset: Number(match[1]), end: text.lastIndexOf('startxref') + match[0].length };
}

function summarize(
  all: Entries,
  trailers: readonly PDFDict[],
): Pick<CrossReferences, 'places' | 'root' | 'isEncrypted'> {
  const root = trailers[0]?.get(PDFName.of('Root'));
  return {
    places: all,
    root: root instanceof PDFRef ? root : undefined,
    isEncrypted: trailers.some((trailer) => trailer.has(PDFName.of('Encrypt'))),
  };
}

function offsetsIn(trailer: PDFDict): number[] {
  const offsets = [trailer.get(PDFName.of('XRefStm')), trailer.get(PDFName.of('Prev'))];
  return offsets.filter((offset) => offset instanceof PDFNumber).map((offset) => offset.asNumber());
}

function readSection(source: Source, offset: number): Section {
  const table = /\s*xref\s+/y;
  table.lastIndex = offset;
  return table.test(source.text) ? readTable(source, table.lastIndex) : readStream(source, offset);
}

function readTable(source: Source, start: number): Section {
  const head = /(\d{1,10})\s+(\d{1,10})\s+/y;
  const line = /(\d{1,10})\s+(\d{1,5})\s+([nf])\s+/y;
  const entries: Entries = new Map();
  let position = start;
  for (let match = at(head, source, position); match !== null; match = at(head, source, position)) {
    const [, first = '', count = ''] = match;
    position = head.lastIndex;
    for (let index = 0; index < Number(count); index += 1) {
      const [, offset = '', generation = '', kind = ''] = required(at(line, source, position));
      const place = placeAt(Number(offset), Number(generation));
      entries.set(Number(first) + index, kind === 'n' ? place : 'free');
      position = line.lastIndex;
    }
  }
  const trailer = /trailer\s*/y;
  required(at(trailer, source, position));
  const dict = parseAt(source, trailer.lastIndex);
  if (!(dict instanceof PDFDict)) {
    throw new Error('a cross-reference table has no trailer');
  }
  return { entries, trailer: dict };
}

/** No object is at the beginning of a file: some writers say so of a number that nothing has. */
function placeAt(offset: number, generation: number): Place | 'free' {
  return offset === 0 ? 'free' : { offset, generation };
}

function readStream(source: Source, offset: number): Section {
  const head = /\s*\d{1,10}\s+\d{1,5}\s+obj\s*/y;
  required(at(head, source, offset));
  const stream = parseAt(source, head.lastIndex);
  if (!(stream instanceof PDFRawStream) || stream.dict.get(PDFName.of('Type')) !== PDFName.of('XRef')) {
    throw new Error('no cross-reference stream is where there should be one');
  }
  const { dict } = stream;
  const rows = readRows(stream, numbersOf(dict, 'W'));
  const size = dict.lookup(PDFName.of('Size'), PDFNumber).asNumber();
  const index = dict.has(PDFName.of('Index')) ? numbersOf(dict, 'Index') : [0, size];
  const entries: Entries = new Map();
  for (let part = 0; part + 1 < index.length; part += 2) {
    const [first = 0, count = 0] = index.slice(part, part + 2);
    for (const [row, place] of rows.splice(0, count).entries()) {
      entries.set(first + row, place);
    }
  }
  return { entries, trailer: dict };
}

function readRows(stream: PDFRawStream, widths: readonly number[]): (Place | 'free')[] {
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const width = typeWidth + secondWidth + thirdWidth;
  if (width === 0 || widths.some((each) => each > 6)) {
    throw new Error('the columns of a cross-reference stream cannot be read');
  }
  const table = Buffer.from(unpredicted(stream, unpackStream(stream, MAX_TABLE)));
  const column = (from: number, bytes: number): number => (bytes === 0 ? 0 : table.readUIntBE(from, bytes));
  const rows: (Place | 'free')[] = [];
  for (let start = 0; start + width <= table.length; start += width) {
    const type = typeWidth === 0 ? 1 : column(start, typeWidth);
    const second = column(start + typeWidth, secondWidth);
    const third = column(start + typeWidth + secondWidth, thirdWidth);
    const inObjectStream: Place | 'free' = type === 2 ? { stream: second, index: third } : 'free';
    rows.push(type === 1 ? placeAt(second, third) : inObjectStream);
  }
  return rows;
}

/** Undoes the PNG predictors that most writers use to compress their cross-reference streams. */
function unpredicted({ dict }: PDFRawStream, packed: Uint8Array): Uint8Array {
  const given = dict.lookup(PDFName.of('DecodeParms'));
  const params = given instanceof PDFArray ? given.lookupMaybe(0, PDFDict) : given;
  const numberIn = (key: string, fallback: number): number =>
    (params instanceof PDFDict ? params.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() : undefined) ?? fallback;
  const predictor = numberIn('Predictor', 1);
  if (predictor === 1) {
    return packed;
  }
  const columns = numberIn('Columns', 1);
  const plain = Buffer.alloc(Math.floor(packed.length / (columns + 1)) * columns);
  for (let row = 0; row * columns < plain.length; row += 1) {
    const filter = packed[row * (columns + 1)] ?? 0;
    if (predictor < 10 || filter > 2) {
      throw new Error('a cross-reference stream is packed in an unusual way');
    }
    for (let column = 0; column < columns; column += 1) {
      const place = row * columns + column;
      const left = column === 0 ? 0 : (plain[place - 1] ?? 0);
      const above = plain[place - columns] ?? 0;
      plain[place] = (packed[row * (columns + 1) + 1 + column] ?? 0) + (filter === 1 ? left : filter === 2 ? above : 0);
    }
  }
  return plain;
}

function numbersOf(dict: PDFDict, key: string): number[] {
  const numbers = dict.lookup(PDFName.of(key), PDFArray).asArray();
  return numbers.filter((number) => number instanceof PDFNumber).map((number) => number.asNumber());
}

function at(pattern: RegExp, { text }: Source, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

function required(match: RegExpExecArray | null): RegExpExecArray {
  if (match === null) {
    throw new Error('a cross-reference table is broken');
  }
  return match;
}

function parseAt({ bytes, context }: Source, offset: number): PDFObject {
  return PDFObjectParser.forBytes(bytes.subarray(offset), context).parseObject();
}
