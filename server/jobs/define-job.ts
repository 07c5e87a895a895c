import type { Dependencies } from '#server/context.ts';
import type { QueuedJob } from './job-queue.ts';

/** A kind of background job; `jobs.ts` lists them all. */
export type Job<Payload = unknown> = QueuedJob<Dependencies, Payload>;

/** Defines a job beside its module, in `<verb>-<term>.job.ts`; `tx.enqueue` enqueues it. */
export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}
