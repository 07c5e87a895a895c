import { basename } from 'node:path';
import type { SourceOptions } from '../format/source.ts';
import { openTable } from '../sources/csv.ts';
import { findDynamoTables } from '../sources/easycla-dynamo/read-dynamo.ts';
import { findFiles, INDIVIDUALS } from '../sources/easycla.ts';
import { readJson, readText } from '../sources/read-json.ts';
import { readHeader, readTable, type TableInput, titlesOf } from '../sources/read-table.ts';
import type { Claim, ReadClaims } from './claim.ts';
import { readEasyclaDynamoClaims } from './easycla-dynamo-claims.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The workflow lets an account pass whose number is in the file, whatever its age. */
export const readLiteClaims: ReadClaims = async function* readLiteClaims({ input, link = '' }) {
  const rows: unknown = fieldsOf(await readJson(input))['signedContributors'];
  for (const [index, row] of (Array.isArray(rows) ? rows : []).entries()) {
    const value = textOf(fieldsOf(row)['id']).trim();
    yield { link, kind: 'account', value, counts: value !== '', locator: `${basename(input)}#${index + 1}` };
  }
};

/** A row counts with neither of the two marks of an end, by its account or, without one, by its login. */
export const readClaAssistantClaims: ReadClaims = async function* readClaAssistantClaims(options) {
  const { input, link = '' } = options;
  if (!/^\s*[[{]/.test(await readHeader(input))) {
    yield* readTableClaims(options, {
      delimiter: ';',
      login: 'User Name',
      counts: (cell) => cell('Revoked At') === '',
    });
    return;
  }
  for (const [index, row] of documentsOf(await readText(input)).entries()) {
    const fields = fieldsOf(row);
    const account = textOf(fields['userId']);
    const login = textOf(fields['user'] ?? fields['user_name']);
    const hasEnded = [fields['end_at'], fields['revoked_at']].some((end) => (end ?? '') !== '');
    const who =
      account === '' ? ({ kind: 'login', value: login } as const) : ({ kind: 'account', value: account } as const);
    yield { link, ...who, counts: who.value !== '' && !hasEnded, locator: `${basename(input)}#${index + 1}` };
  }
};

function documentsOf(text: string): readonly unknown[] {
  if (text.trimStart().startsWith('[')) {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  }
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}

interface Columns {
  readonly delimiter: string;
  readonly email?: string | undefined;
  readonly login?: string | undefined;
  readonly account?: string | undefined;
  readonly counts: (cell: (title: string) => string) => boolean;
}

async function* readTableClaims(
  { input, link = '' }: Pick<SourceOptions, 'link'> & { readonly input: TableInput },
  columns: Columns,
): AsyncGenerator<Claim> {
  const titles = titlesOf(await readHeader(input), columns.delimiter);
  for await (const row of readTable(input, columns.delimiter)) {
    const cells = row.kind === 'row' ? row.cells : [];
    const cell = (title: string | undefined): string => cells[titles.indexOf(title ?? '\0')]?.trim() ?? '';
    const named = (['email', 'account', 'login'] as const).find((kind) => cell(columns[kind]) !== '');
    if (named !== undefined) {
      yield { link, kind: named, value: cell(columns[named]), counts: columns.counts(cell), locator: row.locator };
    }
  }
}

const ENDED = /^(?:revoked|withdrawn|ended|invalid|inactive|false|no|0)$/i;

/** A table has no rule but that it lists somebody who has not ended. */
export const readCsvClaims: ReadClaims = async function* readCsvClaims(options) {
  const { map } = options;
  const { table: input } = await openTable(options.input);
  const header = await readHeader(input);
  const [email, account, login] = (['email', 'github_id', 'github_login'] as const).map((name) => map[name] ?? name);
  const isIn = (titles: readonly string[]): boolean => titles.some((title) => [email, account, login].includes(title));
  const delimiter = [',', ';', '\t'].find((one) => isIn(titlesOf(header, one))) ?? ',';
  const status = map['status'] ?? 'status';
  yield* readTableClaims(
    { ...options, input },
    {
      delimiter,
      email,
      account,
      login,
      counts: (cell) => !ENDED.test(cell(status)),
    },
  );
};

/** CLAHub lets a signature of any version count that is not revoked. */
export const readClahubClaims: ReadClaims = (options) =>
  readTableClaims(options, {
    delimiter: ',',
    email: 'Email',
    login: 'GitHub Username',
    counts: (cell) => cell('Revoked At') === '' && cell('Type') === 'Individual',
  });

/** EasyCLA lets any approved individual signature count, of any version. */
export const readEasyclaClaims: ReadClaims = async function* readEasyclaClaims(options) {
  const { input, link = '' } = options;
  if ((await findDynamoTables(input)).has('signatures')) {
    yield* readEasyclaDynamoClaims(options);
    return;
  }
  for (const { path, header } of await findFiles(input)) {
    for await (const row of header === INDIVIDUALS ? readTable(path, ',') : []) {
      const cells = row.kind === 'row' ? row.cells.map((cell) => cell.trim().replace(/^"(.*)"$/s, '$1')) : [];
      const [, login = '', , , email = '', , approved, signed] = cells;
      const counts = approved === 'true' && signed === 'true';
      if (email !== '' || login !== '') {
        const who =
          email === '' ? ({ kind: 'login', value: login } as const) : ({ kind: 'email', value: email } as const);
        yield { link, ...who, counts, locator: row.locator };
      }
    }
  }
};

/** The check compares logins and addresses in any case. */
export const readClabotClaims: ReadClaims = async function* readClabotClaims({ input, link = '' }) {
  const contents = await readJson(input);
  const list: unknown = Array.isArray(contents) ? contents : fieldsOf(contents)['contributors'];
  for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
    const value = textOf(entry).trim();
    const kind = value.indexOf('@') > 0 ? 'email' : 'login';
    yield { link, kind, value, counts: value !== '', locator: `${basename(input)}#${index + 1}` };
  }
};
