import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IsolationLevel } from '@mikro-orm/core';
import type { Em, Orm } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { type Manifest, type ManifestFile, rootOf } from '../format/manifest.ts';
import type { OwnRows } from '../format/own-tables.ts';
import { FORMAT_NAME, FORMAT_VERSION, interchangeRecord, RECORD_TYPES, type RecordType } from '../format/record.ts';
import { EXPORTS } from './export.sql.ts';
import { type ExportRow, presentRecord } from './present-record.ts';

/** Columns that name documents. */
const DOCUMENTS = ['document_sha256', 'signed_pdf_sha256', 'sealed_document_sha256', 'unsealed_sha256'] as const;

export interface ExportInput {
  /** Public id of the link. */
  readonly linkId: string;
  /** A directory that does not exist yet, or is empty. */
  readonly output: string;
  /** Host of this instance, for the manifest. */
  readonly instance: string;
  readonly now: Date;
}

/**
 * Writes everything about a link as of one moment: a file of records of each type, the documents that they name, and
 * last the manifest. The data files are the same, byte for byte, as long as nothing changes. Throws an error that says
 * what to do.
 */
export async function exportLink(orm: Orm, { linkId, output, instance, now }: ExportInput): Promise<Manifest> {
  if (existsSync(output) && (await readdir(output)).length > 0) {
    throw new Error(`${output} is not empty: name a new directory`);
  }
  await mkdir(join(output, 'documents'), { recursive: true, mode: 0o700 });
  const files = await readLink(orm, linkId, output).catch(async (error: unknown) => {
    // Half an export looks like a whole one, and holds personal data.
    await rm(output, { recursive: true, force: true });
    throw error;
  });
  const manifest: Manifest = {
    format: FORMAT_NAME,
    version: FORMAT_VERSION,
    system: 'signet',
    instance,
    taken_at: now.toISOString(),
    files,
    root: rootOf(files),
  };
  await writeFile(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

function readLink(orm: Orm, linkId: string, output: string): Promise<ManifestFile[]> {
  return orm.em.fork().transactional(
    async (em) => {
      await em.execute(`set local time zone 'UTC'`);
      const link = await em.findOne(Link, { linkId });
      if (link === null) {
        throw new Error(`There is no link ${linkId}`);
      }
      return writeFiles(em, link, output);
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

async function writeFiles(em: Em, link: Link, output: string): Promise<ManifestFile[]> {
  const files: ManifestFile[] = [];
  const written = new Set<string>();
  for (const type of RECORD_TYPES) {
    if (EXPORTS[type] !== undefined) {
      files.push(await writeRecords(em, { type, link, output, written }));
    }
  }
  return files;
}

interface RecordFile {
  readonly type: RecordType;
  readonly link: Link;
  readonly output: string;
  /** The documents that were written so far. */
  readonly written: Set<string>;
}

async function writeRecords(em: Em, { type, link, output, written }: RecordFile): Promise<ManifestFile> {
  const name = `${type}.jsonl`;
  const stream = createWriteStream(join(output, name), { mode: 0o600 });
  const hash = createHash('sha256');
  let records = 0;
  let bytes = 0;
  for await (const row of readRows(em, type, link.id)) {
    const record = interchangeRecord.parse(presentRecord(type, row, link.linkId));
    const line = Buffer.from(`${canonicalJson(record)}\n`);
    hash.update(line);
    records += 1;
    bytes += line.length;
    if (!stream.write(line)) {
      await once(stream, 'drain');
    }
    for (const sha256 of documentsOf(row.own)) {
      if (!written.has(sha256)) {
        written.add(sha256);
        const document = await readDocument(em, sha256);
        await writeFile(join(output, 'documents', sha256), document.bytes, { mode: 0o600 });
      }
    }
    em.clear();
  }
  stream.end();
  await once(stream, 'finish');
  return { name, records, bytes, sha256: hash.digest('hex') };
}

async function* readRows(em: Em, type: RecordType, link: string): AsyncGenerator<ExportRow> {
  const { text = '', start } = EXPORTS[type] ?? {};
  for (let place = start; place !== undefined;) {
    const rows: ExportRow[] = await runStatement<ExportRow>(em, text, [link, place]);
    yield* rows;
    place = rows.at(-1)?.place;
  }
}

function documentsOf(own: OwnRows): string[] {
  return Object.values(own)
    .flatMap((rows) => (Array.isArray(rows) ? rows : []))
    .flatMap((row) => DOCUMENTS.flatMap((column) => (typeof row[column] === 'string' ? [row[column]] : [])));
}
