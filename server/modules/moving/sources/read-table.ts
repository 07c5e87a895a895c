import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type RefusalEntry, SourceError } from '../format/source.ts';

/** Bytes of one row, and of the header. */
const MAX_ROW = 1_000_000;

/** A table: the path of its file, or its bytes under a name. */
export type TableInput = string | { readonly name: string; readonly bytes: Buffer };

/** A row of a table that could be read. */
export interface TableRow {
  readonly kind: 'row';
  readonly cells: readonly string[];
  /** Such as `signatures.csv:12`. */
  readonly locator: string;
}

interface ParsedRow {
  readonly record: readonly Buffer[];
  readonly info: { readonly lines: number };
}

/** Reads the first line of a file, without its byte order mark. Throws `SourceError` for what is not UTF-8. */
export async function readHeader(input: TableInput): Promise<string> {
  const start = typeof input === 'string' ? await readStart(input) : input.bytes.subarray(0, MAX_ROW);
  const end = start.indexOf(0x0a);
  const header = decode(start.subarray(0, end < 0 ? start.length : end));
  if (header === undefined || header.includes('\0')) {
    throw new SourceError('The file is not UTF-8: save it as UTF-8, with commas, semicolons or tabs between columns');
  }
  return header.replace(/^\uFEFF/, '').replace(/\r$/, '');
}

async function readStart(input: string): Promise<Buffer> {
  const file = await open(input).catch(() => {
    throw new SourceError(`${input} cannot be read`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_ROW), 0, MAX_ROW, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Splits the header of a table into its titles. */
export function titlesOf(header: string, delimiter: string): string[] {
  return header.split(delimiter).map((title) => title.trim().replace(/^"(.*)"$/, '$1'));
}

/** Reads the rows below the header; a row that is not UTF-8 is a refusal, and one without an end is the last. */
export async function* readTable(input: TableInput, delimiter: string): AsyncGenerator<TableRow | RefusalEntry> {
  const [name, stream] =
    typeof input === 'string' ? [input, createReadStream(input)] : [input.name, Readable.from([input.bytes])];
  const parser = stream.pipe(
    parse({
      delimiter,
      encoding: null,
      bom: true,
      from_line: 2,
      info: true,
      max_record_size: MAX_ROW,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );
  let line = 1;
  try {
    for await (const row of parser as AsyncIterable<ParsedRow>) {
      line = row.info.lines;
      yield toRow(row, `${basename(name)}:${line}`);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) {
      throw error;
    }
    // A quote that does not end takes in all rows after it.
    yield { kind: 'refusal', reason: 'truncated_file', raw: null, locator: `${basename(name)}:${line + 1}` };
  }
}

function toRow({ record }: ParsedRow, locator: string): TableRow | RefusalEntry {
  const cells = record.map(decode);
  if (cells.every((cell) => cell !== undefined)) {
    return { kind: 'row', cells, locator };
  }
  const raw = cells.map((cell, index) => cell ?? record[index]?.toString('latin1') ?? '');
  return { kind: 'refusal', reason: 'bad_encoding', raw, locator };
}

/** Returns the text of UTF-8 bytes; undefined for others. */
function decode(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') && !Buffer.from(text).equals(bytes) ? undefined : text;
}
