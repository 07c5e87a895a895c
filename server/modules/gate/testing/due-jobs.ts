import type { Em } from '#server/db/open-database.ts';
import { GATE_JOBS } from './gate-world.ts';

/** How many jobs were tried again, or are to be. */
export async function countRetried(em: Em): Promise<number> {
  const jobs: unknown[] = await em.execute(`select from pgboss.job where state = 'retry' or retry_count > 0`);
  return jobs.length;
}

/** The gate's jobs that are due or under way: none once everything is done, or put off. */
export async function dueJobs(em: Em): Promise<string[]> {
  const jobs: { name: string }[] = await em.execute(
    `select name from pgboss.job where state < 'completed' and start_after <= now()`,
  );
  return jobs.map(({ name }) => name).filter((name) => GATE_JOBS.has(name));
}
