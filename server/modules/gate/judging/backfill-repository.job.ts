import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { afterRest } from '#server/modules/gate/connection/come-again.ts';
import { BACKFILL_REPOSITORY } from '#server/modules/gate/connection/gate-queues.ts';
import { PullRequest, PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { attempt } from './attempt.ts';
import { findTarget, type GateTarget } from './gate-target.ts';
import { judgePullRequest } from './judge-pull-request.job.ts';

/** Judges all open pull requests of a repository: when it comes under a link, or within reach again. */
export const backfillRepository = defineJob({
  ...BACKFILL_REPOSITORY,
  options: { retries: 6, retryDelaySeconds: 5, expirySeconds: 120, workers: 2 },
  async run(deps, { repositoryId }) {
    const ctx = createSystemContext(deps);
    const target = await findTarget(deps, ctx.em, repositoryId);
    const again = target && (await attempt(ctx, target, () => backfill(ctx, target)));
    if (again !== undefined) {
      await change(ctx, async (tx) => tx.enqueue(backfillRepository, { repositoryId }, again));
    }
  },
  /** An outage may last longer than all tries, and nothing else reports what was open before. */
  async giveUp(deps, { repositoryId }): Promise<void> {
    const ctx = createSystemContext(deps);
    await change(ctx, async (tx) => tx.enqueue(backfillRepository, { repositoryId }, afterRest(ctx)));
  },
});

async function backfill(ctx: AppContext, { client, place, repository }: GateTarget): Promise<undefined> {
  const open = await client.listOpenPullRequests(place);
  // Those stored as open are checked as well: they may have been closed unnoticed.
  const known = await ctx.em.find(PullRequest, { repository: repository.id, state: PullRequestState.OPEN });
  const numbers = new Set([...open, ...known].map(({ number }) => number));
  const { id: repositoryId } = repository;
  await change(ctx, async (tx) => numbers.forEach((number) => tx.enqueue(judgePullRequest, { repositoryId, number })));
}
