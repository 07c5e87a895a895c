import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  type DocumentEntry,
  type OpenedSource,
  type SourceEntry,
  SourceError,
  type SourceOptions,
} from '../../format/source.ts';
import { type DynamoItem, findDynamoTables, readDynamoTable } from './read-dynamo.ts';
import {
  company,
  entryOf,
  type Group,
  isCorporate,
  isEmployee,
  isLive,
  type Row,
  signature,
  user,
} from './stored-signature.ts';
import { toApprovals, toCorporation, toManagers } from './to-companies.ts';
import { toEmployee, toPerson } from './to-people.ts';

/** EasyCLA as its tables in DynamoDB have it; undefined for a directory without them. */
export async function openEasyclaDynamo(options: SourceOptions, link: string): Promise<OpenedSource | undefined> {
  const tables = await findDynamoTables(options.input);
  const signatures = tables.get('signatures');
  if (signatures === undefined) {
    return undefined;
  }
  const { rows, refusals } = readSignatures(await readDynamoTable(signatures), options.map['group']);
  const users = await readTable(tables.get('users'), user, ({ user_id: id }) => id);
  const companies = await readTable(tables.get('companies'), company, ({ company_id: id }) => id);
  const corporate = new Map<string, Row>();
  for (const row of rows.filter(({ signature: one }) => isCorporate(one) && one.signature_signed === true)) {
    const id = row.signature.signature_reference_id;
    const earlier = corporate.get(id);
    corporate.set(id, earlier !== undefined && isLive(earlier.signature) ? earlier : row);
  }
  const files = await readDocuments(options.documents, [...corporate.values()]);
  const group: Group = {
    link,
    users,
    companies: new Map([...companies].map(([id, { company_name: name }]) => [id, name])),
    corporate,
    documents: new Map(files.map(({ id, sha256 }) => [id, sha256])),
  };
  return {
    instance: 'easycla.lfx.linuxfoundation.org',
    generation: 'dynamodb',
    takenAt: null,
    entries: async function* () {
      yield* refusals;
      yield* files.map(({ sha256, path }): DocumentEntry => ({
        kind: 'document',
        sha256,
        mediaType: 'application/pdf',
        bytes: () => readFile(path),
      }));
      yield* toEntries(rows, group);
    },
  };
}

/** Reads the signatures of one CLA group: an instance has many, and each is a link of its own here. */
function readSignatures(items: readonly DynamoItem[], wanted: string | undefined) {
  const rows: Row[] = [];
  const refusals: SourceEntry[] = [];
  for (const { item, raw, locator } of items) {
    const { data } = signature.safeParse(item);
    if (data === undefined) {
      refusals.push({ kind: 'refusal', reason: 'unreadable_record', raw, locator });
    } else {
      // What DocuSign sent, and the addresses at which signing went on, say nothing more.
      const { user_docusign_raw_xml: _xml, signature_sign_url: _url, signature_callback_url: _back, ...kept } = data;
      rows.push({ signature: data, raw: kept, locator });
    }
  }
  const groups = [...new Set(rows.map(({ signature: one }) => one.signature_project_id))];
  const group = wanted ?? groups[0];
  if ((wanted === undefined && groups.length > 1) || (group !== undefined && !groups.includes(group))) {
    throw new SourceError(
      `The table holds the CLA groups ${groups.slice(0, 20).join(', ')}: name one with --map group=ID`,
    );
  }
  return { rows: rows.filter(({ signature: one }) => one.signature_project_id === group), refusals };
}

async function readTable<T>(
  paths: readonly string[] | undefined,
  schema: z.ZodType<T>,
  idOf: (row: T) => string,
): Promise<Map<string, T>> {
  const rows = new Map<string, T>();
  for (const { item } of await readDynamoTable(paths ?? [])) {
    const { data } = schema.safeParse(item);
    if (data !== undefined) {
      rows.set(idOf(data), data);
    }
  }
  return rows;
}

const FILE_NAME = /^[\w-]+$/;

/** The documents that corporations signed: `<signature_id>.pdf`. */
async function readDocuments(folder: string | undefined, rows: readonly Row[]) {
  const files: { id: string; path: string; sha256: string }[] = [];
  for (const {
    signature: { signature_id: id },
  } of folder === undefined ? [] : rows) {
    const path = join(folder ?? '', `${id}.pdf`);
    const bytes = FILE_NAME.test(id) ? await readFile(path).catch(() => undefined) : undefined;
    if (bytes !== undefined && bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
      files.push({ id, path, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
  }
  return files;
}

function* toEntries(rows: readonly Row[], group: Group): Generator<SourceEntry> {
  const signed = rows.filter(({ signature: one }) => one.signature_signed === true);
  for (const { raw, locator, signature: one } of rows) {
    if (one.signature_signed !== true) {
      yield { kind: 'refusal', reason: 'never_signed', raw, locator };
    }
  }
  const corporations = signed.filter(({ signature: one }) => isCorporate(one));
  yield* corporations.map((row) => entryOf(row, toCorporation(row.signature, group)));
  for (const row of corporations) {
    yield* toManagers(row, group);
  }
  yield* signed
    .filter(({ signature: one }) => isEmployee(one))
    .map((row) => entryOf(row, toEmployee(row.signature, group)));
  yield* signed
    .filter(({ signature: one }) => !isCorporate(one) && !isEmployee(one))
    .map((row) => entryOf(row, toPerson(row.signature, group)));
  for (const row of corporations) {
    yield* toApprovals(row, group);
  }
}
