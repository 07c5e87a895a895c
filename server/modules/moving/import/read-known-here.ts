import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { isStorableText } from '#rules/storable-text.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { IndividualSigningEnd } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import type { SignedAt } from '../format/record-parts.ts';
import type { InterchangeRecord } from '../format/record.ts';
import { timeOf } from './write-origins.ts';

/** What people have decided here about those whom a batch names. An import does not undo it. */
export interface KnownHere {
  /** The latest end of signings of the addresses, by internal id of the link and address. */
  readonly ended: ReadonlyMap<string, EndedHere>;
  /** The latest end of proved ties and imports of the accounts, as `accountOf` names them. */
  readonly endedAccounts: ReadonlyMap<string, EndedHere>;
  /** Accounts that are tied to a signing which counts. */
  readonly tiedAccounts: ReadonlySet<string>;
  /** The email domains that corporations have claimed, by internal id of the link and domain. */
  readonly claimed: ReadonlySet<string>;
}

/** An end that did not come from a source. */
export interface EndedHere {
  readonly endedAt: string | Date;
  readonly reason: IndividualSigningEnd;
}

/** Ends that people here decide. */
export const DECIDED_HERE = [
  IndividualSigningEnd.SUPERSEDED,
  IndividualSigningEnd.CORPORATION,
  IndividualSigningEnd.ENDED_BY_COMMUNITY,
  IndividualSigningEnd.WITHDRAWN,
];

/**
 * All signings of the addresses `$1`, as `s`; for statements. Each address is looked up by itself: of a table that has
 * just been filled the database has no statistics, and would read all of it for every batch. For the same reason, what
 * belongs to a signing is selected as a value: of `exists` the database may make one look through all.
 */
export const signingsOf = (table: 'individual_signing' | 'employee_signing'): string =>
  `unnest($1::text[]) as asked (email)
  cross join lateral (select * from ${table} t where t.email_key = asked.email offset 0) s`;

/**
 * A source may have such ends, too: then the import has ended the signing, and not at a time that was chosen here. A
 * further address ends with the signing that it is tied to.
 */
const INDIVIDUALS = `
select distinct on (link_id, email_key) concat_ws(e'\\n', link_id, email_key) as name, ended_at as "endedAt", reason
from (
  select s.link_id, s.email_key, s.ended_at, s.end_reason as reason from ${signingsOf('individual_signing')}
  where s.ended_at is not null and s.end_reason = any($2::text[])
    and (s.ended_by <> 'system' or s.ends_at is not null
      or (select o.signing from signing_origin o where o.signing = s.id) is null)
  union all
  select link_id, email_key, ended_at, $3::text from proved_identity
  where email_key = any($1::text[]) and ended_at is not null
) ends
order by link_id, email_key, ended_at desc`;

const EMPLOYEES = `
select distinct on (s.link_id, s.email_key) concat_ws(e'\\n', s.link_id, s.email_key) as name,
  h.changed_at as "endedAt", $2::text as reason
from ${signingsOf('employee_signing')}
join employee_signing_change h on h.employee_signing_id = s.id and h.state = 'removed'
where s.state = 'removed'
  and (h.manager_id is not null or (select o.signing from signing_origin o where o.signing = s.id) is null
    or exists (
      select from audit_event v where v.subject = s.id and v.action = 'EMPLOYEE_REMOVED' and v.actor = 'signer'
    ))
order by s.link_id, s.email_key, h.changed_at desc`;

/** Imports end accounts too, but never for a reason in `$3`. */
const ACCOUNTS = `
select distinct on (name) * from (
  select concat_ws(e'\\n', link_id, platform, host, account_id) as name, ended_at as "endedAt", $2::text as reason
  from proved_identity where account_id = any($1::text[]) and ended_at is not null
  union all
  select concat_ws(e'\\n', link_id, platform, host, account_id), ended_at, end_reason from imported_identity i
  where account_id = any($1::text[]) and ended_at is not null and end_reason = any($3::text[])
    and exists (select from audit_event v where v.subject = i.id and v.action = 'IMPORTED_ACCOUNT_ENDED')
) ends
order by name, "endedAt" desc`;

const TIED = `
select concat_ws(e'\\n', link_id, platform, host, account_id) as name
from proved_identity where account_id = any($1::text[]) and ended_at is null`;

const CLAIMED = `
select concat_ws(e'\\n', link_id, domain) as name from corporation_domain where domain = any($1::text[]) and claimed`;

interface Named extends EndedHere {
  readonly name: string;
}

/** Reads it for rows of other sources than Signet, all of one type. */
export async function readKnownHere(em: Em, records: readonly InterchangeRecord[]): Promise<KnownHere> {
  const individuals = addressesOf(records, 'individual');
  const stated = records.flatMap((record) => (record.type === 'identity' ? (record.stated_email ?? []) : []));
  const employees = addressesOf(records, 'employee');
  const accounts = records.flatMap((record) => (record.type === 'identity' ? (record.account_id ?? []) : []));
  const domains = individuals.map(emailDomain);
  const ended = [
    ...(await find<Named>(em, INDIVIDUALS, [
      [...individuals, ...stated.map((email) => normalizeEmail(email.trim()))],
      DECIDED_HERE,
      IndividualSigningEnd.WITHDRAWN,
    ])),
    ...(await find<Named>(em, EMPLOYEES, [employees, IndividualSigningEnd.WITHDRAWN])),
  ];
  const endedAccounts = await find<Named>(em, ACCOUNTS, [accounts, IndividualSigningEnd.WITHDRAWN, DECIDED_HERE]);
  const tied = await find<{ name: string }>(em, TIED, [accounts]);
  const claimed = await find<{ name: string }>(em, CLAIMED, [domains]);
  return {
    ended: new Map(ended.map((row) => [row.name, row])),
    endedAccounts: new Map(endedAccounts.map((row) => [row.name, row])),
    tiedAccounts: new Set(tied.map(({ name }) => name)),
    claimed: new Set(claimed.map(({ name }) => name)),
  };
}

/** Runs a statement about the names that come first. */
async function find<Row extends object>(
  em: Em,
  statement: string,
  [wanted, ...more]: readonly [readonly string[], ...unknown[]],
): Promise<Row[]> {
  const named = [...new Set(wanted)].filter(isStorableText);
  return named.length === 0 ? [] : runStatement<Row>(em, statement, [named, ...more]);
}

function addressesOf(records: readonly InterchangeRecord[], type: 'individual' | 'employee'): string[] {
  return records.flatMap((record) =>
    record.type === type && record.own === undefined ? [normalizeEmail(record.email.trim())] : [],
  );
}

/** Whether something was signed before an end; what has no time may have been. */
export function isBefore(signedAt: SignedAt, ended: EndedHere): boolean {
  const time = timeOf(signedAt);
  return time === null || time < new Date(ended.endedAt);
}
