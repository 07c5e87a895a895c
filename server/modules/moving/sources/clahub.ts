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

/** CLAHub: the CSV of an agreement. Nobody has approved its corporations, so they wait for that here. */
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

/** What is the same for all corporations: there are no documents, and nobody approved them. */
const WAITING = { type: 'corporation', auto_approval: false, signed_pdf: null, completed_at: null } as const;

function toRecord(
  cell: (title: string) => string,
  { link, timezone, unique }: Reading,
): InterchangeRecord | ReasonCode {
  const [name, login, email, version] = [cell('Name'), cell('GitHub Username'), cell('Email'), cell('CLA Version')];
  const isCorporate = cell('Type') === 'Corporate';
  if (!isCorporate && cell('Type') !== 'Individual') {
    return 'unreadable_record';
  }
  const times = timesOf(cell, timezone);
  if (times === undefined) {
    return 'invalid_time';
  }
  const { signedAt, endedAt } = times;
  const level = cell('Source') === 'online' ? ACCOUNT : LISTED;
  if (email === '' && !isCorporate) {
    const key = unique(`clahub:${link}/login/${login}/${version}`);
    return toGithubIdentity({ key, link, accountId: '', login, email, name, version, signedAt, endedAt, level });
  }
  if (!isEmail(email)) {
    return 'invalid_email';
  }
  const [company, domain] = [cell('Company Name'), cell('Company Domain')];
  if ([name, version, company, domain].some(hasControlCharacter)) {
    return 'hostile_value';
  }
  const missing = signedAt.precision === 'unknown' ? ['missing_time'] : [];
  const common = {
    link,
    cla: null,
    ...(version === '' ? {} : { version }),
    language: null,
    fields: {},
    signed_at: signedAt,
    level,
  } as const;
  if (isCorporate) {
    const key = unique(`clahub:${link}/corporation/${email}/${version}`);
    const domains = isEmail(`x@${domain}`) ? [domain] : [];
    const state = endedAt === null ? 'uncompleted' : 'deleted';
    const notes = endedAt === null ? [...missing, 'corporation_waits'] : missing;
    return { ...common, ...WAITING, state, notes, key, name: company, representative: { name, email }, domains };
  }
  return {
    ...common,
    type: 'individual',
    key: unique(`clahub:${link}/${email}/${version}`),
    name,
    email,
    state: endedAt === null ? 'live' : 'ended',
    ended_at: endedAt,
    end_reason: endedAt === null ? null : 'invalidated_at_source',
    document: null,
    notes: missing,
  };
}

function timesOf(cell: (title: string) => string, timezone: string | undefined) {
  const read = (title: string) => readTime(cell(title), { dateFormat: undefined, timezone });
  const [signedAt, revoked] = [read('Date Signed'), read('Revoked At')];
  if (signedAt === undefined || revoked === undefined) {
    return undefined;
  }
  const endedAt = revoked.precision === 'second' ? revoked.value : revoked.value && `${revoked.value}T00:00:00.000Z`;
  return { signedAt, endedAt };
}
