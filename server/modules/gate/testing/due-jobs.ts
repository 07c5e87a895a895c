import type { Em } from '#server/db/open-database.ts';

/** Jobs whose workers run: those of the gate. */
export const GATE_JOBS: ReadonlySet<string> = new Set([
  'handle-delivery',
  'judge-at-once',
  'judge-pull-request',
  'judge-merge-group',
  'backfill-repository',
  'refresh-reach',
  'cover-organization',
  'judge-again',
  'mail-confirmers',
  'tend-webhooks',
]);

/** How many jobs were tried again, or are to be. */
export async function countRetried(em: Em): Promise<number> {
  const jobs: unknown[] = await em.execute(`select from pgboss.job where state = 'retry' or retry_count > 0`);
  return jobs.length;
}

/** The gate's jobs that are due or under way, or those of one name: none once everything is done, or put off. */
export async function dueJobs(em: Em, only?: string): Promise<string[]> {
  const jobs: { name: string }[] = await em.execute(
    `select name from pgboss.job where state < 'completed' and start_after <= now()`,
  );
  return jobs.map(({ name }) => name).filter((name) => (only === undefined ? GATE_JOBS.has(name) : name === only));
}
