import { isEmail, normalizeEmail } from '#rules/email.ts';
import { isStorableText } from '#rules/storable-text.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Question } from './claim.ts';
import type { Answered } from './classify.ts';

/** Rows that the import has not made and people have ended since are what happened here. */
const FACTS = `
with asked as (select * from unnest($1::text[], $2::text[]) as a(link, email_key))
select a.link, a.email_key as "emailKey",
  bool_or(s.is_live and s.source is distinct from $3) as "signedHere", bool_or(s.is_ended) as "endedHere"
from asked a join link l on l.link_id = a.link cross join lateral (
  select i.ended_at is null as is_live, i.ended_by is not null and i.ended_by <> 'system' as is_ended, o.source
  from individual_signing i left join signing_origin o on o.signing = i.id
  where i.link_id = l.id and i.email_key = a.email_key
  union all
  select e.state <> 'removed' and e.suspended_at is null, exists (
    select from employee_signing_change h where h.employee_signing_id = e.id and h.manager_id is not null
  ) or e.suspended_at is not null, o.source
  from employee_signing e left join signing_origin o on o.signing = e.id
  where e.link_id = l.id and e.email_key = a.email_key
  union all
  select p.ended_at is null, p.ended_at is not null, null from proved_identity p
  where p.link_id = l.id and p.email_key = a.email_key
) s group by a.link, a.email_key`;

const UNLINKED = 'select link_id as link from link where link_id = any($1::text[]) and unlinked_at is not null';

interface Wanted {
  readonly differing: readonly Answered[];
  /** The source and its instance. */
  readonly source: string;
}

/** Reads what people have done here about addresses since they were imported. */
export async function readHereFacts(em: Em, { differing, source }: Wanted) {
  const asked = differing
    .map(({ question }) => question)
    .filter(({ kind, value }) => kind === 'email' && isEmail(value));
  const rows =
    asked.length === 0
      ? []
      : await runStatement<{ link: string; emailKey: string; signedHere: boolean; endedHere: boolean }>(em, FACTS, [
          asked.map(({ link }) => link),
          asked.map(({ value }) => normalizeEmail(value)),
          source,
        ]);
  const links = [...new Set(differing.map(({ question }) => question.link))].filter(isStorableText);
  const unlinked = await runStatement<{ link: string }>(em, UNLINKED, [links]);
  const facts = new Map(rows.map(({ link, emailKey, ...row }) => [`${link}\n${emailKey}`, row]));
  return {
    isUnlinked: (link: string): boolean => unlinked.some((row) => row.link === link),
    of: ({ link, value }: Question): 'signed_here' | 'ended_here' | undefined => {
      const found = facts.get(`${link}\n${normalizeEmail(value)}`);
      return found?.signedHere === true ? 'signed_here' : found?.endedHere === true ? 'ended_here' : undefined;
    },
  };
}
