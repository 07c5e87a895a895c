import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { SERVICE_SCOPE } from '#server/modules/ground/verification/verification-code.rules.ts';
import { FORGET_TOLD, type NamedPeople } from './forget-signings.ts';

/** Without a link: of no signing and no manager anywhere. */
const UNUSED = `
select a.address from unnest($1::text[]) a(address)
where not exists (select from individual_signing where email_key = a.address and ($2::uuid is null or link_id = $2))
  and not exists (select from employee_signing where email_key = a.address and ($2::uuid is null or link_id = $2))
  and not exists (
    select from corporation_signing where representative_email_key = a.address and ($2::uuid is null or link_id = $2)
  )
  and not exists (select from manager where email_key = a.address and ($2::uuid is null or link_id = $2))
  and not exists (select from proved_identity where email_key = a.address and ($2::uuid is null or link_id = $2))`;

/** Of the link, `$1`. */
const CORPORATIONS = `select id from corporation_signing where link_id = $1`;
const REPOSITORIES = `select id from gated_repository where link_id = $1`;

/** Of the link, `$1`, about addresses, `$2`. */
const OF_ADDRESSES = [
  `delete from email where link_id = $1 and lower(recipient) = any($2)`,
  `delete from verification_code where (scope = $1 or scope in (${CORPORATIONS})) and address_key = any($2)`,
  `delete from pre_approval where corporation_signing_id in (${CORPORATIONS}) and email_key = any($2)`,
  `delete from employee_invitation where corporation_signing_id in (${CORPORATIONS}) and email_key = any($2)`,
  `delete from confirmation_notice where email_key = any($2)
    and pull_request_id in (select id from pull_request where repository_id in (${REPOSITORIES}))`,
  `${FORGET_TOLD} and lower(request_body::jsonb #>> '{data,email}') = any($2)`,
];

/** Managers of the corporations, `$1`, are mailed who has signed. */
const MAILS_TO_MANAGERS = `
delete from email where corporation_signing_id = any($1)
  and exists (select from unnest($2::text[]) a(address) where position(a.address in lower(data::text)) > 0)`;

/** What is known about commits of the link's repositories, `$1`: by addresses, `$2`, and accounts, `$3` and `$4`. */
const VOUCHINGS = `
delete from commit_vouching v using gated_repository r
where r.link_id = $1 and v.repository_id = r.external_id
  and v.host = regexp_replace(rtrim(lower(r.host), '/'), '^https?://', '')
  and (v.email_key = any($2) or (v.host, v.account_id) in (select * from unnest($3::text[], $4::text[])))`;

const SUBJECTS = `
delete from gate_subject where id in (
  select id from gate_subject where link_id = $1 and email_key = any($2)
  union select s.id from unnest($3::text[], $4::text[]) a(host, id)
    join gate_subject s on s.link_id = $1 and s.host = a.host and s.account_id = a.id
) returning email`;

/** Bodies of webhooks of the platform name the authors of commits, in their own spelling. */
const DELIVERIES = `
update delivery set body = null, news = null
where body is not null and handled_at is not null
  and connection_id in (select connection_id from gated_repository where link_id = $1)
  and exists (select from unnest($2::text[]) a(address) where position(convert_to(a.address, 'UTF8') in body) > 0)`;

/** Accounts that were imported with one of the addresses, `$2`; a further import leaves them out, as `erasedAccount` names them. */
const STATED = `
with forgotten as (
  delete from imported_identity where link_id = $1 and lower(stated_email) = any($2) returning link_id, key, host, account_id
), known as (
  insert into erased_origin (key_sha256, link_id)
  select encode(sha256(convert_to(l.link_id || ':' || n.name, 'UTF8')), 'hex'), l.id
  from forgotten f join link l on l.id = f.link_id
  cross join lateral (values (f.key), ('account:' || f.host || '/' || f.account_id)) n(name)
  where n.name is not null
  on conflict do nothing
)
select host, account_id as id from forgotten where account_id is not null`;

/** Of the service, about addresses, `$1`. */
const OF_SERVICE = [
  `delete from signer_session where email_key = any($1)`,
  `delete from verification_code where scope = '${SERVICE_SCOPE}' and address_key = any($1)`,
  `delete from email where link_id is null and template = 'my_signings_code' and lower(recipient) = any($1)`,
  `delete from muted_confirmation where email_key = any($1)`,
];

const UNUSED_ACCOUNTS = `
select a.host, a.id from unnest($1::text[], $2::text[]) a(host, id)
where not exists (select from proved_identity where host = a.host and account_id = a.id and link_id = $3)`;

interface Account {
  readonly host: string;
  readonly id: string;
}

/** People of a link who are forgotten. */
interface ForgottenPeople extends Pick<NamedPeople, 'addresses' | 'hosts' | 'accountIds'> {
  /** Id of the link. */
  readonly link: string;
  /** Ids of the corporation signings whose managers were mailed about them. */
  readonly corporations: readonly string[];
}

/**
 * Deletes what names addresses and accounts beside signings, after their signings were erased: mails, codes,
 * invitations, imported accounts whose source states one of the addresses, what webhooks received, and the people in commits of the link's repositories. What another signing or a
 * manager of the link still uses remains.
 */
export async function forgetAddresses(em: Em, { link, ...people }: ForgottenPeople): Promise<void> {
  const addresses = await findUnused(em, people.addresses, link);
  const stated = await runStatement<Account>(em, STATED, [link, addresses]);
  const accounts = await runStatement<Account>(em, UNUSED_ACCOUNTS, [
    [...people.hosts, ...stated.map(({ host }) => host)],
    [...people.accountIds, ...stated.map(({ id }) => id)],
    link,
  ]);
  for (const statement of OF_ADDRESSES) {
    await runStatement(em, statement, [link, addresses]);
  }
  await runStatement(em, MAILS_TO_MANAGERS, [people.corporations, addresses]);
  const named = [link, addresses, accounts.map(({ host }) => host), accounts.map(({ id }) => id)];
  await runStatement(em, VOUCHINGS, named);
  const subjects = await runStatement<{ email: string | null }>(em, SUBJECTS, named);
  const spelled = [...new Set(subjects.flatMap(({ email }) => email ?? []))];
  if (spelled.length > 0) {
    await runStatement(em, DELIVERIES, [link, spelled]);
  }
  const unknown = await findUnused(em, addresses, null);
  for (const statement of OF_SERVICE) {
    await runStatement(em, statement, [unknown]);
  }
}

async function findUnused(em: Em, addresses: readonly string[], link: string | null): Promise<string[]> {
  const unused = await runStatement<{ address: string }>(em, UNUSED, [addresses, link]);
  return unused.map(({ address }) => address);
}
