import { type FileHandle, open } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';
import { SourceError } from '../format/source.ts';

/** Bytes of the record at the end with the longest comment, and of the list of files. */
const MAX_END = 65_557;
const MAX_DIRECTORY = 32 * 1024 * 1024;

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** The archive as a whole cannot be used; the message says why. */
export class ArchiveError extends SourceError {}

/** A file of an archive, as its list has it. */
interface ZipEntry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly checksum: number;
  readonly packed: number;
  readonly offset: number;
}

export type ZipProblem = 'missing' | 'twice' | 'broken' | 'too_large';

/** A ZIP archive of which nothing is unpacked to the disk: names are compared, and lead nowhere. */
export interface ZipArchive {
  readonly names: readonly string[];
  /** Unpacks a file; says why not for one that is missing, broken, there twice, or larger than that many bytes. */
  readonly read: (name: string, maxBytes: number) => Promise<Buffer | ZipProblem>;
}

/** Opens an archive. Throws `ArchiveError` for one that is cut off, or has more than 65,535 files or 4 GiB. */
export async function openZip(path: string): Promise<ZipArchive> {
  const entries = await withFile(path, readDirectory);
  return {
    names: [...entries.keys()],
    read: async (name, maxBytes) => {
      const entry = entries.get(name);
      if (entry === undefined) {
        return 'missing';
      }
      return entry === null ? 'twice' : withFile(path, (file) => unpack(file, entry, maxBytes));
    },
  };
}

async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** A name as tables and archives write it alike, whatever system packed them. */
export function plainZipName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\.\//, '').normalize('NFC');
}

/** Few programs say how they write names: the ZIP folders of a Chinese Windows write GBK, others UTF-8. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The files by their names; null for a name that is there twice. */
async function readDirectory(file: FileHandle): Promise<ReadonlyMap<string, ZipEntry | null>> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - MAX_END), MAX_END);
  const at = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const end = at < 0 || tail.length < at + 22 ? undefined : tail.subarray(at);
  const [length = 0, offset = 0] = end === undefined ? [] : [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (end?.readUInt32LE(0) !== END || length > MAX_DIRECTORY || offset + length > size) {
    throw new ArchiveError('The archive is cut off or too large: pack it again, or in parts');
  }
  const list = await readAt(file, offset, length);
  const entries = new Map<string, ZipEntry | null>();
  for (let place = 0; place + 46 <= list.length && list.readUInt32LE(place) === LISTED;) {
    const nameEnd = place + 46 + list.readUInt16LE(place + 28);
    const name = plainZipName(decodeName(list.subarray(place + 46, nameEnd)));
    const entry: ZipEntry = {
      method: list.readUInt16LE(place + 10),
      isEncrypted: (list.readUInt16LE(place + 8) & ENCRYPTED) !== 0,
      checksum: list.readUInt32LE(place + 16),
      packed: list.readUInt32LE(place + 20),
      offset: list.readUInt32LE(place + 42),
    };
    entries.set(name, entries.has(name) ? null : entry);
    place = nameEnd + list.readUInt16LE(place + 30) + list.readUInt16LE(place + 32);
  }
  return entries;
}

/** The size that the list states is not believed: unpacking stops at the limit. */
async function unpack(file: FileHandle, entry: ZipEntry, maxBytes: number): Promise<Buffer | ZipProblem> {
  const { method, isEncrypted, checksum, packed, offset } = entry;
  const head = await readAt(file, offset, 30);
  if (isEncrypted || head.length < 30 || head.readUInt32LE(0) !== LOCAL) {
    return 'broken';
  }
  if (packed > maxBytes) {
    return 'too_large';
  }
  const bytes = await readAt(file, offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed);
  if (method !== STORED && method !== DEFLATED) {
    return 'broken';
  }
  try {
    const unpacked = method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: maxBytes });
    return crc32(unpacked) === checksum ? unpacked : 'broken';
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'too_large' : 'broken';
  }
}
