import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#server/errors/app-error.ts';
import { runIsolated } from '#server/isolation/run-isolated.ts';
import type { OpenedSource, RecordEntry, RefusalEntry, SourceOptions } from '../format/source.ts';
import type { ReadSource, SourceToRead } from './read-source.ts';
import { makeWorkFolder } from './work-folders.ts';

/** Milliseconds that reading a file may take; 100,000 rows take some seconds. */
const TIME_LIMIT = 60_000;

/** Megabytes of objects, and the same again of buffers. */
const MEMORY_LIMIT = 512;

/** Milliseconds in which the scans of a file have to be checked, each in a separate process, and stored. */
const SCANS_TIME_LIMIT = 30 * 60_000;

const LINE_BREAK = 0x0a;

/** A file that somebody uploaded. */
export interface UploadedSourceFile {
  readonly from: string;
  readonly bytes: Uint8Array;
  /** As the browser calls it; only shown. */
  readonly fileName: string;
  readonly options: Omit<SourceOptions, 'input'>;
}

/** The rows of an uploaded file, and how often one of them was read so far. */
export interface UploadedRows extends OpenedSource {
  readonly rows: number;
}

/**
 * Reads an uploaded file in an isolated process, which sees nothing but the file. Error: `bad_request_parameter` with
 * `file` and the reason `unreadable`, `unreadable_archive`, `too_many_rows`, `too_many_scans` or `too_complex`; the last
 * one also while its scans are read, when checking them takes too long.
 */
export async function readUploadApart({ from, bytes, fileName, options }: UploadedSourceFile): Promise<UploadedRows> {
  const directory = await makeWorkFolder('import');
  try {
    const input = join(directory, plainName(fileName));
    await writeFile(input, bytes, { mode: 0o600 });
    const wanted: SourceToRead = { from, options: { ...options, input } };
    const limits = { timeLimit: TIME_LIMIT, memoryLimit: MEMORY_LIMIT, readable: [directory] };
    const read = (await runIsolated('modules/moving/upload/read-source', wanted, limits)) as ReadSource | undefined;
    if (read === undefined || 'refusal' in read) {
      throw new AppError('bad_request_parameter', { field: 'file', reason: read?.refusal ?? 'too_complex' });
    }
    const { instance, rows, unnamedScans } = read;
    const readScan = readUntil(performance.now() + SCANS_TIME_LIMIT, read.scans);
    const entries = () => entriesOf(read.lines, readScan);
    const unnamed = unnamedScans && (() => unnamedScans);
    return { instance, generation: null, takenAt: null, rows, entries, unnamedScans: unnamed };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Rows are named after the file, and a name may hold anything. */
function plainName(fileName: string): string {
  return (
    fileName
      .replaceAll(/[^\w.-]+/g, '_')
      .replace(/^\.+/, '')
      .slice(-100) || 'file'
  );
}

type ReadScan = (sha256: string) => Promise<Uint8Array>;

/** Gives scans until a time: files take turns, and nobody may keep the others waiting for hours. */
function readUntil(deadline: number, scans: ReadonlyMap<string, Uint8Array>): ReadScan {
  return async (sha256) => {
    const scan = performance.now() < deadline ? scans.get(sha256) : undefined;
    if (scan === undefined) {
      throw new AppError('bad_request_parameter', { field: 'file', reason: 'too_complex' });
    }
    return scan;
  };
}

/** Parses line by line, so that the rows are never all in memory as objects. */
async function* entriesOf(lines: Uint8Array, readScan: ReadScan): AsyncGenerator<RecordEntry | RefusalEntry> {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength);
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_BREAK, start);
    const end = found < 0 ? bytes.length : found;
    const entry = JSON.parse(bytes.toString('utf8', start, end)) as RecordEntry | RefusalEntry;
    if (entry.kind === 'record' && entry.scan !== undefined) {
      const { sha256 } = entry.scan;
      yield { ...entry, scan: { sha256, bytes: () => readScan(sha256) } };
    } else {
      yield entry;
    }
    start = end + 1;
  }
}
