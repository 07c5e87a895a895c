import { isEmail } from '#rules/email.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { InterchangeRecord } from '../format/record.ts';
import { type Source, SourceError } from '../format/source.ts';
import { ACCOUNT, LISTED, toGithubIdentity } from './github-identity.ts';
import { numberKeys } from './number-keys.ts';
import { readHeader, readTable, titlesOf } from './read-table.ts';
import { readTime } from './read-time.ts';

const TITLES = ['Name', 'GitHub Username', 'Email', 'Type', 'Date Signed', 'CLA Version', 'Source'] as const;

/** CLAHub: the CSV of an agreement. Its corporations name nobody who signed for them, so they sign here. */
export const CLAHUB: Source = {
  name: 'clahub',
  async open({ input, link, timezone }) {
    if (link === undefined) {
      throw new SourceError('The CSV of CLAHub names no link: give --link');
    }
    const titles = titlesOf(await readHeader(input), ',');
    const missing = TITLES.find((title) => !titles.includes(title));
    if (missing !== undefined) {
      throw new SourceError(`${input} has no column ${missing}: take the CSV of the agreement as it is`);
    }
    return {
      instance: 'clahub.com',
      generation: null,
      takenAt: null,
      entries: async function* () {
        const unique = numberKeys();
        for await (const row of readTable(input, ',')) {
          if (row.kind === 'refusal') {
            yield row;
            continue;
          }
          const { cells: raw, locator } = row;
          const outcome =
            raw.length === titles.length
              ? toRecord((title) => raw[titles.indexOf(title)]?.trim() ?? '', { link, timezone, unique })
              : 'column_count';
          yield typeof outcome === 'string'
            ? { kind: 'refusal', reason: outcome, raw, locator }
            : { kind: 'record', record: outcome, raw, locator };
        }
      },
    };
  },
};

interface Reading {
  readonly link: string;
  readonly timezone: string | undefined;
  readonly unique: (key: string) => string;
}

function toRecord(
  cell: (title: string) => string,
  { link, timezone, unique }: Reading,
): InterchangeRecord | ReasonCode {
  const [name, login, email, version] = [cell('Name'), cell('GitHub Username'), cell('Email'), cell('CLA Version')];
  if (cell('Type') !== 'Individual') {
    return cell('Type') === 'Corporate' ? 'not_supported' : 'unreadable_record';
  }
  const times = { dateFormat: undefined, timezone };
  const signedAt = readTime(cell('Date Signed'), times);
  const revoked = readTime(cell('Revoked At'), times);
  if (signedAt === undefined || revoked === undefined) {
    return 'invalid_time';
  }
  const endedAt = revoked.precision === 'second' ? revoked.value : revoked.value && `${revoked.value}T00:00:00.000Z`;
  const level = cell('Source') === 'online' ? ACCOUNT : LISTED;
  if (email === '') {
    const key = unique(`clahub:${link}/login/${login}/${version}`);
    return toGithubIdentity({ key, link, accountId: '', login, email, name, version, signedAt, endedAt, level });
  }
  if (!isEmail(email)) {
    return 'invalid_email';
  }
  if ([name, version].some(hasControlCharacter)) {
    return 'hostile_value';
  }
  return {
    type: 'individual',
    key: unique(`clahub:${link}/${email}/${version}`),
    link,
    cla: null,
    ...(version === '' ? {} : { version }),
    language: null,
    name,
    email,
    fields: {},
    signed_at: signedAt,
    state: endedAt === null ? 'live' : 'ended',
    ended_at: endedAt,
    end_reason: endedAt === null ? null : 'invalidated_at_source',
    document: null,
    level,
    notes: signedAt.precision === 'unknown' ? ['missing_time'] : [],
  };
}
