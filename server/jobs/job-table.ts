import type { Em } from '#server/db/open-database.ts';

/** Waiting, running and finished jobs; the queue makes its tables itself. */
export const JOB_TABLE = 'pgboss.job';

/** Whether the queue has its tables: a database that was only migrated has none yet. */
export async function hasJobs(em: Em): Promise<boolean> {
  const [table] = await em.execute<{ exists: boolean }[]>(`select to_regclass('${JOB_TABLE}') is not null as "exists"`);
  return table?.exists ?? false;
}
