import { basename } from 'node:path';
import { z } from 'zod';
import type { OpenedSource, Source, SourceEntry, SourceOptions } from '../format/source.ts';
import { SourceError } from '../format/source.ts';
import { ACCOUNT, LISTED, toGithubIdentity } from './github-identity.ts';
import { numberKeys } from './number-keys.ts';
import { readText } from './read-json.ts';
import { readHeader, readTable, titlesOf } from './read-table.ts';
import { readTime } from './read-time.ts';

/** A signature by the names of the JSON export. */
const exported = z.looseObject({
  user_name: z.string().max(200),
  repo_owner: z.string().max(200).nullish(),
  repo_name: z.string().max(200).nullish(),
  gist_url: z.string().max(2000).nullish(),
  gist_version: z.string().max(100).nullish(),
  signed_at: z.string().max(40).nullish(),
  revoked_at: z.string().max(40).nullish(),
});

/** A date as `mongoexport` writes it, in its relaxed or canonical form. */
const mongoDate = z.union([
  z.string().max(40),
  z.looseObject({
    $date: z.union([z.string().max(40), z.looseObject({ $numberLong: z.string().regex(/^-?\d{1,15}$/) })]),
  }),
]);

/** A document of the collection `clas`. */
const stored = z.looseObject({
  user: z.string().max(200),
  userId: z.union([z.string().max(30), z.int()]).nullish(),
  gist_url: z.string().max(2000).nullish(),
  gist_version: z.string().max(100).nullish(),
  created_at: mongoDate.nullish(),
  revoked_at: mongoDate.nullish(),
  end_at: mongoDate.nullish(),
  origin: z.string().max(300).nullish(),
  custom_fields: z.string().max(100_000).nullish(),
});

/** What one signature says, whatever it was read from. */
interface Signature {
  readonly login: string;
  readonly accountId: string;
  readonly email: string;
  readonly gist: string;
  readonly version: string;
  readonly signedAt: string;
  /** When it was revoked or ended; empty for a live one. */
  readonly endedAt: string;
  readonly isActOfSigner: boolean;
}

/** Titles and keys of fields in which people stated their address. */
const EMAIL_FIELD = /^e-?mail(?: ?address)?$/i;

/** CLA Assistant: the complete history as CSV or JSON, or the collection `clas` as `mongoexport` writes it. */
export const CLA_ASSISTANT: Source = {
  name: 'cla-assistant',
  async open(options): Promise<OpenedSource> {
    const { link, input } = options;
    if (link === undefined) {
      throw new SourceError('An export of CLA Assistant names projects of its own: give --link');
    }
    const facts = { ...options, link };
    const isJson = /^\s*[[{]/.test(await readHeader(input));
    return isJson ? openJson(facts) : openCsv(facts);
  },
};

type Facts = SourceOptions & { readonly link: string };

async function openJson(facts: Facts): Promise<OpenedSource> {
  const documents = parseDocuments(await readText(facts.input), facts.input);
  const isDatabase = documents.some((document) => stored.safeParse(document).success);
  return {
    instance: 'github.com',
    generation: isDatabase ? 'database' : 'json',
    takenAt: null,
    entries: async function* () {
      const unique = numberKeys();
      for (const [index, raw] of documents.entries()) {
        const locator = `${basename(facts.input)}#${index + 1}`;
        const signature = isDatabase ? fromStored(raw) : fromExported(raw);
        yield signature === undefined
          ? { kind: 'refusal', reason: 'unreadable_record', raw, locator }
          : toEntry(signature, { facts, raw, locator, unique });
      }
    },
  };
}

/** A JSON list, or one document in each line. */
function parseDocuments(text: string, input: string): readonly unknown[] {
  try {
    const list: unknown = text.trimStart().startsWith('[')
      ? JSON.parse(text)
      : text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line): unknown => JSON.parse(line));
    return z.array(z.unknown()).parse(list);
  } catch {
    throw new SourceError(`${input} is neither a JSON list nor one JSON document a line`);
  }
}

function fromStored(raw: unknown): Signature | undefined {
  const { data } = stored.safeParse(raw);
  return (
    data && {
      login: data.user,
      accountId: String(data.userId ?? ''),
      email: statedEmail(data.custom_fields ?? ''),
      gist: data.gist_url ?? '',
      version: data.gist_version ?? '',
      signedAt: dateText(data.created_at),
      endedAt: dateText(data.revoked_at) || dateText(data.end_at),
      // Others were uploaded, or added by the owner of the project.
      isActOfSigner: data.origin?.split('|')[0] === 'sign',
    }
  );
}

function dateText(date: z.output<typeof mongoDate> | null | undefined): string {
  if (date === null || date === undefined || typeof date === 'string') {
    return date ?? '';
  }
  return typeof date.$date === 'string' ? date.$date : new Date(Number(date.$date.$numberLong)).toISOString();
}

/** Finds the address among the custom fields, a JSON object in a text. */
function statedEmail(fields: string): string {
  try {
    const values = z.record(z.string(), z.unknown()).parse(JSON.parse(fields));
    const [, email] = Object.entries(values).find(([key]) => EMAIL_FIELD.test(key)) ?? [];
    return typeof email === 'string' ? email.trim() : '';
  } catch {
    return '';
  }
}

function fromExported(raw: unknown): Signature | undefined {
  const { data } = exported.safeParse(raw);
  if (data === undefined) {
    return undefined;
  }
  const [, email] = Object.entries(data).find(([key]) => EMAIL_FIELD.test(key)) ?? [];
  return {
    login: data.user_name,
    accountId: '',
    email: typeof email === 'string' ? email.trim() : '',
    gist: data.gist_url ?? '',
    version: data.gist_version ?? '',
    signedAt: data.signed_at ?? '',
    endedAt: data.revoked_at ?? '',
    isActOfSigner: true,
  };
}

const TITLES = ['User Name', 'Gist URL', 'Gist Version', 'Signed At', 'Revoked At'] as const;

async function openCsv(facts: Facts): Promise<OpenedSource> {
  const titles = titlesOf(await readHeader(facts.input), ';');
  const missing = TITLES.find((title) => title !== 'Revoked At' && !titles.includes(title));
  if (missing !== undefined) {
    throw new SourceError(
      `${facts.input} has no column ${missing}: take the complete history of CLA Assistant as it is`,
    );
  }
  return {
    instance: 'github.com',
    generation: 'csv',
    takenAt: null,
    entries: async function* () {
      const unique = numberKeys();
      for await (const row of readTable(facts.input, ';')) {
        if (row.kind === 'refusal') {
          yield row;
        } else if (row.cells.length !== titles.length) {
          // The export quotes no semicolons: nobody knows which column has one too many.
          yield { kind: 'refusal', reason: 'column_count', raw: row.cells, locator: row.locator };
        } else {
          const signature = fromCells(titles, row.cells);
          yield toEntry(signature, { facts, raw: row.cells, locator: row.locator, unique });
        }
      }
    },
  };
}

function fromCells(titles: readonly string[], cells: readonly string[]): Signature {
  const cell = (title: string): string => cells[titles.indexOf(title)]?.trim() ?? '';
  return {
    login: cell('User Name'),
    accountId: '',
    email: cells[titles.findIndex((title) => EMAIL_FIELD.test(title))]?.trim() ?? '',
    gist: cell('Gist URL'),
    version: cell('Gist Version'),
    signedAt: cell('Signed At'),
    endedAt: cell('Revoked At'),
    isActOfSigner: true,
  };
}

interface Reading {
  readonly facts: Facts;
  readonly raw: unknown;
  readonly locator: string;
  readonly unique: (key: string) => string;
}

function toEntry(signature: Signature, { facts, raw, locator, unique }: Reading): SourceEntry {
  const times = { dateFormat: undefined, timezone: facts.timezone };
  const signedAt = readTime(signature.signedAt, times);
  const endedAt = readTime(signature.endedAt, times);
  if (signedAt === undefined || endedAt === undefined) {
    return { kind: 'refusal', reason: 'invalid_time', raw, locator };
  }
  const { login, accountId, email, gist, version, isActOfSigner } = signature;
  const outcome = toGithubIdentity({
    key: unique(`cla-assistant:${facts.link}/${accountId === '' ? login : accountId}/${gist}/${version}`),
    link: facts.link,
    accountId,
    login,
    email,
    name: '',
    version,
    signedAt,
    endedAt: endedAt.precision === 'second' ? endedAt.value : endedAt.value && `${endedAt.value}T00:00:00.000Z`,
    level: isActOfSigner ? ACCOUNT : LISTED,
  });
  return typeof outcome === 'string'
    ? { kind: 'refusal', reason: outcome, raw, locator }
    : { kind: 'record', record: outcome, raw, locator };
}
