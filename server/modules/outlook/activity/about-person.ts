import { raw, type FilterQuery } from '@mikro-orm/core';
import type { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';

/** People and corporations whose names or addresses are like a text; those erased have none. */
const SUBJECTS = `
select id from individual_signing where link_id = ? and erased_at is null and (name ilike ? or email ilike ?)
union all select id from employee_signing where link_id = ? and erased_at is null and (name ilike ? or email ilike ?)
union all select id from corporation_signing where link_id = ?
  and (corporation_name ilike ? or representative_name ilike ? or representative_email ilike ?)
union all select id from manager where link_id = ? and (name ilike ? or email ilike ?)`;

const ACTORS = `
select id::text from community_account where name ilike ?
union all select id::text from manager where link_id = ? and name ilike ?
union all select id::text from api_key where name ilike ?`;

/** The condition that events of a link are about somebody, or were caused by somebody, whose name or address is like a text. */
export function aboutPerson(link: string, like: string): FilterQuery<AuditEvent> {
  const subjects = [link, like, like, link, like, like, link, like, like, like, link, like, like];
  const actors = [like, link, like, like];
  return {
    $or: [
      { [raw((alias) => `${alias}.subject in (${SUBJECTS})`, subjects)]: [] },
      { [raw((alias) => `${alias}.actor in (${ACTORS})`, actors)]: [] },
    ],
  };
}
