import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/**
 * A backup is a gzip file of lines: the header; the rows, each as its table, a tab and its columns as JSON by
 * PostgreSQL; and the manifest.
 */
const header = z.object({
  format: z.literal('signet-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that the data have seen, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** Fingerprints of the secret keys, the writing one first. */
  keyFingerprints: z.array(z.string()).min(1),
  /** The secret keys themselves, if asked for. */
  keys: z.array(z.object({ id: z.string().optional(), secret: z.string() })).optional(),
});
export type BackupHeader = z.output<typeof header>;

const manifest = z.object({
  /** SHA-256 over all lines before this one. */
  sha256: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
});
export type BackupManifest = z.output<typeof manifest>;

/** A row of a table, as JSON. */
export interface BackupRow {
  readonly table: string;
  readonly json: string;
}

/** Counts lines into the manifest; the writer and the reader use the same. */
export class ManifestBuilder {
  private readonly all = createHash('sha256');
  private readonly tables = new Map<string, { rows: number; readonly hash: Hash }>();

  add(line: string, table?: string): void {
    this.all.update(line).update('\n');
    if (table === undefined) {
      return;
    }
    const counted = this.tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
    counted.rows += 1;
    counted.hash.update(line).update('\n');
    this.tables.set(table, counted);
  }

  manifest(): BackupManifest {
    const digest = (hash: Hash): string => hash.copy().digest('hex');
    const tables: Record<string, BackupManifest['tables'][string]> = {};
    for (const [table, { rows, hash }] of this.tables) {
      tables[table] = { rows, sha256: digest(hash) };
    }
    return { sha256: digest(this.all), tables };
  }
}

/** The file is no backup, or not the one that was written. */
export class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError';
}

/**
 * Reads a whole archive against its manifest and returns both; memory stays flat. Throws `DamagedBackupError` for
 * anything that is missing, added or changed.
 */
export async function checkArchive(file: string): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  const builder = new ManifestBuilder();
  let first: string | undefined;
  let last: string | undefined;
  for await (const line of readLines(file)) {
    first ??= line;
    if (last !== undefined) {
      builder.add(last, tableOf(last));
    }
    last = line;
  }
  const found = builder.manifest();
  const stated = parse(manifest, last);
  if (stated.sha256 !== found.sha256) {
    const tables = Object.keys({ ...stated.tables, ...found.tables });
    const broken = tables.find((table) => stated.tables[table]?.sha256 !== found.tables[table]?.sha256);
    throw new DamagedBackupError(`${file} is damaged${broken === undefined ? '' : `: ${broken} differs`}`);
  }
  return { header: parse(header, first), manifest: stated };
}

/** Reads the rows of an archive that was checked. */
export async function* readRows(file: string): AsyncGenerator<BackupRow> {
  for await (const line of readLines(file)) {
    const table = tableOf(line);
    if (table !== undefined) {
      yield { table, json: line.slice(table.length + 1) };
    }
  }
}

/** Undefined for the header and the manifest. */
function tableOf(line: string): string | undefined {
  return line.startsWith('{') ? undefined : line.slice(0, Math.max(0, line.indexOf('\t')));
}

/** Only line feeds end lines: the line separators of Unicode, which `readline` splits at too, occur within rows. */
async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = createGunzip();
  bytes.on('error', (error) => text.destroy(error));
  try {
    let pieces: string[] = [];
    for await (const chunk of bytes.pipe(text).setEncoding('utf8') as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      pieces.push(first);
      for (const next of others) {
        yield pieces.join('');
        pieces = [next];
      }
    }
    const last = pieces.join('');
    if (last !== '') {
      yield last;
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw error;
    }
    throw new DamagedBackupError(`${file} is damaged or no backup`, { cause: error });
  }
}

function parse<T>(schema: z.ZodType<T>, line: string | undefined): T {
  try {
    return schema.parse(JSON.parse(line ?? ''));
  } catch (error) {
    throw new DamagedBackupError('the file is damaged, or no backup that this version can read', { cause: error });
  }
}
