import { z } from 'zod';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { afterRest, attempt } from './attempt.ts';
import { findTarget, type GateTarget } from './gate-target.ts';
import { lookAtPullRequest } from './look-at-pull-request.ts';
import { takePullRequest } from './take-pull-request.ts';

/** Milliseconds until a pull request that another run has is looked at again. */
const TAKEN_MS = 1000;

const payload = z.object({ repositoryId: z.uuid(), number: z.int().positive() });
type Payload = z.output<typeof payload>;

/**
 * Judges a pull request as the platform shows it now, and shows the verdict there. One run at a time has a pull
 * request; further ones wait, of which one suffices, because it looks at everything afresh. At a limit of the platform
 * the job is put off.
 */
export const judgePullRequest = defineJob({
  name: 'judge-pull-request',
  payload,
  options: { retries: 6, retryDelaySeconds: 1, expirySeconds: 120, workers: 8 },
  key: ({ repositoryId, number }) => `${repositoryId}/${number}`,
  async run(deps, named) {
    const ctx = createSystemContext(deps);
    const target = await findTarget(deps, ctx.em, named.repositoryId);
    const again = target && (await attempt(ctx, target, () => judge(ctx, target, named)));
    if (again !== undefined) {
      await enqueueAll(ctx, [named], again);
    }
  },
  /** An outage may last longer than all tries, and no sweep knows of a verdict that was not shown. */
  async giveUp(deps, named): Promise<void> {
    const ctx = createSystemContext(deps);
    await enqueueAll(ctx, [named], afterRest(ctx));
  },
});

/** Returns when to come again if another run has the pull request, or the platform shows an older one. */
async function judge(ctx: AppContext, target: GateTarget, named: Payload): Promise<Date | undefined> {
  const taken = await takePullRequest(ctx, named);
  if (taken === undefined) {
    return new Date(ctx.now().getTime() + TAKEN_MS);
  }
  try {
    return await lookAtPullRequest(ctx, target, {
      taken,
      judgeOthers: (others) =>
        enqueueAll(
          ctx,
          others.map((number) => ({ ...named, number })),
        ),
    });
  } finally {
    await ctx.em.nativeUpdate(PullRequest, { id: taken.id, judgingUntil: taken.until }, { judgingUntil: null });
  }
}

async function enqueueAll(ctx: AppContext, payloads: readonly Payload[], after?: Date): Promise<void> {
  if (payloads.length > 0) {
    await change(ctx, async (tx) => payloads.forEach((one) => tx.enqueue(judgePullRequest, one, after)));
  }
}
