import { basename } from 'node:path';
import { z } from 'zod';
import { type Source, type SourceEntry, SourceError, type SourceOptions } from '../format/source.ts';
import { ACCOUNT, toGithubIdentity } from './github-identity.ts';
import { numberKeys } from './number-keys.ts';
import { readJson } from './read-json.ts';
import { readTable, titlesOf, readHeader } from './read-table.ts';
import { readTime } from './read-time.ts';

/** The file that the action keeps, such as `signatures/version1/cla.json`. */
const signatures = z.looseObject({ signedContributors: z.array(z.unknown()) });

/** A row; the action writes numbers, and people who edit the file write texts. */
const contributor = z.looseObject({
  name: z.string().max(200).default(''),
  id: z.union([z.int().positive(), z.string().max(30)]),
  comment_id: z.union([z.int(), z.string().max(30)]).optional(),
  created_at: z.string().max(40).default(''),
});

/** CLA Assistant Lite and its forks: one JSON file in a repository, of accounts that commented on a pull request. */
export const CLA_ASSISTANT_LITE: Source = {
  name: 'cla-assistant-lite',
  async open(options) {
    const { link, input } = options;
    if (link === undefined) {
      throw new SourceError('The file names no link: give --link');
    }
    const { success, data } = signatures.safeParse(await readJson(input));
    if (!success) {
      throw new SourceError(`${input} has no list signedContributors: take the file that the action keeps`);
    }
    const emails = await readEmails(options.emails);
    return {
      instance: 'github.com',
      generation: null,
      takenAt: null,
      entries: async function* () {
        const unique = numberKeys();
        for (const [index, row] of data.signedContributors.entries()) {
          yield toEntry(row, { link, options, emails, unique, locator: `${basename(input)}#${index + 1}` });
        }
      },
    };
  },
};

interface Reading {
  readonly link: string;
  readonly options: SourceOptions;
  readonly emails: ReadonlyMap<string, string>;
  readonly unique: (key: string) => string;
  readonly locator: string;
}

function toEntry(raw: unknown, { link, options, emails, unique, locator }: Reading): SourceEntry {
  const { success, data: row } = contributor.safeParse(raw);
  if (!success) {
    return { kind: 'refusal', reason: 'unreadable_record', raw, locator };
  }
  const signedAt = readTime(row.created_at, { dateFormat: undefined, timezone: options.timezone });
  if (signedAt === undefined) {
    return { kind: 'refusal', reason: 'invalid_time', raw, locator };
  }
  const accountId = String(row.id).trim();
  const outcome = toGithubIdentity({
    key: unique(`cla-assistant-lite:${link}/${accountId}/${row.comment_id ?? ''}`),
    link,
    accountId,
    // The action compares accounts by their number alone: without it, a row has never counted.
    login: accountId === '' ? '' : row.name,
    email: emails.get(accountId) ?? '',
    name: '',
    version: '',
    signedAt,
    endedAt: null,
    level: ACCOUNT,
  });
  return typeof outcome === 'string'
    ? { kind: 'refusal', reason: outcome, raw, locator }
    : { kind: 'record', record: outcome, raw, locator };
}

/** Reads the addresses that the operator knows, by account id: a CSV with the columns `id` and `email`. */
async function readEmails(input: string | undefined): Promise<ReadonlyMap<string, string>> {
  const emails = new Map<string, string>();
  if (input === undefined) {
    return emails;
  }
  const titles = titlesOf(await readHeader(input), ',');
  const [id, email] = [titles.indexOf('id'), titles.indexOf('email')];
  if (id < 0 || email < 0) {
    throw new SourceError(`${input} needs the columns id and email`);
  }
  for await (const row of readTable(input, ',')) {
    if (row.kind === 'row') {
      emails.set(row.cells[id]?.trim() ?? '', row.cells[email]?.trim() ?? '');
    }
  }
  return emails;
}
