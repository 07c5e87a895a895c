import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { TrackedExecutor } from './execute-sql.ts';

/** Milliseconds between two looks. */
const INTERVAL = 2000;

const FIND_DUE = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select from pgboss.job where job.name = queue.name and job.state < 'active' and job.start_after < now()
  )`;

const DUE = z.array(z.object({ name: z.string() }));

interface Watch {
  readonly executeSql: TrackedExecutor['executeSql'];
  readonly log: FastifyBaseLogger;
  /** Names of the queues. */
  readonly queues: readonly string[];
  readonly wake: (due: readonly string[]) => void;
}

/**
 * Wakes the workers of jobs that no commit of this process announced: retries, and jobs of other processes. One
 * statement asks for all queues, because their many workers would keep an idle database busy by asking one by one.
 * Returns how to stop; that resolves when a look under way has ended.
 */
export function watchDueJobs(watch: Watch): () => Promise<void> {
  const stopping = new AbortController();
  const stopped = lookUntil(stopping.signal, watch);
  return async () => {
    stopping.abort();
    await stopped;
  };
}

async function lookUntil(signal: AbortSignal, { executeSql, log, queues, wake }: Watch): Promise<void> {
  while (!signal.aborted) {
    try {
      const { rows } = await executeSql(FIND_DUE, [queues]);
      wake(DUE.parse(rows).map(({ name }) => name));
    } catch (error) {
      log.error({ err: error }, 'job queue');
    }
    // Only stopping rejects.
    await setTimeout(INTERVAL, undefined, { signal }).catch(() => undefined);
  }
}
