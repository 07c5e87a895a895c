import type { z } from 'zod';
import type { OwnRow, OwnRows, OwnTable } from '../format/own-tables.ts';
import type { SignedAt } from '../format/record-parts.ts';
import type { interchangeRecord, RecordType } from '../format/record.ts';

/** A record before the defaults of the format are filled in. */
type Draft = z.input<typeof interchangeRecord>;

/** What a statement of `EXPORTS` selects. */
export interface ExportRow {
  readonly place: string | number;
  /** Number of the CLA, where a record has one. */
  readonly cla?: number | null;
  readonly own: OwnRows & OwnRow;
}

/** Words a row for the format. `link` is the public id of its link. */
export function presentRecord(type: RecordType, row: ExportRow, link: string): Draft {
  return PRESENT[type](row, link);
}

/** The key of a row: the same on every instance, because a row keeps its id when it moves. */
const keyOf = (table: OwnTable, id: unknown): string => `signet:${table}/${String(id)}`;

const first = ({ own }: ExportRow, table: OwnTable): OwnRow => own[table]?.[0] ?? {};
const text = (row: OwnRow, column: string): string => nullable(row, column) ?? '';

function nullable(row: OwnRow, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Times of rows have microseconds and an offset. */
function time(row: OwnRow, column: string): string | null {
  const value = nullable(row, column);
  return value === null ? null : new Date(value).toISOString();
}

function originOf(row: ExportRow): Pick<Extract<Draft, { type: 'individual' }>, 'origin'> {
  const origin = row.own.signing_origin?.[0];
  return origin === undefined
    ? {}
    : {
        origin: {
          source: text(origin, 'source'),
          level: text(origin, 'level') as 'listed',
          precision: text(origin, 'precision') as SignedAt['precision'],
          record_sha256: nullable(origin, 'record_sha256'),
          version_known: origin['version_known'] === true,
        },
      };
}

function signedAt(row: ExportRow, signing: OwnRow): SignedAt {
  const precision = row.own.signing_origin?.[0]?.['precision'] ?? 'second';
  const value = time(signing, 'signed_at') ?? '';
  if (precision === 'unknown') {
    return { precision, value: null };
  }
  return precision === 'day' ? { precision, value: value.slice(0, 10) } : { precision: 'second', value };
}

/** A signing that was made here has a document, or an address that was proved; an erased one has nothing to show. */
function levelOf(row: ExportRow, signing: OwnRow, document: string | null): 'document' | 'verified-email' {
  const own = document === null ? 'verified-email' : 'document';
  const level = row.own.signing_origin?.[0]?.['level'] ?? (isErased(signing) ? 'listed' : own);
  return level as 'document';
}

const isErased = (signing: OwnRow): boolean => nullable(signing, 'erased_at') !== null;
const values = (signing: OwnRow): Record<string, string> => signing['field_values'] as Record<string, string>;
const own = ({ own: rows }: ExportRow) => rows as Extract<Draft, { type: 'link' }>['own'];

/** What an individual's and an employee's record share. */
function ofPerson(row: ExportRow, signing: OwnRow) {
  return {
    cla: String(row.cla),
    language: text(signing, 'language') as 'zh',
    name: text(signing, 'name'),
    email: text(signing, 'email'),
    fields: values(signing),
    signed_at: signedAt(row, signing),
    level: levelOf(row, signing, nullable(signing, 'document_sha256')),
    ...(isErased(signing) ? { erased_at: time(signing, 'erased_at') ?? '' } : {}),
    ...originOf(row),
    own: own(row),
  };
}

const PRESENT: { readonly [Type in RecordType]: (row: ExportRow, link: string) => Draft } = {
  link: (row) => {
    const link = first(row, 'link');
    return {
      type: 'link',
      key: keyOf('link', link['id']),
      link: text(link, 'link_id'),
      alias: text(link, 'alias'),
      project_url: text(link, 'project_url'),
      state: nullable(link, 'unlinked_at') === null ? 'live' : 'unlinked',
      grace_period_days: Number(link['grace_period_days']),
      created_at: time(link, 'created_at'),
      own: own(row),
    };
  },
  audit: ({ own: event }, link) => ({
    type: 'audit',
    key: `signet:audit_event/${String(event['sequence']).padStart(12, '0')}`,
    link,
    sequence: Number(event['sequence']),
    previous_hash: text(event, 'previous_hash'),
    hash: text(event, 'hash'),
    body: text(event, 'body'),
  }),
  cla: (row, link) => {
    const cla = first(row, 'cla');
    return {
      type: 'cla',
      key: keyOf('cla', cla['id']),
      link,
      cla: text(cla, 'number'),
      cla_type: text(cla, 'type') as 'individual',
      language: text(cla, 'language') as 'zh',
      version: Number(cla['version']),
      state: text(cla, 'state') as 'current',
      source_url: nullable(cla, 'source_url'),
      document: nullable(cla, 'document_sha256'),
      fields: cla['fields'] as Extract<Draft, { type: 'cla' }>['fields'],
      created_at: time(cla, 'created_at'),
      own: own(row),
    };
  },
  corporation: (row, link) => {
    const signing = first(row, 'corporation_signing');
    const domains = [...(row.own.corporation_domain ?? [])].toSorted(
      (a, b) => Number(b['primary']) - Number(a['primary']),
    );
    return {
      type: 'corporation',
      key: keyOf('corporation_signing', signing['id']),
      link,
      cla: String(row.cla),
      language: text(signing, 'language') as 'zh',
      name: text(signing, 'corporation_name'),
      representative: {
        name: text(signing, 'representative_name'),
        email: text(signing, 'representative_email'),
      },
      domains: domains.map((domain) => text(domain, 'domain')),
      fields: values(signing),
      signed_at: signedAt(row, signing),
      state: text(signing, 'state') as 'completed',
      auto_approval: signing['auto_approval'] === true,
      signed_pdf: nullable(signing, 'signed_pdf_sha256'),
      level: levelOf(row, signing, nullable(signing, 'signed_pdf_sha256')),
      ...originOf(row),
      own: own(row),
    };
  },
  manager: (row, link) => {
    const manager = first(row, 'manager');
    return {
      type: 'manager',
      key: keyOf('manager', manager['id']),
      link,
      corporation: keyOf('corporation_signing', manager['corporation_signing_id']),
      role: text(manager, 'role') as 'admin',
      account: text(manager, 'account'),
      name: text(manager, 'name'),
      email: text(manager, 'email'),
      created_at: time(manager, 'created_at'),
      own: own(row),
    };
  },
  employee: (row, link) => {
    const signing = first(row, 'employee_signing');
    const changes = row.own.employee_signing_change ?? [];
    const times = changes.flatMap((changed) => time(changed, 'changed_at') ?? []).toSorted();
    return {
      type: 'employee',
      key: keyOf('employee_signing', signing['id']),
      link,
      corporation: keyOf('corporation_signing', signing['corporation_signing_id']),
      state: text(signing, 'state') as 'active',
      state_at: times.at(-1) ?? null,
      ...ofPerson(row, signing),
    };
  },
  individual: (row, link) => {
    const signing = first(row, 'individual_signing');
    return {
      type: 'individual',
      key: keyOf('individual_signing', signing['id']),
      link,
      state: nullable(signing, 'ended_at') === null ? 'live' : 'ended',
      ended_at: time(signing, 'ended_at'),
      end_reason: nullable(signing, 'end_reason') as 'superseded' | null,
      document: nullable(signing, 'document_sha256'),
      ...ofPerson(row, signing),
    };
  },
  identity: (row, link) => {
    const identity = first(row, 'imported_identity');
    const signed = time(identity, 'signed_at');
    return {
      type: 'identity',
      key: keyOf('imported_identity', identity['id']),
      link,
      cla: typeof row.cla === 'number' ? String(row.cla) : null,
      platform: nullable(identity, 'platform') as 'github' | null,
      host: nullable(identity, 'host'),
      account_id: nullable(identity, 'account_id'),
      login: nullable(identity, 'login'),
      stated_email: nullable(identity, 'stated_email'),
      name: nullable(identity, 'name'),
      signed_at:
        signed === null
          ? { precision: 'unknown', value: null }
          : identity['precision'] === 'day'
            ? { precision: 'day', value: signed.slice(0, 10) }
            : { precision: 'second', value: signed },
      state: nullable(identity, 'ended_at') === null ? 'live' : 'ended',
      ended_at: time(identity, 'ended_at'),
      end_reason: nullable(identity, 'end_reason') as 'removed_from_file' | null,
      level: text(identity, 'level') as 'listed',
      own: own(row),
    };
  },
  exemption: () => {
    throw new TypeError('nothing here is exempt by import');
  },
};
