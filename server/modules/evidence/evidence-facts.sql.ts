import { SERVICE_CHAIN } from '#server/modules/audit/audit-event.entity.ts';

/** Condition on a source of documents; `asked.text` is what was asked for. */
interface Conditions {
  /** Of the columns that are compared: a `text` would keep their indexes from being used. */
  readonly type: 'bpchar' | 'text';
  readonly cla: string;
  readonly individual: string;
  readonly employee: string;
  readonly upload: string;
  readonly sealedUpload: string;
  readonly corporation: string;
  /** The document whose seal is told. */
  readonly seal: string;
}

const CURRENT = (cla: string, as: string): string =>
  `left join cla ${as} on ${as}.link_id = ${cla}.link_id and ${as}.type = ${cla}.type and ${as}.language = ${cla}.language and ${as}.state = 'current'`;

/** When a newer version than the signed one appeared. */
const newerSince = (cla: string, current: string): string =>
  `case when ${cla}.state = 'superseded' then ${current}.created_at end`;

const CLA = (condition: string): string => `
select 0 as rank, 'CLA' as kind, c.id, null as reference, 'CLA_ADDED' as act, c.link_id, c.version as cla_version,
  c.document_sha256 as cla_sha256, c.document_sha256, null::timestamptz as signed_at, null as email,
  n.created_at as ended_at, case c.state when 'current' then null else c.state end as end_reason, c.state,
  null as corporation_state, null::timestamptz as suspended_at, null::timestamptz as newer_since
from cla c
left join cla n on n.link_id = c.link_id and n.type = c.type and n.language = c.language and n.version = c.version + 1
where ${condition}`;

const INDIVIDUAL = (condition: string): string => `
select 1, 'INDIVIDUAL', s.id, s.reference, 'INDIVIDUAL_SIGNED', s.link_id, c.version, c.document_sha256, s.document_sha256,
  s.signed_at, s.email, s.ended_at, s.end_reason, null, null, null, ${newerSince('c', 'n')}
from individual_signing s join cla c on c.id = s.cla_id ${CURRENT('c', 'n')}
where ${condition}`;

const EMPLOYEE = (condition: string): string => `
select 2, 'EMPLOYEE', s.id, s.reference, 'EMPLOYEE_SIGNED', s.link_id, c.version, c.document_sha256, s.document_sha256,
  s.signed_at, s.email,
  (select max(h.changed_at) from employee_signing_change h where h.employee_signing_id = s.id and h.state = 'removed'),
  case when s.state = 'removed' then 'removed' end, s.state, o.state, s.suspended_at, ${newerSince('oc', 'n')}
from employee_signing s join cla c on c.id = s.cla_id
join corporation_signing o on o.id = s.corporation_signing_id join cla oc on oc.id = o.cla_id ${CURRENT('oc', 'n')}
where ${condition}`;

/** The version that the document holds, however many newer ones were agreed to. */
const FIRST_CLA = `
coalesce((select a.previous_cla_id from cla_agreement a where a.corporation_signing_id = s.id order by a.agreed_at limit 1), s.cla_id)`;

/** The document that counts is the sealed one; until there is one, the file that it will be made of. */
const CORPORATION = (rank: number, columns: Record<'kind' | 'from' | 'endedAt' | 'endReason', string>) => `
select ${rank}, ${columns.kind}, s.id, s.reference, 'CORPORATION_SIGNED', s.link_id, f.version, f.document_sha256,
  coalesce(present.sealed, s.signed_pdf_sha256, s.document_sha256), s.signed_at, s.representative_email,
  coalesce(s.deleted_at, ${columns.endedAt}), case when s.state = 'deleted' then 'deleted' else ${columns.endReason} end,
  s.state, null, null, ${newerSince('c', 'n')}
from corporation_signing s join cla c on c.id = s.cla_id ${CURRENT('c', 'n')} join cla f on f.id = ${FIRST_CLA}
left join lateral (
  select v.sealed_document_sha256 as sealed from signed_pdf_upload v
  where v.corporation_signing_id = s.id and v.document_sha256 = s.signed_pdf_sha256
    and v.sealed_document_sha256 is not null
  order by v.uploaded_at desc limit 1
) present on true
${columns.from}`;

const VERSION = (condition: string) => ({
  from: `join signed_pdf_upload u on u.corporation_signing_id = s.id where ${condition}`,
  endedAt: `(select min(w.uploaded_at) from signed_pdf_upload w
    where w.corporation_signing_id = s.id and w.uploaded_at > u.uploaded_at and u.document_sha256 <> s.signed_pdf_sha256)`,
  endReason: `case when u.document_sha256 <> s.signed_pdf_sha256 then 'superseded' end`,
});

const UPLOAD = (condition: string): string => CORPORATION(3, { kind: `'CORPORATION_UPLOAD'`, ...VERSION(condition) });

const SEALED_UPLOAD = (condition: string): string => CORPORATION(3, { kind: `'CORPORATION'`, ...VERSION(condition) });

const FORM = (condition: string): string =>
  CORPORATION(4, {
    kind: `case when s.document_sha256 = asked.text or s.signed_pdf_sha256 is null then 'CORPORATION_FORM'
      when present.sealed is null then 'CORPORATION_UPLOAD' else 'CORPORATION' end`,
    from: `where ${condition}`,
    endedAt: 'null',
    endReason: 'null',
  });

/** The first event about `f` that meets a condition on `v`, and the checkpoint that covers it. */
const POSITION = (condition: string, event: string, place: string): string => `
left join lateral (
  select v.sequence, v.hash, v.link_id from audit_event v
  where v.subject = f.id and ${condition} order by v.created_at limit 1
) ${event} on true
left join lateral (
  select k.number, k.at, k.tree_size, r.first_leaf, r.first_sequence, r.last_sequence
  from checkpoint_range r join checkpoint k on k.number = r.checkpoint
  where r.chain = coalesce(${event}.link_id, '${SERVICE_CHAIN}') and r.first_sequence <= ${event}.sequence
  order by r.first_sequence desc limit 1
) ${place} on ${place}.last_sequence >= ${event}.sequence`;

const POSITION_COLUMNS = (event: string, place: string, prefix: string): string => `
  ${event}.sequence::int as ${prefix}sequence, ${event}.hash as ${prefix}hash, ${place}.number as ${prefix}checkpoint,
  ${place}.at as ${prefix}checkpoint_at, ${place}.tree_size as ${prefix}tree_size,
  (${place}.first_leaf + ${event}.sequence - ${place}.first_sequence)::int as ${prefix}leaf_index`;

/** The event that names the document of the seal `x`: a corporation's signing has one for each version. */
const SEALED_X = `v.action = 'DOCUMENT_SEALED' and v.details ->> 'documentSha256' = x.document_sha256`;

/**
 * Everything about the documents asked for, in order: one row per CLA or signing that has it. The first event
 * recorded the act, the second the seal. `offset 0` hides the number of documents from the planner: it would otherwise
 * plan every call anew, which takes far longer than the look-up.
 */
const statement = ({ type, cla, individual, employee, upload, sealedUpload, corporation, seal }: Conditions): string => `
select asked.position::int, f.kind, f.reference, l.alias as community, l.grace_period_days, f.cla_version, f.cla_sha256,
  f.document_sha256, f.signed_at, f.email, f.ended_at, f.end_reason, f.state, f.corporation_state, f.suspended_at,
  f.newer_since, f.kind = 'CORPORATION_UPLOAD' and exists (
    select 1 from signed_pdf_upload o where o.document_sha256 = ${seal} and o.has_signature
  ) as has_signature, x.state as seal_state, x.certificate_fingerprint, x.sealed_at, x.timestamped_at,
  ${POSITION_COLUMNS('e', 'p', '')}, ${POSITION_COLUMNS('se', 'sp', 'seal_')}
from (select $1::${type}[] as texts offset 0) as given, unnest(texts) with ordinality as asked(text, position)
cross join lateral (
  ${CLA(cla)} union all ${INDIVIDUAL(individual)} union all ${EMPLOYEE(employee)} union all ${UPLOAD(upload)}
  union all ${SEALED_UPLOAD(sealedUpload)} union all ${FORM(corporation)}
) f
join link l on l.id = f.link_id
left join document_seal x on x.document_sha256 = ${seal}
${POSITION('v.action = f.act', 'e', 'p')}
${POSITION(SEALED_X, 'se', 'sp')}
order by asked.position, f.rank, f.signed_at desc`;

/** A document from before seals stays known when the sealed one has taken its place. */
const SEALED_LATER = '(select d.document_sha256 from document_seal d where d.unsealed_sha256 = asked.text limit 1)';

/** Finds documents by fingerprint, in lower case. */
export const BY_FINGERPRINT = {
  name: 'evidence-by-fingerprint',
  text: statement({
    type: 'bpchar',
    cla: 'c.document_sha256 = asked.text',
    individual: `s.document_sha256 in (asked.text, ${SEALED_LATER})`,
    employee: `s.document_sha256 in (asked.text, ${SEALED_LATER})`,
    upload: 'u.document_sha256 = asked.text',
    sealedUpload: 'u.sealed_document_sha256 = asked.text',
    corporation: 's.document_sha256 = asked.text',
    seal: 'asked.text',
  }),
};

/** Finds signings by reference. */
export const BY_REFERENCE = {
  name: 'evidence-by-reference',
  text: statement({
    type: 'text',
    cla: 'false',
    individual: 's.reference = asked.text',
    employee: 's.reference = asked.text',
    upload: 'false',
    sealedUpload: 'false',
    corporation: 's.reference = asked.text',
    seal: 'f.document_sha256',
  }),
};

/**
 * Finds what was erased by what its audit events still tell: when it was signed, and when it was erased. `condition` is
 * on the event `s` of the act.
 */
const erased = (condition: string): string => `
select s.details ->> 'reference' as reference, s.action, s.created_at as signed_at, s.details ->> 'claSha256' as cla_sha256,
  s.sequence::int, s.hash, purged.created_at as erased_at, l.alias as community
from audit_event s
join lateral (
  select g.created_at from audit_event g where g.action = 'CORPORATION_PURGED'
    and g.subject in (s.subject, (s.details ->> 'corporationSigningId')::uuid)
  order by g.created_at limit 1
) purged on true
left join link l on l.id = s.link_id
where s.action in ('INDIVIDUAL_SIGNED', 'EMPLOYEE_SIGNED', 'CORPORATION_SIGNED') and ${condition} limit 1`;

export const ERASED_BY_REFERENCE = erased(`s.details ->> 'reference' = ?`);

export const ERASED_BY_FINGERPRINT = erased(
  `s.subject in (select d.subject from audit_event d where d.details ->> 'documentSha256' = ?)`,
);
