import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { deserialize, type Document, EJSON } from 'bson';
import type { ReasonCode } from '../../format/reasons.ts';
import { type RefusalEntry, SourceError } from '../../format/source.ts';
import { toPlain } from './plain.ts';

/** Bytes of a document: 16 MiB and what a server may add, and as much again in base64. */
const MAX_DOCUMENT = 17 * 1024 * 1024;
const MAX_LINE = 2 * MAX_DOCUMENT;
const MIN_DOCUMENT = 5;
/** Folders below the input, such as that of the database, in which files are looked for. */
const DEPTH = 2;

/** A document of a collection. */
export interface CollectionRow {
  readonly kind: 'row';
  readonly document: Document;
  /** Such as `individual_signing.bson#17`. */
  readonly locator: string;
}

/** The files of a dump by their collections. */
export type Collections = ReadonlyMap<string, string>;

/** Finds what `mongodump` or `mongoexport` has written. Throws `SourceError` for two files of one collection. */
export async function findCollections(input: string): Promise<Collections> {
  const found = new Map<string, string>();
  for (const path of await findFiles(input, DEPTH)) {
    const [, name = ''] = /^([a-z_]+)\.(?:bson|json)(?:\.gz)?$/.exec(basename(path)) ?? [];
    if (name !== '' && found.has(name)) {
      throw new SourceError(`${input} holds the collection ${name} twice: name the directory of one database`);
    }
    if (name !== '') {
      found.set(name, path);
    }
  }
  return found;
}

async function findFiles(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new SourceError(`${folder} is no directory: name the one that mongodump or mongoexport has written`);
  });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  for (const entry of entries) {
    if (entry.isDirectory() && depth > 0) {
      files.push(...(await findFiles(join(folder, entry.name), depth - 1)));
    }
  }
  return files.toSorted();
}

/** Reads the documents of a collection one by one; one that cannot be read is a refusal. None for no file. */
export async function* readCollection(path: string | undefined): AsyncGenerator<CollectionRow | RefusalEntry> {
  if (path === undefined) {
    return;
  }
  const name = basename(path);
  const isBson = /\.bson(?:\.gz)?$/.test(name);
  let number = 0;
  try {
    for await (const bytes of isBson ? splitBson(openFile(path)) : splitLines(openFile(path))) {
      number += 1;
      const locator = `${name}#${number}`;
      const document = isBson ? parseBson(bytes) : parseLine(bytes);
      yield 'refused' in document
        ? { kind: 'refusal', reason: document.refused, raw: document.raw, locator }
        : { kind: 'row', document: document.read, locator };
    }
  } catch (error) {
    if (!(error instanceof Truncated)) {
      throw error;
    }
    yield { kind: 'refusal', reason: 'truncated_file', raw: null, locator: `${name}#${number + 1}` };
  }
}

/** The file ends, or goes astray, within a document: nobody knows where the next one begins. */
class Truncated extends Error {}

type Chunks = AsyncIterable<Buffer>;

async function* openFile(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const stream = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => stream.destroy(error));
  try {
    for await (const chunk of stream as Chunks) {
      yield chunk;
    }
  } catch (error) {
    const isGzip = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isGzip ? new Truncated() : error;
  }
}

async function* splitBson(chunks: Chunks): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    let wanted = wantedOf(held, size);
    while (wanted !== undefined && size >= wanted) {
      const all = held.length === 1 ? (held[0] ?? Buffer.alloc(0)) : Buffer.concat(held);
      yield all.subarray(0, wanted);
      held = [all.subarray(wanted)];
      size -= wanted;
      wanted = wantedOf(held, size);
    }
  }
  if (size > 0) {
    throw new Truncated();
  }
}

/** Bytes of the document that begins here; undefined while its length is not read. */
function wantedOf(held: Buffer[], size: number): number | undefined {
  if (size < 4) {
    return undefined;
  }
  if ((held[0]?.length ?? 0) < 4) {
    held.splice(0, held.length, Buffer.concat(held));
  }
  const length = held[0]?.readInt32LE(0) ?? 0;
  if (length < MIN_DOCUMENT || length > MAX_DOCUMENT) {
    throw new Truncated();
  }
  return length;
}

/** One document a line, or a list with one document a line, as `mongoexport` writes both. */
async function* splitLines(chunks: Chunks): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      yield* documentOf(Buffer.concat([...held, chunk.subarray(start, end)]));
      held = [];
      size = 0;
      start = end + 1;
    }
    held.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > MAX_LINE) {
      throw new Truncated();
    }
  }
  const last = Buffer.concat(held);
  if (isUtf8(last) && last.toString('utf8').trim() !== '' && !isComplete(last)) {
    throw new Truncated();
  }
  yield* documentOf(last);
}

function* documentOf(line: Buffer): Generator<Buffer> {
  const text = line
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trim();
  const inner = withoutEnd(text.startsWith('[') ? text.slice(1) : text).trim();
  if (inner !== '') {
    yield Buffer.from(inner, 'latin1');
  }
}

/** A line without the comma or bracket after it. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ',]'.includes(text.charAt(end - 1))) {
    end -= 1;
  }
  return text.slice(0, end);
}

function isComplete(line: Buffer): boolean {
  return [...documentOf(line)].every((document) => 'read' in parseLine(document));
}

type Parsed = { readonly read: Document } | { readonly refused: ReasonCode; readonly raw: unknown };

function parseBson(bytes: Buffer): Parsed {
  try {
    return { read: deserialize(bytes, { promoteBuffers: true }) };
  } catch {
    return explainBson(bytes);
  }
}

/** Texts that are not UTF-8 can be shown by and large; what is no BSON cannot. */
function explainBson(bytes: Buffer): Parsed {
  try {
    const document = deserialize(bytes, { promoteBuffers: true, validation: { utf8: false } });
    return { refused: 'bad_encoding', raw: toPlain(document) };
  } catch {
    return { refused: 'unreadable_record', raw: null };
  }
}

function parseLine(bytes: Buffer): Parsed {
  if (!isUtf8(bytes)) {
    return { refused: 'bad_encoding', raw: null };
  }
  try {
    const read: unknown = EJSON.parse(bytes.toString('utf8'), { relaxed: true });
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? { read }
      : { refused: 'unreadable_record', raw: null };
  } catch {
    return { refused: 'unreadable_record', raw: null };
  }
}
