import { setTimeout } from 'node:timers/promises';
import type { AppContext, Dependencies } from '#server/context.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { ConnectionState, PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { START_BUDGET } from '#server/modules/gate/judging/compare-open-pull-requests.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { sweepConnection, sweepDueConnections } from './sweep-gate.job.ts';

/** Seconds between two runs of scheduled jobs; longer intervals are left to `sweep-gate`. */
const SCHEDULE_SECONDS = 60;

/**
 * Takes up at once what an outage has interrupted, then sweeps in this process while `GATE_SWEEP_SECONDS` is shorter
 * than jobs can be scheduled. Returns how to stop; that resolves when a sweep under way is finished.
 */
export function timeSweeps(deps: Dependencies): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = sweepUntil(deps, signal);
  return async () => {
    stopping.abort();
    await stopped;
  };
}

async function sweepUntil(deps: Dependencies, signal: AbortSignal): Promise<void> {
  const { sweepSeconds } = deps.config.gate;
  await attempt(deps, resumeAfterOutage);
  if (sweepSeconds < SCHEDULE_SECONDS) {
    await repeat(deps, sweepSeconds * 1000, signal);
  }
}

async function repeat(deps: Dependencies, interval: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Only stopping rejects.
    await setTimeout(interval, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) {
      await attempt(deps, sweepDueConnections);
    }
  }
}

async function attempt(deps: Dependencies, sweep: (ctx: AppContext) => Promise<void>): Promise<void> {
  await sweep(createSystemContext(deps)).catch((error: unknown) => {
    deps.log.error({ err: error }, 'a sweep of the gate failed; the next one takes it up');
  });
}

/**
 * Nobody else works on an embedded database, so the pull requests that the last process had are free. Elsewhere they
 * are free once its holds end.
 */
async function resumeAfterOutage(ctx: AppContext): Promise<void> {
  if (ctx.deps.config.database.kind === 'embedded') {
    await ctx.em.nativeUpdate(PullRequest, { judgingUntil: { $ne: null } }, { judgingUntil: null });
  }
  for (const connection of await ctx.em.find(PlatformConnection, { state: ConnectionState.ACTIVE })) {
    await sweepConnection(ctx, connection, { patience: 0, budget: START_BUDGET });
  }
}
