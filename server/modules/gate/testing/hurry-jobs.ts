import type { Em } from '#server/db/open-database.ts';

/**
 * Makes jobs that wait for a later time due now. Those that are due already are left alone: workers lock them to fetch
 * them, and the two could wait for each other.
 */
export async function hurryJobs(em: Em): Promise<void> {
  await em.execute(`update pgboss.job set start_after = now() where state < 'active' and start_after > now()`);
}
