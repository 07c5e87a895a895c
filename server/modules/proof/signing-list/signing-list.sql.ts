import { ORIGIN_COLUMN } from '#server/modules/signing/signing/origin/shown-origin.ts';
import type { SigningKind } from './signing-kind.rules.ts';

/** SQL about one kind of signings, `s`. */
interface KindSql {
  readonly table: string;
  /** Tables that filters look at, and the CLA `c` that decides whether the signing counts. */
  readonly joins: string;
  readonly personName: string;
  readonly email: string;
  readonly corporationName: string;
  /** The cases in which the state does not depend on the version, in order. */
  readonly stateCases: string;
  /** Columns of the answer whose origin depends on the kind; without value where a kind has none. */
  readonly columns: string;
}

const CURRENT = `left join cla n on n.link_id = c.link_id and n.type = c.type and n.language = c.language and n.state = 'current'`;

const KINDS: Readonly<Record<SigningKind, KindSql>> = {
  INDIVIDUAL: {
    table: 'individual_signing',
    joins: `join cla c on c.id = s.cla_id ${CURRENT}`,
    personName: 's.name',
    email: 's.email',
    corporationName: 'null::text',
    stateCases: `when s.erased_at is not null then 'ENDED' when s.end_reason = 'superseded' then 'SUPERSEDED' when s.end_reason is not null then 'ENDED'`,
    columns: `s.document_sha256, s.ended_at,
  case when s.erased_at is not null then 'erased' else s.end_reason end as end_reason, s.ends_at, s.end_note, null::text as state, null::text as corporation_state,
  null::timestamptz as suspended_at`,
  },
  EMPLOYEE: {
    table: 'employee_signing',
    joins: `join corporation_signing o on o.id = s.corporation_signing_id join cla c on c.id = o.cla_id ${CURRENT}`,
    personName: 's.name',
    email: 's.email',
    corporationName: `case when s.erased_at is null then o.corporation_name end`,
    stateCases: `when s.state = 'removed' then 'ENDED'
  when s.state <> 'active' or s.suspended_at is not null or o.state <> 'completed' then 'INACTIVE'`,
    columns: `s.document_sha256, case when s.state = 'removed' then (
    select max(h.changed_at) from employee_signing_change h where h.employee_signing_id = s.id and h.state = 'removed'
  ) end as ended_at, case when s.erased_at is not null then 'erased' when s.state = 'removed' then 'removed' end as end_reason,
  null::timestamptz as ends_at, null::text as end_note, s.state,
  o.state as corporation_state, s.suspended_at`,
  },
  CORPORATION: {
    table: 'corporation_signing',
    joins: `join cla c on c.id = s.cla_id ${CURRENT}`,
    personName: 's.representative_name',
    email: 's.representative_email',
    corporationName: 's.corporation_name',
    stateCases: `when s.state = 'deleted' then 'ENDED' when s.state <> 'completed' then 'INACTIVE'`,
    columns: `coalesce((
    select v.sealed_document_sha256 from signed_pdf_upload v
    where v.corporation_signing_id = s.id and v.document_sha256 = s.signed_pdf_sha256
      and v.sealed_document_sha256 is not null
    order by v.uploaded_at desc limit 1
  ), s.signed_pdf_sha256, s.document_sha256) as document_sha256, s.deleted_at as ended_at,
  case when s.state = 'deleted' then 'deleted' end as end_reason, null::timestamptz as ends_at, null::text as end_note,
  s.state, null::text as corporation_state,
  null::timestamptz as suspended_at`,
  },
};

/** Part of a statement, with the values of its placeholders. */
export interface SqlPart {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Which signings of a link are wanted; null stands for all. */
export interface SigningFilter {
  /** Internal id of the link. */
  readonly link: string;
  readonly state: string | null;
  readonly cla: string | null;
  readonly reference: string | null;
  readonly signedFrom: Date | null;
  readonly signedTo: Date | null;
  /** Pattern of the text to search for. */
  readonly pattern: string | null;
  /** What was superseded before it no longer counts: the grace period is over. */
  readonly graceCutoff: Date;
}

/** An order, and the number of rows wanted. */
interface Order {
  readonly column: 'signed_at' | 'name';
  readonly direction: 'asc' | 'desc';
  readonly after: { readonly key: string; readonly id: string } | null;
  readonly limit: number;
}

/** Selects signings of some kinds in order: each kind is read from its index only as far as needed. */
export function selectSignings(kinds: readonly SigningKind[], filter: SigningFilter, order: Order): SqlPart {
  const { column, direction, limit } = order;
  const parts = kinds.map((kind) => selectKind(kind, filter, order));
  return {
    sql: `select * from (${parts.map(({ sql }) => `(${sql})`).join(' union all ')}) as found order by ${column} ${direction}, id ${direction} limit ?`,
    values: [...parts.flatMap(({ values }) => values), limit],
  };
}

function selectKind(kind: SigningKind, filter: SigningFilter, { column, direction, after, limit }: Order): SqlPart {
  const { table, joins, personName, email, corporationName, columns } = KINDS[kind];
  const sorted = column === 'name' ? personName : 's.signed_at';
  const type = column === 'name' ? 'text' : 'timestamptz';
  const place = after === null ? '' : `and (${sorted}, s.id) ${direction === 'asc' ? '>' : '<'} (?::${type}, ?::uuid)`;
  const where = conditionsOf(kind, filter);
  return {
    sql: `select '${kind}' as kind, s.id, s.reference, s.cla_id, s.language, ${personName} as name, ${email} as email,
  ${corporationName} as corporation_name, s.field_values, s.signed_at, ${columns},
  case when c.state = 'superseded' then n.created_at end as newer_since, ${sorted}::text as key, ${ORIGIN_COLUMN} as origin,
  (select case when a.gave_up_at is null then 'waiting' else 'failed' end from signing_act a where a.signing = s.id)
    as act_state
from ${table} s ${joins}
left join signing_origin origin on origin.signing = s.id
where ${where.sql} ${place} order by ${sorted} ${direction}, s.id ${direction} limit ?`,
    values: [...where.values, ...(after === null ? [] : [after.key, after.id]), limit],
  };
}

/** Counts signings of some kinds. */
export function countSelected(kinds: readonly SigningKind[], filter: SigningFilter): SqlPart {
  const parts = kinds.map((kind) => {
    const { sql, values } = conditionsOf(kind, filter);
    const isPlain = filter.state === null && filter.pattern === null;
    const joins = isPlain ? '' : KINDS[kind].joins;
    return { sql: `(select count(*) from ${KINDS[kind].table} s ${joins} where ${sql})`, values };
  });
  return {
    sql: `select (${['0', ...parts.map(({ sql }) => sql)].join(' + ')})::int as count`,
    values: parts.flatMap(({ values }) => values),
  };
}

function conditionsOf(kind: SigningKind, filter: SigningFilter): SqlPart {
  const parts: readonly SqlPart[] = [
    { sql: 's.link_id = ?', values: [filter.link] },
    whenGiven('s.cla_id = ?', filter.cla),
    whenGiven('s.reference = ?', filter.reference),
    whenGiven('s.signed_at >= ?', filter.signedFrom),
    whenGiven('s.signed_at < ?', filter.signedTo),
    searched(kind, filter),
    inState(kind, filter),
  ];
  const wanted = parts.filter(({ sql }) => sql !== '');
  return { sql: wanted.map(({ sql }) => sql).join(' and '), values: wanted.flatMap(({ values }) => values) };
}

function whenGiven(sql: string, value: unknown): SqlPart {
  return value === null ? { sql: '', values: [] } : { sql, values: [value] };
}

function searched(kind: SigningKind, { pattern }: SigningFilter): SqlPart {
  if (pattern === null) {
    return { sql: '', values: [] };
  }
  const { personName, email, corporationName } = KINDS[kind];
  const columns = [personName, email, 's.reference', ...(corporationName.startsWith('null') ? [] : [corporationName])];
  return {
    sql: `(${columns.map((column) => `${column} ilike ?`).join(' or ')})`,
    values: columns.map(() => pattern),
  };
}

/** The state as `decideStanding` decides it. */
function inState(kind: SigningKind, { state, graceCutoff }: SigningFilter): SqlPart {
  if (state === null) {
    return { sql: '', values: [] };
  }
  return {
    sql: `case ${KINDS[kind].stateCases} when c.state = 'superseded' and n.created_at <= ? then 'EXPIRED' else 'COUNTS' end = ?`,
    values: [graceCutoff, state],
  };
}
