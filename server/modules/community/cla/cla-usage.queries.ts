import type { Em } from '#server/db/open-database.ts';
import type { Cla } from './cla.entity.ts';

const STATEMENT = `
select c.id as "claId", sum(s.signings)::int as "signingCount"
from cla c cross join lateral (
  select count(*) as signings from individual_signing where cla_id = c.id
  union all select count(*) from employee_signing where cla_id = c.id
  union all select count(*) from corporation_signing where cla_id = c.id
  union all select count(*) from cla_agreement where c.id in (previous_cla_id, cla_id)
) s
where c.id in (?)
group by c.id`;

/** Counts the signings of and agreements to each CLA, ended and deleted signings included, by CLA id; one statement. */
export async function findClaUsage(em: Em, clas: readonly Cla[]): Promise<ReadonlyMap<string, number>> {
  if (clas.length === 0) {
    return new Map();
  }
  const rows = await em.execute<{ claId: string; signingCount: number }[]>(STATEMENT, [clas.map(({ id }) => id)]);
  return new Map(rows.map(({ claId, signingCount }) => [claId, signingCount]));
}

/** Whether anybody has ever signed a CLA or agreed to it. */
export async function isClaUsed(em: Em, cla: Cla): Promise<boolean> {
  return ((await findClaUsage(em, [cla])).get(cla.id) ?? 0) > 0;
}
