import { isEmail } from '#rules/email.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import { instanceHost } from '#rules/gate-platform.ts';
import { CSV_COLUMNS as COLUMNS, type CsvColumn as Column } from '#rules/import-upload.ts';
import { EvidenceLevel } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { InterchangeRecord } from '../format/record.ts';
import {
  type OpenedSource,
  type Scan,
  type Source,
  type SourceEntry,
  SourceError,
  type SourceOptions,
} from '../format/source.ts';
import { isZip } from '../scans/is-zip.ts';
import { openScans, type Scans } from '../scans/open-scans.ts';
import { numberKeys } from './number-keys.ts';
import { readHeader, readTable, type TableInput, titlesOf } from './read-table.ts';
import { readTime } from './read-time.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** What a spreadsheet would run as a formula. */
const FORMULA = /^\s*[=+\-@]/;

const LIVE: ReadonlySet<string> = new Set(['', 'signed', 'valid', 'active', 'true', 'yes', '1']);
const ENDED: ReadonlySet<string> = new Set([
  'revoked',
  'withdrawn',
  'ended',
  'invalid',
  'inactive',
  'false',
  'no',
  '0',
]);

/** A row of the file, by our names of columns. */
type Row = Readonly<Record<Column, string>>;

interface Layout {
  readonly delimiter: string;
  /** Place of each column that is there. */
  readonly places: ReadonlyMap<Column, number>;
  readonly width: number;
}

/** A table with a header, of people who signed: columns are named by `--map`. */
export const CSV_SOURCE: Source = {
  name: 'csv',
  async open(options): Promise<OpenedSource> {
    const { link, level = EvidenceLevel.LISTED, input, documents } = options;
    if (link === undefined) {
      throw new SourceError('A CSV names no link: give --link');
    }
    if (level !== EvidenceLevel.LISTED && level !== EvidenceLevel.ACCOUNT) {
      throw new SourceError('--level of a CSV is account or listed');
    }
    if (documents !== undefined) {
      throw new SourceError('A CSV takes its scans from one ZIP archive with both: give that with --input');
    }
    const { table, scans } = await openTable(input);
    const layout = readLayout(await readHeader(table), options);
    const facts = { ...options, link, level, table, scans };
    return {
      // The name of the file would reach the audit events, and may be anybody's.
      instance: 'file',
      generation: null,
      takenAt: null,
      entries: () => readRows(layout, facts),
      unnamedScans: scans?.unnamed,
    };
  },
};

interface OpenedTable {
  readonly table: TableInput;
  /** Scans beside the table; undefined for a table alone. */
  readonly scans: Scans | undefined;
}

/** A CSV, or a ZIP archive of one and of scans that its column `document` names. */
export async function openTable(input: string): Promise<OpenedTable> {
  if (!(await isZip(input))) {
    return { table: input, scans: undefined };
  }
  const scans = await openScans(input);
  return { table: scans.table, scans };
}

type Facts = SourceOptions & OpenedTable & { readonly link: string; readonly level: 'account' | 'listed' };

/** Finds the separator by which the header has the columns that are named. */
function readLayout(header: string, { map }: SourceOptions): Layout {
  const unknown = Object.keys(map).find((name) => !COLUMNS.some((column) => column === name));
  if (unknown !== undefined) {
    throw new SourceError(`--map knows no ${unknown}, but ${COLUMNS.join(', ')}`);
  }
  const named = COLUMNS.map((column) => ({ column, title: map[column] ?? column, isNamed: map[column] !== undefined }));
  for (const delimiter of DELIMITERS) {
    const titles = titlesOf(header, delimiter);
    const found = named.filter(({ title }) => titles.includes(title));
    const isComplete = named.every(({ title, isNamed }) => !isNamed || titles.includes(title));
    const identifies = found.some(
      ({ column }) => column === 'email' || column === 'github_id' || column === 'github_login',
    );
    if (isComplete && identifies) {
      const places = new Map(found.map(({ column, title }) => [column, titles.indexOf(title)]));
      return { delimiter, places, width: titles.length };
    }
  }
  throw new SourceError(
    `The header has no such columns: ${header.slice(0, 500)}. Name them with --map, such as email=E-Mail,name=Name`,
  );
}

async function* readRows({ delimiter, places, width }: Layout, facts: Facts): AsyncGenerator<SourceEntry> {
  const unique = numberKeys();
  for await (const tableRow of readTable(facts.table, delimiter)) {
    if (tableRow.kind === 'refusal') {
      yield tableRow;
      continue;
    }
    const { cells: raw, locator } = tableRow;
    const row = Object.fromEntries(
      COLUMNS.map((column) => [column, (raw[places.get(column) ?? -1] ?? '').trim()]),
    ) as Row;
    // Also of rows that are refused, whose scans are not left over.
    const scan = await findScan(row, facts);
    const outcome = raw.length === width ? toRecord(row, facts) : 'column_count';
    if (typeof outcome === 'string') {
      yield { kind: 'refusal', reason: outcome, raw, locator };
    } else if (typeof scan === 'string') {
      yield { kind: 'refusal', reason: scan, raw, locator };
    } else {
      const record = { ...outcome, key: unique(outcome.key) };
      yield { kind: 'record', record, raw, locator, ...(scan === undefined ? {} : { scan }) };
    }
  }
}

/** The scan that a row names, undefined for none, or why the row cannot be imported with it. */
async function findScan({ document, email }: Row, { scans, map }: Facts): Promise<Scan | ReasonCode | undefined> {
  // A table by itself may have a column of this name that means something else.
  if (document === '' || (scans === undefined && map['document'] === undefined)) {
    return undefined;
  }
  const found = (await scans?.find(document)) ?? 'document_missing';
  if (!isEmail(email)) {
    return email === '' ? 'document_of_account' : 'invalid_email';
  }
  return found;
}

/** What a row becomes, or why it becomes nothing. */
function toRecord(row: Row, facts: Facts): InterchangeRecord | ReasonCode {
  const { email, name, status } = row;
  if (Object.values(row).some((value) => FORMULA.test(value) || hasControlCharacter(value))) {
    return 'hostile_value';
  }
  const signedAt = readTime(row.signed_at, facts);
  if (signedAt === undefined) {
    return 'invalid_time';
  }
  const state = LIVE.has(status.toLowerCase()) ? 'live' : ENDED.has(status.toLowerCase()) ? 'ended' : undefined;
  if (state === undefined) {
    return 'unknown_status';
  }
  const common = {
    link: facts.link,
    cla: null,
    ...(row.version === '' ? {} : { version: row.version }),
    signed_at: signedAt,
    notes: signedAt.precision === 'unknown' ? ['missing_time'] : [],
    state,
    ended_at: null,
    end_reason: state === 'ended' ? ('invalidated_at_source' as const) : null,
    level: facts.level,
  } as const;
  if (email !== '') {
    const key = `csv:${facts.link}/${email}`;
    return { ...common, type: 'individual', key, email, name, language: null, fields: {}, document: null };
  }
  const { github_id: accountId, github_login: login } = row;
  if (accountId === '' && login === '') {
    return 'no_identity';
  }
  return {
    ...common,
    type: 'identity',
    key: `csv:${facts.link}/${accountId === '' ? `login/${login.toLowerCase()}` : `github/${accountId}`}`,
    platform: 'github',
    host: instanceHost('https://github.com'),
    account_id: accountId === '' ? null : accountId,
    login: login === '' ? null : login,
    stated_email: null,
    name: name === '' ? null : name,
  };
}
