import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { erasedAccount, erasedAddress } from './origin/erased-origin.rules.ts';

/** Signings of a link that are erased. */
export interface ForgottenSignings {
  readonly link: { readonly id: string };
  readonly ids: readonly string[];
  readonly references: readonly string[];
}

/** By what other records name the people of signings. */
export interface NamedPeople {
  /** Normalised. */
  readonly addresses: readonly string[];
  /** Hosts and ids of accounts of code platforms, in the same order. */
  readonly hosts: readonly string[];
  readonly accountIds: readonly string[];
  /** Ids of the ties of these addresses and accounts to the signings. */
  readonly identities: readonly string[];
  /** Fingerprints of everything that was ever the document of one of the signings. */
  readonly documents: readonly string[];
}

/** A CLA that a signed document begins with stays; events name every document but those from before seals. */
const DOCUMENTS = `
with recursive named(sha256) as (
  select document_sha256 from individual_signing where id = any($1)
  union select document_sha256 from employee_signing where id = any($1)
  union select document_sha256 from corporation_signing where id = any($1)
  union select signed_pdf_sha256 from corporation_signing where id = any($1)
  union select unnest(array[document_sha256, sealed_document_sha256]) from signed_pdf_upload
    where corporation_signing_id = any($1)
  union select (details ->> 'documentSha256')::bpchar from audit_event
    where subject = any($1) and details ->> 'documentSha256' is not null
), beginnings(sha256) as (
  select sha256::text from named
  union select d.base_sha256::text from document d join beginnings b on d.sha256 = b.sha256::bpchar
)
select sha256 from beginnings b
where sha256 is not null and not exists (select 1 from cla where cla.document_sha256 = b.sha256::bpchar)`;

const IDENTITIES = `
select id, email_key, host, account_id from proved_identity where signing = any($1)`;

interface IdentityRow {
  readonly id: string;
  readonly email_key: string | null;
  readonly host: string | null;
  readonly account_id: string | null;
}

/** Finds by what other records name the people of signings; `addresses` are those that the signings name themselves. */
export async function findNamedPeople(
  em: Em,
  { ids }: Pick<ForgottenSignings, 'ids'>,
  addresses: readonly string[],
): Promise<NamedPeople> {
  const documents = await runStatement<{ sha256: string }>(em, DOCUMENTS, [ids]);
  const identities = await runStatement<IdentityRow>(em, IDENTITIES, [ids]);
  const accounts = identities.flatMap(({ host, account_id: id }) => (id === null ? [] : [{ host: host ?? '', id }]));
  return {
    addresses: [...new Set([...addresses, ...identities.flatMap(({ email_key: key }) => key ?? [])])],
    hosts: accounts.map(({ host }) => host),
    accountIds: accounts.map(({ id }) => id),
    identities: identities.map(({ id }) => id),
    documents: documents.map(({ sha256 }) => sha256),
  };
}

const BY_ID = [
  `delete from cla_notice where signing = any($1)`,
  `delete from signing_act where signing = any($1)`,
  `delete from proved_identity where signing = any($1)`,
  `delete from authorization_request where details ->> 'signing' = any($1::text[])`,
];

/** Erased rows of a source, and erased people, stay away when a file is imported: they are known by hashes. */
const FORGET_ORIGINS = `
with rows as (delete from signing_origin where signing = any($1) returning key),
accounts as (
  delete from imported_identity i using proved_identity p where p.signing = any($1) and i.link_id = p.link_id
    and i.platform = p.platform and i.host = p.host and i.account_id = p.account_id
  returning i.key
)
insert into erased_origin (key_sha256, link_id)
select encode(sha256(convert_to(l.link_id || ':' || f.key, 'UTF8')), 'hex'), l.id
from (select key from rows union select key from accounts union select unnest($3::text[])) f
cross join (select id, link_id from link where id = $2) l
on conflict do nothing`;

/** Addresses, `$1`, with no other signing at the link, `$2`, than those that are erased, `$3`. */
const WITHOUT_SIGNING = `
select a.address from unnest($1::text[]) a(address)
where not exists (select from individual_signing where link_id = $2 and email_key = a.address)
  and not exists (select from employee_signing where link_id = $2 and email_key = a.address and id <> all($3))`;

const MAILS = `delete from email where data ->> 'reference' = any($1)`;

const MAILS_WITH_DOCUMENTS = `
delete from email where id in (
  select m.id from unnest($1::text[]) d(sha256)
    join email m on m.attachments @> jsonb_build_array(jsonb_build_object('documentSha256', d.sha256))
)`;

/** A scan stays downloadable for its uploader for a day otherwise. */
const UPLOADS = `delete from cla_upload where document_sha256 = any($1::bpchar[])`;

/** What a receiver answered may repeat what it was sent. */
export const FORGET_TOLD = `
update webhook_delivery set request_body = (request_body::jsonb #- '{data,name}' #- '{data,email}')::text,
  response_body = null
where webhook_id in (select id from webhook where link_id = $1)`;

const TOLD_OF_SIGNINGS = `${FORGET_TOLD} and request_body::jsonb #>> '{data,reference}' = any($2)`;

/** The only change to audit events that their trigger permits. */
const IP_ADDRESSES = `update audit_event set ip = null where subject = any($1) and ip is not null`;

/**
 * Deletes what belongs to signings beside their rows: acts with their salts, origins with the rows of their sources,
 * ties, mails, notices, uploads of scans, what webhooks were sent, and the IP addresses of their audit events. Documents
 * remain until nothing refers to them.
 */
export async function forgetSignings(
  em: Em,
  { link, ids, references }: ForgottenSignings,
  people: NamedPeople,
): Promise<void> {
  const { documents, identities } = people;
  await runStatement(em, MAILS, [references]);
  await runStatement(em, MAILS_WITH_DOCUMENTS, [documents]);
  await runStatement(em, UPLOADS, [documents]);
  await runStatement(em, FORGET_ORIGINS, [ids, link.id, await namesOf(em, { link, ids }, people)]);
  for (const statement of BY_ID) {
    await runStatement(em, statement, [ids]);
  }
  await runStatement(em, TOLD_OF_SIGNINGS, [link.id, references]);
  await runStatement(em, IP_ADDRESSES, [[...ids, ...identities]]);
}

/** By what erased people are known to imports. */
async function namesOf(
  em: Em,
  { link, ids }: Pick<ForgottenSignings, 'link' | 'ids'>,
  { addresses, hosts, accountIds }: NamedPeople,
): Promise<string[]> {
  const rows = await runStatement<{ address: string }>(em, WITHOUT_SIGNING, [addresses, link.id, ids]);
  return [
    ...rows.map(({ address }) => erasedAddress(address)),
    ...accountIds.map((id, index) => erasedAccount(hosts[index] ?? '', id)),
  ];
}
