import type { Dependencies } from '#server/context.ts';
import type { QueuedJob } from './job-queue.ts';

/** A kind of background job; `jobs.ts` lists them all. */
export type Job<Payload = unknown> = QueuedJob<Dependencies, Payload>;

/** The queue of a job without its work: what those need who enqueue it and must not know what it does. */
export type Queue<Payload> = Pick<Job<Payload>, 'name' | 'payload' | 'key'>;

/** Defines the queue of a job that stands later than those who enqueue it. */
export function defineQueue<Payload extends object>(queue: Queue<Payload>): Queue<Payload> {
  return queue;
}

/** Defines a job beside its module, in `<verb>-<term>.job.ts`; `tx.enqueue` enqueues it. */
export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}
