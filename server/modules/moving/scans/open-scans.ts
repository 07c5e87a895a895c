import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { ReasonCode } from '../format/reasons.ts';
import type { Scan } from '../format/source.ts';
import { ArchiveError, openZip, plainZipName, type ZipArchive, type ZipProblem } from './read-zip.ts';

/** Bytes of the table, and of a scan before it is checked. */
const MAX_TABLE = 64 * 1024 * 1024;
const MAX_SCAN = 10 * 1024 * 1024;

/** What systems put beside files. */
const LEFT_BY_SYSTEM = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)|\/$/i;

const REASONS = {
  missing: 'document_missing',
  twice: 'document_twice',
  broken: 'unusable_document',
  too_large: 'document_too_large',
} as const satisfies Record<ZipProblem, ReasonCode>;

/** A table and the scans beside it. */
export interface Scans {
  readonly table: { readonly name: string; readonly bytes: Buffer };
  /** A scan by its name, from the folder of the table or of the archive; not checked yet. Or why there is none. */
  readonly find: (name: string) => Promise<Scan | ReasonCode>;
  /** The files that were not asked for, by names that can be shown. */
  readonly unnamed: () => readonly string[];
}

/** Opens an archive of one table and scans that a column names. Throws `ArchiveError` for another one. */
export async function openScans(path: string): Promise<Scans> {
  const zip = await openZip(path);
  const files = zip.names.filter((name) => !LEFT_BY_SYSTEM.test(name));
  const [table, another] = files.filter((name) => /\.csv$/i.test(name));
  const bytes = table === undefined || another !== undefined ? 'missing' : await zip.read(table, MAX_TABLE);
  if (table === undefined || typeof bytes === 'string') {
    throw new ArchiveError(`${path} needs exactly one CSV, of 64 MiB at most, and the scans that it names`);
  }
  const folder = posix.dirname(table);
  const known = new Set(zip.names);
  const found = new Map<string, Scan | ReasonCode>();
  return {
    table: { name: shownName(posix.basename(table)), bytes },
    find: async (given) => {
      const plain = plainZipName(given);
      const beside = `${folder}/${plain}`;
      const name = known.has(beside) ? beside : plain;
      const scan = found.get(name) ?? (await findScan(zip, name));
      found.set(name, scan);
      return scan;
    },
    unnamed: () => files.filter((name) => name !== table && !found.has(name)).map(shownName),
  };
}

/** A name may hold anything. */
const shownName = (name: string): string => name.replaceAll(/\p{C}/gu, '_').slice(-200);

async function findScan(zip: ZipArchive, name: string): Promise<Scan | ReasonCode> {
  const bytes = await zip.read(name, MAX_SCAN);
  return typeof bytes === 'string'
    ? REASONS[bytes]
    : {
        sha256: createHash('sha256').update(bytes).digest('hex'),
        bytes: async () => {
          const again = await zip.read(name, MAX_SCAN);
          if (typeof again === 'string') {
            throw new ArchiveError(`The archive has changed meanwhile: ${name}`);
          }
          return again;
        },
      };
}
