import { type FieldType, localizedFieldTitle } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { decideStanding, type Standing } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import { DocumentState } from '#server/modules/signing/signing/document-state.ts';
import {
  knownTime,
  toShownOrigin,
  type OriginRow,
  type ShownOrigin,
} from '#server/modules/signing/signing/origin/shown-origin.ts';
import { toCursor, type SigningPlace } from './signing-cursor.rules.ts';
import type { SigningKind, SigningSort } from './signing-kind.rules.ts';
import { selectSignings, type SigningFilter } from './signing-list.sql.ts';

/** What was filled into a field of a CLA. */
export interface ListedValue {
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly value: string;
}

/** A signing of any kind, as managers of its link see it. */
export interface ListedSigning extends Standing {
  readonly id: string;
  readonly reference: string;
  readonly kind: SigningKind;
  /** The version that was signed or, by a corporation, last agreed to. */
  readonly cla: Cla;
  readonly language: Language;
  /** Of the person who signed, also when they signed for a corporation; empty once erased, as is the address. */
  readonly name: string;
  readonly email: string;
  /** Null for an individual, and once erased. */
  readonly corporationName: string | null;
  /** In the order of the CLA, with titles in the language of the signing. */
  readonly fieldValues: readonly ListedValue[];
  /** Null when the source of an import does not say. */
  readonly signedAt: Date | null;
  readonly origin: ShownOrigin | null;
  /** When the community will end it, or has ended it; null when it has not decided so. */
  readonly endsAt: Date | null;
  /** Why the community ends it. */
  readonly endNote: string | null;
  readonly documentState: DocumentState;
  readonly documentSha256: string | null;
  /** Its place in the list. */
  readonly cursor: string;
}

type Time = Date | string;

interface SigningRow {
  readonly kind: SigningKind;
  readonly id: string;
  readonly reference: string;
  readonly cla_id: string;
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  readonly corporation_name: string | null;
  readonly field_values: Readonly<Record<string, string>>;
  readonly signed_at: Time;
  readonly document_sha256: string | null;
  readonly ended_at: Time | null;
  readonly end_reason: string | null;
  readonly ends_at: Time | null;
  readonly end_note: string | null;
  readonly state: string | null;
  readonly corporation_state: string | null;
  readonly suspended_at: Time | null;
  readonly newer_since: Time | null;
  readonly origin: OriginRow | null;
  readonly key: string;
  readonly act_state: 'waiting' | 'failed' | null;
}

/** What signings are read with. */
export interface SigningReader {
  readonly em: Em;
  readonly link: Link;
  /** The CLAs of the link by id. */
  readonly clas: ReadonlyMap<string, Cla>;
  readonly now: Date;
}

/** Opens a reader of a link's signings. */
export async function openReader(em: Em, link: Link, now: Date): Promise<SigningReader> {
  const clas = await em.find(Cla, { link });
  return { em, link, clas: new Map(clas.map((cla) => [cla.id, cla])), now };
}

/** Which signings to read, and how many. */
export interface WantedSignings {
  readonly kinds: readonly SigningKind[];
  readonly filter: SigningFilter;
  readonly sort: SigningSort;
  readonly after: SigningPlace | null;
  readonly limit: number;
}

/** Reads signings from a place on, in order; one statement. */
export async function readSignings(
  reader: SigningReader,
  { kinds, filter, sort, after, limit }: WantedSignings,
): Promise<ListedSigning[]> {
  if (kinds.length === 0) {
    return [];
  }
  const column = sort.startsWith('NAME') ? 'name' : 'signed_at';
  const direction = sort.endsWith('ASC') ? 'asc' : 'desc';
  const { sql, values } = selectSignings(kinds, filter, { column, direction, after, limit });
  const rows = await reader.em.execute<SigningRow[]>(sql, [...values]);
  return rows.map((row) => toSigning(reader, row));
}

/** What the community decided counts unless the signing ended for another reason before. */
function decidedEnd({ end_reason: reason, ends_at: at, end_note: note }: SigningRow): DecidedEnd {
  const applies = reason === null || reason === 'ended_by_community';
  return { endsAt: applies ? toDate(at) : null, endNote: applies ? note : null };
}

type DecidedEnd = Pick<ListedSigning, 'endsAt' | 'endNote'>;

const toDate = (time: Time | null): Date | null => (time === null ? null : new Date(time));

function toSigning({ clas, link, now }: SigningReader, row: SigningRow): ListedSigning {
  const cla = clas.get(row.cla_id);
  if (cla === undefined) {
    throw new TypeError('a signing names a CLA of another link');
  }
  const origin = toShownOrigin(row.origin);
  const standing = decideStanding(
    {
      kind: row.kind,
      endedAt: toDate(row.ended_at),
      endReason: row.end_reason,
      state: row.state,
      corporationState: row.corporation_state,
      suspendedAt: toDate(row.suspended_at),
      newerSince: toDate(row.newer_since),
      gracePeriodDays: link.gracePeriodDays,
    },
    now,
  );
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    cla,
    language: row.language,
    name: row.name,
    email: row.email,
    corporationName: row.corporation_name,
    fieldValues: cla.fields.map((field) => ({
      id: field.id,
      type: field.type,
      title: localizedFieldTitle(field, cla.type, row.language),
      value: row.field_values[field.id] ?? '',
    })),
    signedAt: knownTime(new Date(row.signed_at), origin),
    origin,
    ...standing,
    ...decidedEnd(row),
    documentState: row.document_sha256 === null ? (row.act_state ?? DocumentState.NONE) : DocumentState.READY,
    documentSha256: row.document_sha256,
    cursor: toCursor(row),
  };
}
