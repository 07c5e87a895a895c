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
 * `file` and the reason `unreadable`, `too_many_rows` or `too_complex`.
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
    const { instance, lines, rows } = read;
    return { instance, generation: null, takenAt: null, rows, entries: () => entriesOf(lines) };
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

/** Parses line by line, so that the rows are never all in memory as objects. */
async function* entriesOf(lines: Uint8Array): AsyncGenerator<RecordEntry | RefusalEntry> {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength);
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_BREAK, start);
    const end = found < 0 ? bytes.length : found;
    yield JSON.parse(bytes.toString('utf8', start, end)) as RecordEntry | RefusalEntry;
    start = end + 1;
  }
}
