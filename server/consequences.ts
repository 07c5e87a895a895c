import { z } from 'zod';
import type { Em } from './db/open-database.ts';
import { runStatement } from './db/run-statement.ts';

/**
 * Jobs that find nothing to do before somebody has set up what they serve, and the table that shows whether anybody
 * has. A connection to a platform exists well before the first pull request is judged, so no event is missed in
 * between.
 */
const SERVED: ReadonlyMap<string, string> = new Map([
  ['judge-again', 'platform_connection'],
  ['queue-webhook-deliveries', 'webhook'],
]);

const IDLE = [...SERVED]
  .map(([job, table]) => `select '${job}' as job where '${job}' = any($1) and not exists (select from ${table})`)
  .join(' union all ');

/** Those of the jobs that find nothing to do in this service. */
export async function idleJobs(em: Em, jobs: readonly string[]): Promise<string[]> {
  const doubtful = jobs.filter((job) => SERVED.has(job));
  if (doubtful.length === 0) {
    return [];
  }
  const idle = await runStatement<{ job: string }>(em, IDLE, [doubtful]);
  return idle.map(({ job }) => job);
}

/** The payload of jobs that audit events enqueue; `details` has the shape that its row in `AUDIT_EVENTS` gives. */
export const eventPayload = z.object({
  /** Id of the event; absent from jobs queued by older builds. */
  eventId: z.uuid().optional(),
  action: z.string(),
  /** Id of the event's record. */
  subject: z.uuid(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type EventPayload = z.output<typeof eventPayload>;
