import type { ClaType } from '#rules/cla-type.ts';
import type { SourceEntry } from '../../format/source.ts';
import { numberKeys } from '../number-keys.ts';
import { readDay } from './acs-values.ts';
import { type Lookups, storedSigning, type StoredSigning } from './early-dump.ts';
import { fieldsOf, openText } from './open-encrypted.ts';
import { plainDocument } from './plain.ts';
import { readCollection } from './read-collection.ts';

/** A member of a list within a document. */
export interface Member {
  readonly link: string;
  readonly list: string;
  readonly index: number;
  readonly given: Record<string, unknown>;
  readonly locator: string;
  readonly lookups: Lookups;
  readonly unique: (key: string) => string;
}

/** What is read of a collection. */
interface Reading {
  readonly collection: 'corp_signings' | 'individual_signings';
  /** Whether rows that cannot be read are reported. */
  readonly tells: boolean;
  readonly present: (member: Member) => readonly SourceEntry[];
}

/** Reads the members of the lists of a collection. */
export async function* eachOf(lookups: Lookups, { collection, tells, present }: Reading): AsyncGenerator<SourceEntry> {
  const unique = numberKeys();
  const wanted = lookups.options.link;
  for await (const row of readCollection(lookups.collections.get(collection))) {
    if (row.kind === 'refusal') {
      yield* tells ? [row] : [];
      continue;
    }
    const { document } = row;
    const link = String(document['link_id']);
    if (wanted !== undefined && wanted !== link) {
      continue;
    }
    for (const list of ['signings', 'deleted', 'corp_managers']) {
      const members: unknown = document[list];
      for (const [index, given] of (Array.isArray(members) ? members : []).entries()) {
        const locator = `${row.locator} ${list} ${index + 1}`;
        const member = {
          link,
          list,
          index,
          given: given as Record<string, unknown>,
          locator,
          lookups,
          unique,
        };
        yield* present(member);
      }
    }
  }
}

/** A signing of a list, with its address opened. */
export interface ReadSigning {
  readonly signing: StoredSigning;
  readonly email: string;
  readonly raw: unknown;
  readonly day: NonNullable<ReturnType<typeof readDay>>;
}

/** Reads a signing of a list; a refusal for what cannot be read. */
export function readSigning({ given, locator, lookups }: Member): ReadSigning | SourceEntry {
  const raw = plainDocument(given);
  const { data: signing } = storedSigning.safeParse(raw);
  const email = openText(given['email'], lookups.key);
  const day = readDay(signing?.date ?? '', '', lookups.options.timezone);
  const reason =
    signing === undefined
      ? 'unreadable_record'
      : email === undefined
        ? 'encrypted_value'
        : day === undefined
          ? 'invalid_time'
          : email.trim() === ''
            ? 'no_identity'
            : undefined;
  return reason !== undefined || signing === undefined || email === undefined || day === undefined
    ? { kind: 'refusal', reason: reason ?? 'unreadable_record', raw, locator }
    : { signing, email: email.trim(), raw, day };
}

/** What the records of all signings share. */
export function signed(
  { link, lookups: { numbers, key }, given }: Member,
  { signing, day }: ReadSigning,
  type: ClaType,
) {
  return {
    link,
    cla: numbers.get(`${link}\n${type}\n${signing.lang.toLowerCase()}`) ?? null,
    name: signing.name,
    fields: fieldsOf(given['info'], key),
    signed_at: day.signedAt,
    level: 'verified-email' as const,
    notes: [...day.notes],
  };
}
