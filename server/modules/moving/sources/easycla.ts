import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isEmail } from '#rules/email.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { InterchangeRecord } from '../format/record.ts';
import { type Source, type SourceEntry, SourceError } from '../format/source.ts';
import { openEasyclaDynamo } from './easycla-dynamo/open-dynamo.ts';
import { ACCOUNT, toGithubIdentity } from './github-identity.ts';
import { numberKeys } from './number-keys.ts';
import { readHeader, readTable, titlesOf } from './read-table.ts';
import { readTime } from './read-time.ts';

/** Headers of the three files that a CLA group offers. */
export const INDIVIDUALS = 'Name,GitHub Username,GitLab Username,LF_ID,Email,Signed Date,Approved,Signed';
const CORPORATIONS =
  'Company Name,Signed,Approved,DomainApprovalList,EmailApprovalList,GitHubOrgApprovalList,GitHubUsernameApprovalList,Date Signed,Approved,Signed';
const EMPLOYEES = 'GitHub ID,LF_ID,Name,Email,Date Signed';
const HEADERS: ReadonlySet<string> = new Set([INDIVIDUALS, CORPORATIONS, EMPLOYEES]);

/** Why the rows of the other files are not imported. */
const refusalOf = (header: string): ReasonCode =>
  header === CORPORATIONS ? 'no_representative' : 'unknown_corporation';

interface File {
  readonly path: string;
  readonly header: string;
}

/**
 * EasyCLA: its tables in DynamoDB, or the CSV files of a CLA group, one or a directory of them. These name neither a version nor, of a corporation,
 * who signed for it, so corporations and their employees are listed in the report and sign here.
 */
export const EASYCLA: Source = {
  name: 'easycla',
  async open(options) {
    const { input, link } = options;
    if (link === undefined) {
      throw new SourceError('The files of EasyCLA name no link: give --link');
    }
    const tables = await openEasyclaDynamo(options, link);
    if (tables !== undefined) {
      return tables;
    }
    const files = await findFiles(input);
    if (files.length === 0) {
      throw new SourceError(
        `${input} has none of the headers of EasyCLA: take the CSV files of the CLA group as they are`,
      );
    }
    return {
      instance: 'easycla.lfx.linuxfoundation.org',
      generation: null,
      takenAt: null,
      entries: async function* () {
        const unique = numberKeys();
        for (const { path, header } of files) {
          yield* readFileOf(path, header, { link, unique });
        }
      },
    };
  },
};

/** The files of the input that have one of the headers. */
export async function findFiles(input: string): Promise<File[]> {
  const isDirectory = await stat(input).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const names = isDirectory ? (await readdir(input)).filter((name) => name.endsWith('.csv')).toSorted() : [];
  const paths = isDirectory ? names.map((name) => join(input, name)) : [input];
  const files = await Promise.all(
    paths.map(async (path) => ({ path, header: titlesOf(await readHeader(path), ',').join(',') })),
  );
  return files.filter(({ header }) => HEADERS.has(header));
}

interface Reading {
  readonly link: string;
  readonly unique: (key: string) => string;
}

async function* readFileOf(path: string, header: string, reading: Reading): AsyncGenerator<SourceEntry> {
  for await (const row of readTable(path, ',')) {
    if (row.kind === 'refusal') {
      yield row;
      continue;
    }
    const { locator, cells: raw } = row;
    const outcome = header === INDIVIDUALS ? toIndividual(raw.map(unquote), reading) : refusalOf(header);
    yield typeof outcome === 'string'
      ? { kind: 'refusal', reason: outcome, raw, locator: `${basename(path)}:${locator.split(':').at(-1)}` }
      : { kind: 'record', record: outcome, raw, locator };
  }
}

/** The export does not escape quotes inside a value, which then keeps those around it. */
const unquote = (cell: string): string => cell.trim().replace(/^"(.*)"$/s, '$1');

function toIndividual(cells: readonly string[], { link, unique }: Reading): InterchangeRecord | ReasonCode {
  const [name = '', login = '', , , email = '', date = '', approved, signed] = cells;
  if (cells.length !== 8) {
    return 'column_count';
  }
  const signedAt = readTime(toDay(date), { dateFormat: undefined, timezone: undefined });
  if (signedAt === undefined) {
    return 'invalid_time';
  }
  if (hasControlCharacter(name)) {
    return 'hostile_value';
  }
  const isLive = approved === 'true' && signed === 'true';
  const state = isLive
    ? ({ state: 'live', ended_at: null, end_reason: null } as const)
    : ({ state: 'ended', ended_at: null, end_reason: 'invalidated_at_source' } as const);
  if (email === '') {
    const identity = { key: unique(`easycla:${link}/login/${login}`), link, accountId: '', login, email, name };
    const outcome = toGithubIdentity({ ...identity, version: '', signedAt, endedAt: null, level: ACCOUNT });
    return typeof outcome === 'string' ? outcome : { ...outcome, ...state };
  }
  if (!isEmail(email)) {
    return 'invalid_email';
  }
  return {
    type: 'individual',
    key: unique(`easycla:${link}/${email}`),
    link,
    cla: null,
    language: null,
    name,
    email,
    fields: {},
    signed_at: signedAt,
    ...state,
    document: null,
    level: ACCOUNT,
    notes: signedAt.precision === 'unknown' ? ['missing_time'] : [],
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Turns `Mar 4,2024` into `2024-03-04`; leaves what is not of that form. */
function toDay(text: string): string {
  const [, month = '', day = '', year = ''] = /^([A-Z][a-z]{2}) (\d{1,2}), ?(\d{4})$/.exec(text) ?? [];
  const index = MONTHS.indexOf(month);
  return index < 0 ? text : `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
