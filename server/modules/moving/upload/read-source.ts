import { IMPORT_ROWS_MAX, IMPORT_SCANS_MAX, IMPORT_SCANS_MAX_BYTES } from '#rules/import-upload.ts';
import { SourceError, type SourceOptions } from '../format/source.ts';
import { ArchiveError } from '../scans/read-zip.ts';
import { SOURCES } from '../sources/sources.ts';

/** A file to read, and as what. */
export interface SourceToRead {
  readonly from: string;
  readonly options: SourceOptions;
}

/** What was read: an entry of the source on each line, as JSON; or why the file cannot be taken. */
export type ReadSource =
  | {
      readonly instance: string;
      readonly lines: Uint8Array;
      readonly rows: number;
      /** Of an archive, the scans that rows name, by their SHA-256, and the names of the others. */
      readonly scans: ReadonlyMap<string, Uint8Array>;
      readonly unnamedScans: readonly string[] | undefined;
    }
  | { readonly refusal: 'unreadable' | 'unreadable_archive' | 'too_many_rows' | 'too_many_scans' };

/** Reads a whole file of a source. Runs as long as the file makes it, so it belongs in a separate process. */
export async function readSource({ from, options }: SourceToRead): Promise<ReadSource> {
  try {
    return await readEntries({ from, options });
  } catch (error) {
    if (error instanceof SourceError) {
      return { refusal: error instanceof ArchiveError ? 'unreadable_archive' : 'unreadable' };
    }
    throw error;
  }
}

async function readEntries({ from, options }: SourceToRead): Promise<ReadSource> {
  const opened = await SOURCES.get(from)?.open(options);
  if (opened === undefined) {
    return { refusal: 'unreadable' };
  }
  const lines: string[] = [];
  const scans = new Map<string, Uint8Array>();
  let bytes = 0;
  for await (const entry of opened.entries()) {
    if (lines.length === IMPORT_ROWS_MAX) {
      return { refusal: 'too_many_rows' };
    }
    const scan = entry.kind === 'record' ? entry.scan : undefined;
    if (scan !== undefined && !scans.has(scan.sha256)) {
      const read = await scan.bytes();
      bytes += read.length;
      if (scans.size === IMPORT_SCANS_MAX || bytes > IMPORT_SCANS_MAX_BYTES) {
        return { refusal: 'too_many_scans' };
      }
      scans.set(scan.sha256, read);
    }
    lines.push(JSON.stringify(entry));
  }
  const { instance, unnamedScans } = opened;
  const rows = lines.length;
  return { instance, lines: Buffer.from(lines.join('\n')), rows, scans, unnamedScans: unnamedScans?.() };
}
