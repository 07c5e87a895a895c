import { z } from 'zod';
import type { Em } from './db/open-database.ts';
import { runStatement } from './db/run-statement.ts';
import type { AuditAction } from './modules/ground/audit/audit-events.ts';

/**
 * The jobs that each audit event enqueues, in its transaction. They are named by strings to avoid an import cycle: jobs
 * import the modules that record the events.
 */
export const CONSEQUENCES: Readonly<Partial<Record<AuditAction['action'], readonly string[]>>> = {
  CLA_ADDED: ['announce-cla', 'queue-webhook-deliveries', 'judge-again'],
  CLA_REMOVED: ['judge-again'],
  CORPORATION_APPROVED: ['queue-webhook-deliveries', 'judge-again'],
  CORPORATION_CLA_AGREED: ['judge-again'],
  CORPORATION_DELETED: ['queue-webhook-deliveries', 'judge-again'],
  CORPORATION_RESTORED: ['queue-webhook-deliveries', 'judge-again', 'resume-employee-notices'],
  CORPORATION_SIGNED: ['notify-community', 'queue-webhook-deliveries'],
  EMPLOYEE_ACTIVATED: ['queue-webhook-deliveries', 'judge-again'],
  EMPLOYEE_DEACTIVATED: ['queue-webhook-deliveries', 'judge-again'],
  EMPLOYEE_MANAGER_REACTIVATED: ['resume-employee-notices'],
  EMPLOYEE_REMOVED: ['queue-webhook-deliveries', 'judge-again'],
  EMPLOYEE_SIGNED: ['queue-webhook-deliveries', 'judge-again'],
  GATE_POLICY_CHANGED: ['judge-again'],
  IDENTITY_ENDED: ['judge-again'],
  IDENTITY_PROVED: ['judge-again'],
  INDIVIDUAL_SIGNED: ['queue-webhook-deliveries', 'judge-again'],
  INDIVIDUAL_SIGNING_ENDED: ['queue-webhook-deliveries', 'judge-again'],
  LINK_UPDATED: ['judge-again'],
  LOGGED_IN: ['compare-organizations', 'update-api-keys'],
  ORGANIZATIONS_LOST: ['update-api-keys'],
  ORGANIZATIONS_REFRESHED: ['compare-organizations', 'update-api-keys'],
  PASSWORD_CHANGED: ['revoke-api-keys'],
  PASSWORD_RESET: ['revoke-api-keys'],
  PULL_REQUEST_JUDGED: ['queue-webhook-deliveries'],
  SECOND_FACTOR_RESET: ['revoke-api-keys'],
};

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

/** The payload of those jobs; `details` has the shape that `audit-events.ts` gives its action. */
export const eventPayload = z.object({
  /** Id of the event; absent from jobs queued by older builds. */
  eventId: z.uuid().optional(),
  action: z.string(),
  /** Id of the record that the event is about. */
  subject: z.uuid(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type EventPayload = z.output<typeof eventPayload>;
