import { isEmail, normalizeEmail } from '#rules/email.ts';
import { isStorableText } from '#rules/storable-text.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { DECIDED_HERE } from '../import/read-known-here.ts';
import type { HappenedHere, Question } from './claim.ts';
import type { Answered } from './classify.ts';

/** Rows that the import has not made and people have ended since are what happened here. */
const FACTS = `
with asked as (select * from unnest($1::text[], $2::text[]) as a(link, email_key))
select a.link, 'email' as kind, a.email_key as value,
  bool_or(s.is_live and s.source is distinct from $3) as "signedHere", bool_or(s.is_ended) as "endedHere",
  bool_or(s.by_corporation) as "byCorporation", bool_or(s.is_live and s.is_individual) as "hasIndividual"
from asked a join link l on l.link_id = a.link cross join lateral (
  select i.ended_at is null as is_live, i.ended_by is not null and i.ended_by <> 'system' as is_ended, o.source,
    i.end_reason = 'corporation' as by_corporation, true as is_individual
  from individual_signing i left join signing_origin o on o.signing = i.id
  where i.link_id = l.id and i.email_key = a.email_key
  union all
  select e.state <> 'removed' and e.suspended_at is null, exists (
    select from employee_signing_change h where h.employee_signing_id = e.id and h.manager_id is not null
  ) or e.suspended_at is not null, o.source, false, false
  from employee_signing e left join signing_origin o on o.signing = e.id
  where e.link_id = l.id and e.email_key = a.email_key
  union all
  select p.ended_at is null, p.ended_at is not null, null, false, false from proved_identity p
  where p.link_id = l.id and p.email_key = a.email_key
) s group by a.link, a.email_key`;

/** Accounts have no status: only what ended here is a reason. */
const ACCOUNTS = `
select l.link_id as link, a.kind, a.value, false as "signedHere", true as "endedHere", false as "byCorporation",
  false as "hasIndividual"
from link l join (
  select i.link_id, k.kind, k.value from imported_identity i
  cross join lateral (values ('account', i.account_id), ('login', lower(i.login))) k(kind, value)
  where i.ended_at is not null and i.end_reason = any($3::text[])
  union select p.link_id, k.kind, k.value from proved_identity p
  cross join lateral (values ('account', p.account_id), ('login', lower(p.account))) k(kind, value)
  where p.ended_at is not null
) a on a.link_id = l.id where l.link_id = any($1::text[]) and a.value = any($2::text[])`;

const UNLINKED = 'select link_id as link from link where link_id = any($1::text[]) and unlinked_at is not null';

interface Wanted {
  readonly differing: readonly Answered[];
  /** The source and its instance. */
  readonly source: string;
}

interface Fact extends Pick<Question, 'link' | 'kind' | 'value'> {
  readonly signedHere: boolean;
  readonly endedHere: boolean;
  readonly byCorporation: boolean;
  /** Whether an individual signing is live here. */
  readonly hasIndividual: boolean;
}

/** Reads what people have done here about addresses and accounts since they were imported. */
export async function readHereFacts(em: Em, { differing, source }: Wanted) {
  const asked = differing.map(({ question }) => question).filter(({ link, value }) => isStorableText(link + value));
  const emails = asked.filter(({ kind, value }) => kind === 'email' && isEmail(value));
  const others = asked.filter(({ kind }) => kind !== 'email');
  const rows = [
    ...(await find(em, FACTS, [emails.map(({ link }) => link), emails.map(keyOf), source])),
    ...(await find(em, ACCOUNTS, [others.map(({ link }) => link), others.map(keyOf), DECIDED_HERE])),
  ];
  const links = [...new Set(differing.map(({ question }) => question.link))].filter(isStorableText);
  const unlinked = await runStatement<{ link: string }>(em, UNLINKED, [links]);
  const facts = new Map(rows.map((row) => [nameOf(row), row]));
  const factOf = (question: Question) => facts.get(nameOf({ ...question, value: keyOf(question) }));
  return {
    isUnlinked: (link: string): boolean => unlinked.some((row) => row.link === link),
    hasIndividual: (question: Question): boolean => factOf(question)?.hasIndividual === true,
    of: (question: Question): HappenedHere | undefined => {
      const found = factOf(question);
      if (found?.signedHere === true) {
        return 'signed_here';
      }
      return found?.byCorporation === true ? 'corporation' : found?.endedHere === true ? 'ended_here' : undefined;
    },
  };
}

async function find(
  em: Em,
  statement: string,
  parameters: readonly [readonly string[], ...unknown[]],
): Promise<Fact[]> {
  return parameters[0].length === 0 ? [] : runStatement<Fact>(em, statement, [...parameters]);
}

const keyOf = ({ kind, value }: Pick<Question, 'kind' | 'value'>): string =>
  kind === 'email' ? normalizeEmail(value) : value.toLowerCase();

const nameOf = ({ link, kind, value }: Pick<Question, 'link' | 'kind' | 'value'>): string =>
  [link, kind, value].join('\n');
