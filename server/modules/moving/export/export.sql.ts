import { rowAsJson, rowsAsJson } from '../format/own-tables.ts';
import type { RecordType } from '../format/record.ts';

/** What a statement selects for a record: its own rows by their tables, and the key of its parent. */
interface ExportStatement {
  /** Without `order by` and limit; `$1` is the id of the link, `$2` the place after which to read on. */
  readonly text: string;
  /** The place before all. */
  readonly start: string | number;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const CERTIFICATES = `(
  select coalesce(jsonb_agg(${rowAsJson('seal_certificate', 'c')} order by c.fingerprint), '[]'::jsonb)
  from seal_certificate c where c.fingerprint in (
    select d.certificate_fingerprint from document_seal d join individual_signing s on s.document_sha256 = d.document_sha256 where s.link_id = l.id
    union select d.certificate_fingerprint from document_seal d join employee_signing s on s.document_sha256 = d.document_sha256 where s.link_id = l.id
    union select d.certificate_fingerprint from document_seal d
      join signed_pdf_upload u on u.sealed_document_sha256 = d.document_sha256
      join corporation_signing s on s.id = u.corporation_signing_id where s.link_id = l.id
  ))`;

const byId = (text: string): ExportStatement => ({
  text: `${text} and s.id > $2::uuid order by s.id limit 500`,
  start: FIRST_ID,
});

const object = (parts: Readonly<Record<string, string>>): string =>
  `jsonb_build_object(${Object.entries(parts)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')}) as own`;

/** What every signing has besides its row. */
const ofSigning = (document: string) => ({
  document_seal: rowsAsJson('document_seal', { alias: 'd', where: document, order: 'd.document_sha256' }),
  signing_act: rowsAsJson('signing_act', { alias: 'a', where: 'a.signing = s.id', order: 'a.signing' }),
  signing_origin: rowsAsJson('signing_origin', { alias: 'o', where: 'o.signing = s.id', order: 'o.signing' }),
  proved_identity: rowsAsJson('proved_identity', { alias: 'p', where: 'p.signing = s.id' }),
});

const row = (table: Parameters<typeof rowAsJson>[0]): string => `jsonb_build_array(${rowAsJson(table, 's')})`;

const OWN_DOCUMENT = 'd.document_sha256 = s.document_sha256';
const UPLOADED = `d.document_sha256 in (select u.sealed_document_sha256 from signed_pdf_upload u where u.corporation_signing_id = s.id)`;

/** Reads the records of a link of each type, in the order of their keys. */
export const EXPORTS: Readonly<Partial<Record<RecordType, ExportStatement>>> = {
  link: byId(
    `select s.id as place, ${object({
      link: row('link'),
      seal_certificate: CERTIFICATES.replaceAll('l.id', 's.id'),
      gate_policy: rowsAsJson('gate_policy', { alias: 'g', where: 'g.link_id = s.id' }),
      link_policy_document: rowsAsJson('link_policy_document', { alias: 't', where: 't.link_id = s.id' }),
      erased_origin: rowsAsJson('erased_origin', { alias: 'e', where: 'e.link_id = s.id', order: 'e.key_sha256' }),
    })} from link s where s.id = $1`,
  ),
  audit: {
    text: `select s.sequence as place, jsonb_build_object('sequence', s.sequence, 'previous_hash', s.previous_hash, 'hash', s.hash, 'body', s.body) as own
from audit_event s where s.link_id = $1 and s.sequence > $2::bigint order by s.sequence limit 500`,
    start: 0,
  },
  cla: byId(`select s.id as place, ${object({ cla: row('cla') })} from cla s where s.link_id = $1`),
  corporation: byId(
    `select s.id as place, c.number as cla, ${object({
      corporation_signing: row('corporation_signing'),
      corporation_domain: rowsAsJson('corporation_domain', { alias: 'm', where: 'm.corporation_signing_id = s.id' }),
      signed_pdf_upload: rowsAsJson('signed_pdf_upload', { alias: 'u', where: 'u.corporation_signing_id = s.id' }),
      ...ofSigning(UPLOADED),
    })} from corporation_signing s join cla c on c.id = s.cla_id where s.link_id = $1`,
  ),
  manager: byId(
    `select s.id as place, ${object({
      manager: row('manager'),
      cla_agreement: rowsAsJson('cla_agreement', { alias: 'a', where: 'a.manager_id = s.id' }),
      pre_approval: rowsAsJson('pre_approval', { alias: 'p', where: 'p.manager_id = s.id' }),
    })} from manager s where s.link_id = $1`,
  ),
  employee: byId(
    `select s.id as place, c.number as cla, ${object({
      employee_signing: row('employee_signing'),
      employee_signing_change: rowsAsJson('employee_signing_change', {
        alias: 'h',
        where: 'h.employee_signing_id = s.id',
      }),
      ...ofSigning(OWN_DOCUMENT),
    })} from employee_signing s join cla c on c.id = s.cla_id where s.link_id = $1`,
  ),
  individual: byId(
    `select s.id as place, c.number as cla, ${object({
      individual_signing: row('individual_signing'),
      ...ofSigning(OWN_DOCUMENT),
    })} from individual_signing s join cla c on c.id = s.cla_id where s.link_id = $1`,
  ),
  identity: byId(`select s.id as place, c.number as cla, ${object({ imported_identity: row('imported_identity') })}
from imported_identity s left join cla c on c.id = s.cla_id where s.link_id = $1`),
};
