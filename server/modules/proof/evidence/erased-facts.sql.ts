import { SERVICE_CHAIN } from '#server/modules/ground/audit/audit-event.entity.ts';
import { asColumns, placeColumns, POSITION } from './evidence-facts.sql.ts';

/**
 * Finds what was erased from its remaining audit events: when it was signed, and when it was erased. `condition` is on
 * the event `s` of the act.
 */
const erased = (condition: string): string => `
select s.details ->> 'reference' as reference, replace(s.action, '_SIGNED', '') as kind, s.created_at as signed_at,
  s.details ->> 'claSha256' as cla_sha256, s.sequence::int, s.hash, purged.created_at as erased_at, l.alias as community,
  p.number as checkpoint, p.at as checkpoint_at, p.tree_size,
  (r.first_leaf + s.sequence - r.first_sequence)::int as leaf_index
from audit_event s
join lateral (
  select g.created_at from audit_event g where g.action in ('CORPORATION_PURGED', 'SIGNING_ERASED')
    and g.subject in (s.subject, (s.details ->> 'corporationSigningId')::uuid)
  order by g.created_at limit 1
) purged on true
left join link l on l.id = s.link_id
left join checkpoint_range r on r.chain = coalesce(s.link_id, '${SERVICE_CHAIN}')
  and r.first_sequence <= s.sequence and r.last_sequence >= s.sequence
left join checkpoint p on p.number = r.checkpoint
where s.action in ('INDIVIDUAL_SIGNED', 'EMPLOYEE_SIGNED', 'CORPORATION_SIGNED') and ${condition} limit 1`;

export const ERASED_BY_REFERENCE = erased(`s.details ->> 'reference' = ?`);

export const ERASED_BY_FINGERPRINT = erased(
  `s.subject in (select d.subject from audit_event d where d.details ->> 'documentSha256' = ?)`,
);

const ROW = (kind: 'INDIVIDUAL' | 'EMPLOYEE', table: string): string => `
select s.id, s.reference, '${kind}' as kind, s.link_id, s.signed_at, c.document_sha256 as cla_sha256, s.erased_at
from asked join ${table} s using (id) join cla c on c.id = s.cla_id where s.erased_at is not null`;

/**
 * Finds what was recorded or imported, and erased: there was no act. The row remains but for corporations and their
 * employees, of which events remain. How exactly a source knew the time was erased with it, so only recorded ones have
 * a time. `ids` selects the signings.
 */
const erasedWithoutAct = (ids: string): string => `
with asked as (${ids})
select f.reference, f.kind, case when recorded.sequence is not null then f.signed_at end as signed_at, f.cla_sha256,
  f.erased_at, l.alias as community, ${asColumns(placeColumns('e'))}
from (${ROW('INDIVIDUAL', 'individual_signing')}
union all ${ROW('EMPLOYEE', 'employee_signing')}
union all
select t.subject, t.details ->> 'reference', coalesce(t.details ->> 'kind', 'CORPORATION'), t.link_id, null, null,
  g.created_at
from asked join audit_event t on t.subject = asked.id and t.action in ('SIGNING_RECORDED', 'CORPORATION_PURGED')
join audit_event g on g.action = 'CORPORATION_PURGED'
  and g.subject in (t.subject, (t.details ->> 'corporationSigningId')::uuid)
) f
join link l on l.id = f.link_id
${POSITION('f.id', `v.action = 'SIGNING_RECORDED'`, 'recorded')}
${POSITION('f.id', `v.action in ('SIGNING_RECORDED', 'IMPORT_CONFIRMED', 'CORPORATION_PURGED')`, 'e')}
limit 1`;

export const ERASED_WITHOUT_ACT_BY_REFERENCE = erasedWithoutAct(`
select s.id from (select ?::text as reference) given cross join lateral (
  select id from individual_signing where reference = given.reference
  union all select id from employee_signing where reference = given.reference
  union all select subject from audit_event where details ->> 'reference' = given.reference
    and action in ('SIGNING_RECORDED', 'CORPORATION_PURGED')
) s`);

export const ERASED_WITHOUT_ACT_BY_FINGERPRINT = erasedWithoutAct(
  `select distinct subject as id from audit_event where details ->> 'documentSha256' = ?`,
);
