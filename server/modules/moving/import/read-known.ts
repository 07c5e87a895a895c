import { createHash } from 'node:crypto';
import { normalizeEmail } from '#rules/email.ts';
import { isStorableText } from '#rules/storable-text.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { erasedAccount, erasedAddress } from '#server/modules/signing/signing/origin/erased-origin.rules.ts';
import type { InterchangeRecord } from '../format/record.ts';
import type { RecordEntry } from '../format/source.ts';
import { foreignIdOf } from './foreign-id.ts';
import { OWN_TABLE_OF } from './outcome.ts';
import { type KnownHere, readKnownHere, signingsOf } from './read-known-here.ts';
import { surveyCorporation } from './survey-corporation.ts';

/** What the database knows about the rows of a batch. */
export interface Known extends KnownHere {
  /** Rows that were imported earlier, or are there already, by key. */
  readonly keys: ReadonlyMap<string, KnownRow>;
  /** Live signings of the addresses of the batch, by internal id of the link and address; source null: made here. */
  readonly live: ReadonlyMap<string, { readonly signing: string; readonly source: string | null }>;
  /** Accounts that count already, as `accountOf` names them. */
  readonly accounts: ReadonlySet<string>;
  /** Public ids of links in whose place another one is. */
  readonly takenLinks: ReadonlySet<string>;
  /** Hashes of audit events by their places. */
  readonly hashes: ReadonlyMap<number, string>;
  /** Keys of rows that were imported earlier and erased since, or that name somebody who was erased. */
  readonly erased: ReadonlySet<string>;
  /** Live employee signings of the addresses of the batch, as `live`. */
  readonly liveEmployees: Known['live'];
  /** What the corporations and managers of the links of the batch hold already, by `heldName`, and the ids of who does. */
  readonly held: ReadonlyMap<string, string>;
}

/** A row that is there. */
export interface KnownRow {
  readonly signing: string;
  readonly sha256: string | null;
  readonly isLive: boolean;
  /** Of a corporation or an employee. */
  readonly state?: string | null;
  /** Whether a manager here has changed an employee since. */
  readonly isChangedHere?: boolean;
}

/** Looks up each signing by itself: of `exists` the database may make one look through all signings, for every batch. */
const KEYS = `
select o.key, o.signing, o.record_sha256 as sha256, coalesce(
  (select s.ended_at is null from individual_signing s where s.id = o.signing), false
) as "isLive", coalesce(
  (select e.state from employee_signing e where e.id = o.signing),
  (select c.state from corporation_signing c where c.id = o.signing)
) as state, coalesce((
  select bool_or(h.manager_id is not null) from employee_signing_change h where h.employee_signing_id = o.signing
), false) as "isChangedHere" from signing_origin o where o.key = any($1::text[])
union all
select i.key, i.id, i.record_sha256, i.ended_at is null, null, false
from imported_identity i where i.key = any($1::text[])`;

const ERASED = `select key_sha256 as sha256 from erased_origin where key_sha256 = any($1::text[])`;

const LIVE_EMPLOYEES = `
select s.id as signing, s.link_id as link, s.email_key as "emailKey",
  (select o.source from signing_origin o where o.signing = s.id) as source
from ${signingsOf('employee_signing')} where s.state <> 'removed' and s.suspended_at is null`;

/** By the names of the batch alone: a link may have thousands of corporations, and an import as many batches. */
const HELD = `
select l.link_id as link, held.* from link l cross join lateral (
  select 'representative' as kind, c.representative_email_key as name, c.id from corporation_signing c
    where c.link_id = l.id and c.state <> 'deleted' and c.representative_email_key = any($2::text[])
  union all select 'corporation', c.corporation_name_key || e'\\n' || c.primary_domain, c.id from corporation_signing c
    where c.link_id = l.id and c.state <> 'deleted' and c.corporation_name_key = any($3::text[])
  union all select 'deleted', c.corporation_name_key || e'\\n' || c.primary_domain, c.id from corporation_signing c
    where c.link_id = l.id and c.state = 'deleted' and c.corporation_name_key = any($3::text[])
    and exists (select from audit_event v where v.subject = c.id and v.action = 'CORPORATION_DELETED')
  union all select 'domain', d.domain, d.corporation_signing_id from corporation_domain d
    where d.link_id = l.id and d.claimed and d.domain = any($4::text[])
  union all select 'account', m.account_key, m.id from manager m
    where m.link_id = l.id and m.removed_at is null and m.suspended_at is null and m.account_key = any($5::text[])
  union all select 'manager', m.email_key, m.id from manager m
    where m.link_id = l.id and m.removed_at is null and m.suspended_at is null and m.email_key = any($6::text[])
) held where l.link_id = any($1::text[])`;

/** One about which people have decided here is theirs, wherever it comes from: no other row takes its place. */
const LIVE = `
select s.id as signing, s.link_id as link, s.email_key as "emailKey", case
  when s.ends_at is null and (select r.id from erasure_request r where r.signing = s.id limit 1) is null
  then (select o.source from signing_origin o where o.signing = s.id)
end as source from ${signingsOf('individual_signing')} where s.ended_at is null`;

const ACCOUNTS = `
select concat_ws(e'\\n', i.link_id, i.platform, i.host, i.account_id) as account
from jsonb_to_recordset($1::jsonb) as asked (link text, platform text, host text, account text)
join link l on l.link_id = asked.link cross join lateral (
  select * from imported_identity i where i.link_id = l.id and i.platform = asked.platform and i.host = asked.host
    and i.account_id = asked.account and i.ended_at is null offset 0
) i`;

const LINKS = `
select asked.link from jsonb_to_recordset($1::jsonb) as asked (link text, id uuid, alias text, url text)
where exists (
  select from link l where l.id <> asked.id and (l.link_id = asked.link
    or l.project_url = asked.url and l.alias = asked.alias and l.unlinked_at is null)
)`;

const HASHES = `
select e.sequence::int, e.hash from audit_event e
where e.link_id = (select id from link where link_id = $1) and e.sequence = any($2::bigint[])`;

/** Reads what a batch, all of one type, is compared with. */
export function readKnown(em: Em, batch: readonly RecordEntry[]): Promise<Known> {
  const records = batch.map(({ record }) => record);
  return em.transactional(async (tx) => {
    // Tables grow while a connection keeps its plans, which were made when they were empty; and without statistics the
    // database compiles what it takes for expensive, which takes longer than to run it.
    await tx.execute(`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true)`);
    return readFacts(tx, records);
  });
}

async function readFacts(em: Em, records: readonly InterchangeRecord[]): Promise<Known> {
  const keys = await runStatement<KnownRow & { key: string }>(em, KEYS, [storable(records.map(({ key }) => key))]);
  const own = await readOwn(em, records);
  return {
    keys: new Map([...own, ...keys.map((row) => [row.key, row] as const)]),
    live: await readLive(em, records, 'individual'),
    accounts: await readAccounts(em, records),
    takenLinks: await readTakenLinks(em, records),
    hashes: await readHashes(em, records),
    erased: await readErased(em, records),
    liveEmployees: await readLive(em, records, 'employee'),
    held: await readHeld(em, records),
    ...(await readKnownHere(em, records)),
  };
}

/** What a corporation or a manager has at a link alone; `deleted` are corporations that their community has deleted here. */
export type HeldKind = 'representative' | 'corporation' | 'deleted' | 'domain' | 'account' | 'manager';
export const heldName = (link: string, kind: HeldKind, name: string): string => [link, kind, name].join('\n');

async function readHeld(em: Em, records: readonly InterchangeRecord[]): Promise<Known['held']> {
  const foreign = records.filter((record) => !('own' in record && record.own !== undefined));
  const corporations = foreign.flatMap((record) => (record.type === 'corporation' ? [surveyCorporation(record)] : []));
  const managers = foreign.filter((record) => record.type === 'manager');
  const links = [...corporations, ...managers].map(({ link }) => link);
  const names = [
    [...new Set(links)],
    corporations.map(({ representativeKey }) => representativeKey),
    corporations.map(({ nameKey }) => nameKey),
    corporations.flatMap(({ domains }) => domains),
    managers.map(({ account }) => (account ?? '').toLowerCase()),
    managers.map(({ email }) => normalizeEmail(email)),
  ];
  const rows =
    links.length === 0
      ? []
      : await runStatement<{ link: string; kind: HeldKind; name: string; id: string }>(em, HELD, names.map(storable));
  return new Map(rows.map(({ link, kind, name, id }) => [heldName(link, kind, name), id]));
}

async function readErased(em: Em, records: readonly InterchangeRecord[]): Promise<Known['erased']> {
  const hashed = records.flatMap((record) =>
    namesOf(record).map((name) => ({ key: record.key, sha256: keySha256(record.link, name) })),
  );
  const rows = await runStatement<{ sha256: string }>(em, ERASED, [hashed.map(({ sha256 }) => sha256)]);
  const erased = new Set(rows.map(({ sha256 }) => sha256));
  return new Set(hashed.filter(({ sha256 }) => erased.has(sha256)).map(({ key }) => key));
}

/** By what a row, or its person, is known once erased. */
function namesOf(record: InterchangeRecord): string[] {
  if (record.type === 'individual' || record.type === 'employee') {
    return [record.key, erasedAddress(normalizeEmail(record.email.trim()))];
  }
  if (record.type !== 'identity') {
    return [record.key];
  }
  const { key, stated_email: email, host, account_id: account } = record;
  return [
    key,
    ...(email === null ? [] : [erasedAddress(normalizeEmail(email.trim()))]),
    ...(account === null ? [] : [erasedAccount(host ?? '', account)]),
  ];
}

/** As `FORGET_ORIGINS` names what was erased. */
const keySha256 = (link: string, key: string): string => createHash('sha256').update(`${link}:${key}`).digest('hex');

const storable = (texts: readonly string[]): string[] => texts.filter(isStorableText);

/** Id of the row of Signet that a record stands for; undefined for records of other sources. */
export function ownId(record: InterchangeRecord): string | undefined {
  if (record.type === 'audit' || record.type === 'exemption' || record.own === undefined) {
    return undefined;
  }
  const rows = record.own[OWN_TABLE_OF[record.type]];
  const [row] = Array.isArray(rows) ? rows : [];
  return typeof row === 'object' && row !== null && 'id' in row && typeof row['id'] === 'string'
    ? row['id']
    : undefined;
}

async function readOwn(em: Em, records: readonly InterchangeRecord[]): Promise<(readonly [string, KnownRow])[]> {
  const [first] = records;
  const byId = new Map(
    records.flatMap((record) => {
      const id = ownId(record) ?? foreignIdOf(record);
      return id === undefined ? [] : [[id, record.key] as const];
    }),
  );
  if (first === undefined || first.type === 'audit' || first.type === 'exemption' || byId.size === 0) {
    return [];
  }
  const statement = `select id from ${OWN_TABLE_OF[first.type]} where id = any($1::uuid[])`;
  const rows = await runStatement<{ id: string }>(em, statement, [[...byId.keys()]]);
  return rows.map(({ id }) => [byId.get(id) ?? '', { signing: id, sha256: null, isLive: true }] as const);
}

async function readLive(
  em: Em,
  records: readonly InterchangeRecord[],
  type: 'individual' | 'employee',
): Promise<Known['live']> {
  const statement = type === 'individual' ? LIVE : LIVE_EMPLOYEES;
  const addresses = records.flatMap((record) =>
    record.type === type && record.own === undefined ? [normalizeEmail(record.email.trim())] : [],
  );
  const rows =
    addresses.length === 0
      ? []
      : await runStatement<{ signing: string; link: string; emailKey: string; source: string | null }>(em, statement, [
          storable(addresses),
        ]);
  return new Map(rows.map(({ link, emailKey, ...row }) => [`${link}\n${emailKey}`, row]));
}

async function readAccounts(em: Em, records: readonly InterchangeRecord[]): Promise<Known['accounts']> {
  const identities = records.filter((record) => record.type === 'identity');
  const asked = identities
    .map(({ link, platform, host, account_id: account }) => ({ link, platform, host, account }))
    .filter((row) => isStorableText(Object.values(row).join('')));
  const rows = asked.length === 0 ? [] : await runStatement<{ account: string }>(em, ACCOUNTS, [JSON.stringify(asked)]);
  return new Set(rows.map(({ account }) => account));
}

async function readTakenLinks(em: Em, records: readonly InterchangeRecord[]): Promise<Known['takenLinks']> {
  const links = records.flatMap((record) =>
    record.type === 'link'
      ? [{ link: record.link, id: ownId(record) ?? foreignIdOf(record), alias: record.alias, url: record.project_url }]
      : [],
  );
  const rows = links.length === 0 ? [] : await runStatement<{ link: string }>(em, LINKS, [JSON.stringify(links)]);
  return new Set(rows.map(({ link }) => link));
}

async function readHashes(em: Em, records: readonly InterchangeRecord[]): Promise<Known['hashes']> {
  const events = records.flatMap((record) => (record.type === 'audit' ? [record] : []));
  const [first] = events;
  const rows =
    first === undefined
      ? []
      : await runStatement<{ sequence: number; hash: string }>(em, HASHES, [
          first.link,
          events.map(({ sequence }) => sequence),
        ]);
  return new Map(rows.map(({ sequence, hash }) => [sequence, hash]));
}
