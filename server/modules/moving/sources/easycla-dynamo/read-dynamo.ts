import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { SourceError } from '../../format/source.ts';

/** Bytes of a table, unpacked. */
const MAX_TABLE = 512 * 1024 * 1024;

/** A row of a table as plain JSON, and where it is; undefined for one that cannot be read. */
export interface DynamoItem {
  readonly item: Readonly<Record<string, unknown>> | undefined;
  readonly raw: unknown;
  readonly locator: string;
}

const scan = z.looseObject({ Items: z.array(z.unknown()) });
const line = z.looseObject({ Item: z.unknown() });
const attributes = z.record(z.string(), z.record(z.string(), z.unknown()));

const TABLES = ['signatures', 'users', 'companies'];

/** Files of exported tables below a directory, such as `cla-prod-signatures.json`, by the last word of their names. */
export async function findDynamoTables(input: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const isDirectory = await stat(input).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const entries = isDirectory ? await readdir(input, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const named = paths.toSorted().flatMap((path) => {
    const table = tableOf(path.slice(input.length));
    return table === undefined || basename(path).startsWith('manifest') ? [] : [{ table, path }];
  });
  return new Map(
    [...Map.groupBy(named, ({ table }) => table)].map(([table, of]) => [table, of.map(({ path }) => path)]),
  );
}

/** An export to S3 names the files of a table by chance, below a directory of the table. */
function tableOf(path: string): string | undefined {
  const stem = /^(.*)\.json(?:\.gz)?$/.exec(path)?.[1];
  return TABLES.find((table) => stem?.split('/').some((name) => name.endsWith(table)));
}

/** Reads a table as `aws dynamodb scan` writes it, or as an export to S3 does: a line a row. */
export async function readDynamoTable(paths: readonly string[]): Promise<DynamoItem[]> {
  const items: DynamoItem[] = [];
  for (const path of paths) {
    const text = await unpack(path);
    rowsOf(text, path).forEach((raw, index) => {
      items.push({ item: toItem(raw), raw, locator: `${basename(path)}#${index + 1}` });
    });
  }
  return items;
}

function rowsOf(text: string, path: string): readonly unknown[] {
  try {
    return scan.parse(JSON.parse(text)).Items;
  } catch {
    const lines = text.split('\n').filter((row) => row.trim() !== '');
    const rows = lines.map((row) => {
      try {
        return line.parse(JSON.parse(row)).Item;
      } catch {
        return row;
      }
    });
    if (rows.length > 0 && rows.every((row) => typeof row === 'string')) {
      throw new SourceError(
        `${path} is no table of DynamoDB: take it as aws dynamodb scan or an export to S3 writes it`,
      );
    }
    return rows;
  }
}

async function unpack(path: string): Promise<string> {
  const file = createReadStream(path);
  const stream = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => stream.destroy(error));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_TABLE) {
        throw new SourceError(`${path} has more than 512 MiB: split it`);
      }
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError(`${path} cannot be read: export the table again`);
  }
}

/** Values without the types that DynamoDB puts around them. */
function toItem(raw: unknown): DynamoItem['item'] {
  const { data } = attributes.safeParse(raw);
  return data && Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: unknown): unknown {
  const [[type, inner] = []] = Object.entries(typeof value === 'object' && value !== null ? value : {});
  if (type === 'NULL') {
    return null;
  }
  if (type === 'L') {
    return Array.isArray(inner) ? inner.map(toValue) : [];
  }
  return type === 'M' ? toItem(inner) : inner;
}
