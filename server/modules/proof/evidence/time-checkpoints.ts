import { setTimeout } from 'node:timers/promises';
import type { Dependencies } from '#server/context.ts';
import { createDueCheckpoints } from './create-checkpoint.ts';

/** Seconds between two runs of scheduled jobs; longer intervals are left to `create-checkpoints`. */
const SCHEDULE_SECONDS = 60;

/**
 * Makes checkpoints in this process while `CHECKPOINT_INTERVAL` is shorter than jobs can be scheduled. Of several
 * processes the first makes them. Returns how to stop; that resolves when a checkpoint under way is finished.
 */
export function timeCheckpoints(deps: Dependencies): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const interval = deps.config.checkpointInterval;
  const stopped = interval < SCHEDULE_SECONDS ? repeat(deps, interval * 1000, signal) : Promise.resolve();
  return async () => {
    stopping.abort();
    await stopped;
  };
}

async function repeat(deps: Dependencies, interval: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await createDueCheckpoints(deps).catch((error: unknown) => {
      deps.log.error({ err: error }, 'no checkpoint could be made; it is tried again');
      return interval;
    });
    // Only stopping rejects.
    await setTimeout(wait, undefined, { signal }).catch(() => undefined);
  }
}
