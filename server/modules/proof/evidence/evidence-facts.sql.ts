import type { PreparedStatement } from '#server/db/open-database.ts';
import { SERVICE_CHAIN } from '#server/modules/ground/audit/audit-event.entity.ts';
import { ORIGIN_COLUMN } from '#server/modules/signing/signing/origin/shown-origin.ts';
import type { PlaceRow } from './chain-position.ts';

/** Where a document is kept, in the order of precedence for one that is kept twice. */
export const SOURCES = ['CLA', 'INDIVIDUAL', 'EMPLOYEE', 'UPLOAD', 'SEALED_UPLOAD', 'CORPORATION'] as const;
export type Source = (typeof SOURCES)[number];

const CURRENT = (cla: string, as: string): string =>
  `left join cla ${as} on ${as}.link_id = ${cla}.link_id and ${as}.type = ${cla}.type and ${as}.language = ${cla}.language and ${as}.state = 'current'`;

/** When a newer version than the signed one appeared. */
const newerSince = (cla: string, current: string): string =>
  `case when ${cla}.state = 'superseded' then ${current}.created_at end`;

const CLA = `
select 'CLA' as kind, c.id, null as reference, 'CLA_ADDED' as act, c.link_id, c.version as cla_version,
  c.document_sha256 as cla_sha256, c.document_sha256, null::timestamptz as signed_at, null as email,
  case c.state when 'removed' then r.created_at else n.created_at end as ended_at,
  case c.state when 'current' then null else c.state end as end_reason, c.state, null as corporation_state,
  null::timestamptz as suspended_at, null::timestamptz as newer_since
from cla c
left join cla n on n.link_id = c.link_id and n.type = c.type and n.language = c.language and n.version = c.version + 1
left join lateral (
  select v.created_at from audit_event v where v.subject = c.id and v.action = 'CLA_REMOVED' order by v.created_at limit 1
) r on true
where c.id = asked.id`;

const INDIVIDUAL = (condition: string): string => `
select 'INDIVIDUAL' as kind, s.id, s.reference, 'INDIVIDUAL_SIGNED' as act, s.link_id, c.version as cla_version,
  c.document_sha256 as cla_sha256, s.document_sha256, s.signed_at, s.email, s.ended_at, s.end_reason, null as state,
  null as corporation_state, null::timestamptz as suspended_at, ${newerSince('c', 'n')} as newer_since
from individual_signing s join cla c on c.id = s.cla_id ${CURRENT('c', 'n')}
where ${condition}`;

const EMPLOYEE = `
select 'EMPLOYEE' as kind, s.id, s.reference, 'EMPLOYEE_SIGNED' as act, s.link_id, c.version as cla_version,
  c.document_sha256 as cla_sha256, s.document_sha256, s.signed_at, s.email,
  (select max(h.changed_at) from employee_signing_change h where h.employee_signing_id = s.id and h.state = 'removed')
    as ended_at,
  case when s.state = 'removed' then 'removed' end as end_reason, s.state, o.state as corporation_state, s.suspended_at,
  ${newerSince('oc', 'n')} as newer_since
from employee_signing s join cla c on c.id = s.cla_id
join corporation_signing o on o.id = s.corporation_signing_id join cla oc on oc.id = o.cla_id ${CURRENT('oc', 'n')}
where s.id = asked.id`;

/** The version that the document holds, however many newer ones were agreed to. */
const FIRST_CLA = `
coalesce((select a.previous_cla_id from cla_agreement a where a.corporation_signing_id = s.id order by a.agreed_at limit 1), s.cla_id)`;

/** The document that counts is the sealed one; until there is one, the file that it will be made of. */
const CORPORATION = (columns: Record<'kind' | 'from' | 'endedAt' | 'endReason', string>): string => `
select ${columns.kind} as kind, s.id, s.reference, 'CORPORATION_SIGNED' as act, s.link_id, f.version as cla_version,
  f.document_sha256 as cla_sha256, coalesce(present.sealed, s.signed_pdf_sha256, s.document_sha256) as document_sha256,
  s.signed_at, s.representative_email as email, coalesce(s.deleted_at, ${columns.endedAt}) as ended_at,
  case when s.state = 'deleted' then 'deleted' else ${columns.endReason} end as end_reason, s.state,
  null as corporation_state, null::timestamptz as suspended_at, ${newerSince('c', 'n')} as newer_since
from corporation_signing s join cla c on c.id = s.cla_id ${CURRENT('c', 'n')} join cla f on f.id = ${FIRST_CLA}
left join lateral (
  select v.sealed_document_sha256 as sealed from signed_pdf_upload v
  where v.corporation_signing_id = s.id and v.document_sha256 = s.signed_pdf_sha256
    and v.sealed_document_sha256 is not null
  order by v.uploaded_at desc limit 1
) present on true
${columns.from}`;

const VERSION = {
  from: 'join signed_pdf_upload u on u.corporation_signing_id = s.id where u.id = asked.id',
  endedAt: `(select min(w.uploaded_at) from signed_pdf_upload w
    where w.corporation_signing_id = s.id and w.uploaded_at > u.uploaded_at and u.document_sha256 <> s.signed_pdf_sha256)`,
  endReason: `case when u.document_sha256 <> s.signed_pdf_sha256 then 'superseded' end`,
};

const FACTS: Readonly<Record<Source, string>> = {
  CLA,
  INDIVIDUAL: INDIVIDUAL('s.id = asked.id'),
  EMPLOYEE,
  UPLOAD: CORPORATION({ kind: `'CORPORATION_UPLOAD'`, ...VERSION }),
  SEALED_UPLOAD: CORPORATION({ kind: `'CORPORATION'`, ...VERSION }),
  CORPORATION: CORPORATION({
    kind: `case when s.document_sha256 = asked.sha256 or s.signed_pdf_sha256 is null then 'CORPORATION_FORM'
      when present.sealed is null then 'CORPORATION_UPLOAD' else 'CORPORATION' end`,
    from: 'where s.id = asked.id',
    endedAt: 'null',
    endReason: 'null',
  }),
};

/**
 * The first event about `subject` that meets a condition on `v`, and the checkpoint that covers it. Within `coalesce`,
 * the planner takes the condition to hold for half of the events, and so reads them in order until one meets it; it
 * would otherwise read and sort all of them.
 */
export const POSITION = (subject: string, condition: string, event: string): string => `
left join lateral (
  select v.sequence, v.hash, v.link_id from audit_event v
  where v.subject = ${subject} and coalesce(${condition}, false) order by v.created_at limit 1
) ${event} on true
left join lateral (
  select r.checkpoint, r.first_leaf, r.first_sequence, r.last_sequence from checkpoint_range r
  where r.chain = coalesce(${event}.link_id, '${SERVICE_CHAIN}') and r.first_sequence <= ${event}.sequence
  order by r.first_sequence desc limit 1
) ${event}_range on ${event}_range.last_sequence >= ${event}.sequence
left join checkpoint ${event}_checkpoint on ${event}_checkpoint.number = ${event}_range.checkpoint`;

/** The columns of a `PlaceRow`, each with its value. */
export const placeColumns = (event: string): Record<keyof PlaceRow, string> => ({
  sequence: `${event}.sequence::int`,
  hash: `${event}.hash`,
  checkpoint: `${event}_checkpoint.number`,
  checkpoint_at: `${event}_checkpoint.at`,
  tree_size: `${event}_checkpoint.tree_size`,
  leaf_index: `(${event}_range.first_leaf + ${event}.sequence - ${event}_range.first_sequence)::int`,
});

export const asColumns = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ');

const asJson = (columns: Readonly<Record<string, string>>): string =>
  `jsonb_build_object(${Object.entries(columns)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;

/** Without a seal, `x`, no event is read. */
const SEALED_ID = 'case when x.document_sha256 is not null then f.id end';

/** The event that names the document of the seal `x`: a corporation's signing has one for each version. */
const SEALED_X = `v.action = 'DOCUMENT_SEALED' and v.details ->> 'documentSha256' = x.document_sha256`;

/** One value for all of it, because the driver's work on a row grows with the number of its columns. */
const SEAL = {
  state: 'x.state',
  certificate_fingerprint: 'x.certificate_fingerprint',
  sealed_at: 'x.sealed_at',
  timestamped_at: 'x.timestamped_at',
  states_facts: 'x.states_facts',
  ...placeColumns('se'),
};

/** The documents asked for: their positions, their ids, and the fingerprints asked for, or nulls. */
const BY_ID = `
(select $1::int[] as positions, $2::uuid[] as ids, $3::bpchar[] as fingerprints offset 0) as given,
  unnest(positions, ids, fingerprints) as asked(position, id, sha256)`;

/** The fingerprints asked for, by their positions. */
const BY_FINGERPRINT = `
(select $1::bpchar[] as fingerprints offset 0) as given,
  unnest(fingerprints) with ordinality as asked(sha256, position)`;

/**
 * Everything about documents; by an id without a fingerprint, about the document that counts. The first event recorded
 * the act, the second the seal. `offset 0` hides the number of documents from the planner: it would otherwise plan
 * every call again, which takes far longer than the look-up.
 */
const factsStatement = (asked: string, facts: string): string => `
select asked.position::int, f.kind, f.reference, f.link_id, l.alias as community, l.grace_period_days, f.cla_version,
  f.cla_sha256, f.document_sha256, case when origin.precision = 'unknown' then null else f.signed_at end as signed_at, f.email, f.ended_at, f.end_reason, f.state, f.corporation_state, f.suspended_at,
  f.newer_since, ${ORIGIN_COLUMN} as origin, f.kind = 'CORPORATION_UPLOAD' and exists (
    select 1 from signed_pdf_upload o
    where o.document_sha256 = coalesce(asked.sha256, f.document_sha256) and o.has_signature
  ) as has_signature, f.kind = 'CORPORATION_UPLOAD' and exists (
    select 1 from signed_pdf_upload o
    where o.document_sha256 = coalesce(asked.sha256, f.document_sha256) and o.note = 'structure'
  ) as is_faulty,
  f.kind = 'CORPORATION_UPLOAD' and f.state = 'completed' and asked.sha256 is null as awaits_seal,
  f.kind in ('INDIVIDUAL', 'EMPLOYEE') and asked.sha256 <> f.document_sha256 as is_replaced,
  ${asColumns(placeColumns('e'))},
  case when x.document_sha256 is not null then ${asJson(SEAL)} end as seal
from ${asked}
cross join lateral (${facts}) f
join link l on l.id = f.link_id
left join signing_origin origin on origin.signing = f.id
left join document_seal x on x.document_sha256 = coalesce(asked.sha256, f.document_sha256)
${POSITION('f.id', 'v.action = f.act', 'e')}
${POSITION(SEALED_ID, SEALED_X, 'se')}
order by f.signed_at desc`;

/** Reads everything about the documents of a source. */
export const FACTS_OF = Object.fromEntries(
  SOURCES.map((source) => [source, { name: `evidence-of-${source}`, text: factsStatement(BY_ID, FACTS[source]) }]),
) as Readonly<Record<Source, PreparedStatement>>;

/** Reads everything about the present documents of individuals, by fingerprint; others are passed over. */
export const FACTS_OF_INDIVIDUALS: PreparedStatement = {
  name: 'evidence-of-individuals',
  text: factsStatement(BY_FINGERPRINT, INDIVIDUAL('s.document_sha256 = asked.sha256')),
};

/**
 * Finds where documents are kept. Only then is read about them, by a statement for that source: one for all sources
 * takes longer to start than to run. `asked.text` has the type of the columns, because others would not use their
 * indexes.
 */
const find = (name: string, type: 'bpchar' | 'text', sources: readonly string[]): PreparedStatement => ({
  name,
  text: `
select asked.position::int, f.source, f.id
from (select $1::${type}[] as texts offset 0) as given, unnest(texts) with ordinality as asked(text, position)
cross join lateral (${sources.join(' union all ')}) f`,
});

/** A document from before seals stays known when the sealed one has taken its place. */
const sealedLater = (source: Source, table: string): string => `
select '${source}', s.id from document_seal d join ${table} s on s.document_sha256 = d.document_sha256
where d.unsealed_sha256 = asked.text`;

/** By fingerprint, in lower case; but for the present documents of individuals. */
export const FIND_BY_FINGERPRINT = find('evidence-by-fingerprint', 'bpchar', [
  `select 'CLA' as source, c.id from cla c where c.document_sha256 = asked.text`,
  sealedLater('INDIVIDUAL', 'individual_signing'),
  `select 'EMPLOYEE', s.id from employee_signing s where s.document_sha256 = asked.text`,
  sealedLater('EMPLOYEE', 'employee_signing'),
  `select 'UPLOAD', u.id from signed_pdf_upload u where u.document_sha256 = asked.text`,
  `select 'SEALED_UPLOAD', u.id from signed_pdf_upload u where u.sealed_document_sha256 = asked.text`,
  `select 'CORPORATION', s.id from corporation_signing s where s.document_sha256 = asked.text`,
]);

export const FIND_BY_REFERENCE = find('evidence-by-reference', 'text', [
  `select 'INDIVIDUAL' as source, s.id from individual_signing s where s.reference = asked.text and s.erased_at is null`,
  `select 'EMPLOYEE', s.id from employee_signing s where s.reference = asked.text and s.erased_at is null`,
  `select 'CORPORATION', s.id from corporation_signing s where s.reference = asked.text`,
]);
