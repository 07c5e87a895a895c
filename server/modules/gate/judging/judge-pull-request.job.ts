import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { afterRest } from '#server/modules/gate/connection/come-again.ts';
import {
  JUDGE_AT_ONCE,
  JUDGE_PULL_REQUEST,
  type NamedPullRequest,
} from '#server/modules/gate/connection/gate-queues.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { attempt } from './attempt.ts';
import { findTarget, type GateTarget } from './gate-target.ts';
import { lookAtPullRequest } from './look-at-pull-request.ts';
import { takePullRequest } from './take-pull-request.ts';

/** Milliseconds until a pull request that another run is judging is tried again. */
const TAKEN_MS = 1000;

/** A job that judges a pull request. */
type JudgingJob = Job<NamedPullRequest>;

/**
 * Judges a pull request as the platform shows it now, and shows the verdict there. One run at a time has a pull
 * request; further ones wait, of which one suffices, because it looks at everything afresh. At a limit of the platform
 * the job is put off.
 */
export const judgePullRequest: JudgingJob = defineJob({
  ...JUDGE_PULL_REQUEST,
  options: { retries: 6, retryDelaySeconds: 1, expirySeconds: 120, workers: 6 },
  run: (deps, named) => judgeNamed(createSystemContext(deps), judgePullRequest, named),
  /** An outage may last longer than all tries, and no sweep knows of a verdict that was not shown. */
  giveUp: (deps, named) => tryLater(createSystemContext(deps), judgePullRequest, named),
});

/**
 * Like `judgePullRequest`, for what somebody waits for: a new head, a signing, a command. A queue with workers of its
 * own, because thousands of open pull requests may wait to be judged again.
 */
export const judgeAtOnce: JudgingJob = defineJob({
  ...JUDGE_AT_ONCE,
  options: { retries: 6, retryDelaySeconds: 1, expirySeconds: 120, workers: 8 },
  run: (deps, named) => judgeNamed(createSystemContext(deps), judgeAtOnce, named),
  giveUp: (deps, named) => tryLater(createSystemContext(deps), judgeAtOnce, named),
});

async function tryLater(ctx: AppContext, job: JudgingJob, named: NamedPullRequest): Promise<void> {
  await change(ctx, async (tx) => tx.enqueue(job, named, afterRest(ctx)));
}

async function judgeNamed(ctx: AppContext, job: JudgingJob, named: NamedPullRequest): Promise<void> {
  const target = await findTarget(ctx.deps, ctx.em, named.repositoryId);
  const again = target && (await attempt(ctx, target, () => judgeTarget(ctx, target, { job, named })));
  if (again !== undefined) {
    await change(ctx, async (tx) => tx.enqueue(job, named, again));
  }
}

interface Judging {
  readonly job: JudgingJob;
  readonly named: NamedPullRequest;
}

/** Returns when to come again if another run has the pull request, or the platform shows an older one. */
async function judgeTarget(ctx: AppContext, target: GateTarget, { job, named }: Judging): Promise<Date | undefined> {
  const taken = await takePullRequest(ctx, named);
  if (taken === undefined) {
    return new Date(ctx.now().getTime() + TAKEN_MS);
  }
  try {
    return await lookAtPullRequest(ctx, target, { taken, queue: job });
  } finally {
    await ctx.em.nativeUpdate(PullRequest, { id: taken.id, judgingUntil: taken.until }, { judgingUntil: null });
  }
}
