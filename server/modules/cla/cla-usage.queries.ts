import { ClaType } from '#rules/cla-type.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Cla } from './cla.entity.ts';

/** How a CLA is used. */
export interface ClaUsage {
  /** Individual and corporation signings of it, ended and deleted ones included. */
  readonly signingCount: number;
  /** Whether anybody has signed it, employees included. */
  readonly isUsed: boolean;
}

/**
 * An employee's signing does not say which language's individual CLA was agreed to: every one that was there counts, so
 * that none is removed which somebody has read.
 */
const STATEMENT = `
select c.id as "claId", sum(s.signings)::int as "signingCount", bool_or(s.signings > 0 or s.employees) as "isUsed"
from cla c cross join lateral (
  select count(*) as signings, false as employees from individual_signing where cla_id = c.id
  union all select count(*), false from corporation_signing where cla_id = c.id
  union all select 0, c.type = '${ClaType.INDIVIDUAL}' and exists (
    select 1 from employee_signing e where e.link_id = c.link_id and e.signed_at >= c.created_at
  )
) s
where c.id in (?)
group by c.id`;

/** How each of the CLAs is used, by their ids; one statement. */
export async function findClaUsage(em: Em, clas: readonly Cla[]): Promise<ReadonlyMap<string, ClaUsage>> {
  if (clas.length === 0) {
    return new Map();
  }
  const rows = await em.execute<(ClaUsage & { claId: string })[]>(STATEMENT, [clas.map(({ id }) => id)]);
  return new Map(rows.map(({ claId, ...usage }) => [claId, usage]));
}

/** Whether anybody has signed a CLA. */
export async function isClaUsed(em: Em, cla: Cla): Promise<boolean> {
  return (await findClaUsage(em, [cla])).get(cla.id)?.isUsed === true;
}
