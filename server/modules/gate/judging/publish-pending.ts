import type { AppContext } from '#server/context.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { showPendingCheck } from './show-check.ts';
import { showPendingLabels } from './show-labels.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** Lets the platform wait for a head without a verdict of ours; a head that has one keeps it while it is judged again. */
export async function publishPending(ctx: AppContext, shown: ShownPullRequest): Promise<void> {
  if (!shown.target.enforced) {
    return;
  }
  const latest = { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1, fields: ['headSha'] } as const;
  const [last] = await ctx.em.find(PullRequestVerdict, { pullRequest: shown.pullRequestId }, latest);
  const isNew = last?.headSha !== shown.facts.headSha;
  if (isNew) {
    await showPendingLabels(ctx, shown);
  }
  await showPendingCheck(ctx, shown, isNew);
}
