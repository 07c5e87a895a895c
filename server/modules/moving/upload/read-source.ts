import { IMPORT_ROWS_MAX } from '#rules/import-upload.ts';
import { SourceError, type SourceOptions } from '../format/source.ts';
import { isZip } from '../scans/is-zip.ts';
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
    }
  | { readonly refusal: 'unreadable' | 'too_many_rows' };

/** Reads a whole file of a source. Runs as long as the file makes it, so it belongs in a separate process. */
export async function readSource({ from, options }: SourceToRead): Promise<ReadSource> {
  try {
    return await readEntries({ from, options });
  } catch (error) {
    if (error instanceof SourceError) {
      return { refusal: 'unreadable' };
    }
    throw error;
  }
}

async function readEntries({ from, options }: SourceToRead): Promise<ReadSource> {
  if (await isZip(options.input)) {
    // Scans are for the command: an uploaded file is read once, and as rows alone.
    return { refusal: 'unreadable' };
  }
  const opened = await SOURCES.get(from)?.open(options);
  if (opened === undefined) {
    return { refusal: 'unreadable' };
  }
  const lines: string[] = [];
  for await (const entry of opened.entries()) {
    if (lines.length === IMPORT_ROWS_MAX) {
      return { refusal: 'too_many_rows' };
    }
    lines.push(JSON.stringify(entry));
  }
  return { instance: opened.instance, lines: Buffer.from(lines.join('\n')), rows: lines.length };
}
