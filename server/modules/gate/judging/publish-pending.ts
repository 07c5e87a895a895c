import type { AppContext } from '#server/context.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { unlessRefused } from './final-failures.ts';
import { endSupersededCheck, showPendingCheck } from './show-check.ts';
import { showPendingLabels } from './show-labels.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/**
 * Lets the platform wait for a head without a verdict of ours; a head that has one keeps it while it is judged again.
 * A head that was superseded while the platform waited for it is ended.
 */
export async function publishPending(ctx: AppContext, shown: ShownPullRequest): Promise<void> {
  const { target, facts, pullRequestId } = shown;
  const { capabilities, enforced, passesTests } = target;
  if (!enforced) {
    return;
  }
  const { headSha } = facts;
  const { pendingSha } = await ctx.em.findOneOrFail(PullRequest, pullRequestId, { refresh: true });
  if (capabilities.checks && pendingSha && pendingSha !== headSha) {
    await endSupersededCheck(ctx, shown, pendingSha);
  }
  const latest = { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1, fields: ['headSha'] } as const;
  const [last] = await ctx.em.find(PullRequestVerdict, { pullRequest: pullRequestId }, latest);
  if (last?.headSha !== headSha) {
    // Labels and tests belong to no commit: nobody must merge by those of an earlier head.
    if (passesTests) {
      await showPendingCheck(ctx, shown);
    }
    await unlessRefused(ctx, shown, () => showPendingLabels(shown));
  }
  if ((await ctx.em.count(PullRequestVerdict, { pullRequest: pullRequestId, headSha })) > 0) {
    return;
  }
  await ctx.em.nativeUpdate(PullRequest, { id: pullRequestId }, { pendingSha: headSha });
  if (capabilities.checks) {
    await showPendingCheck(ctx, shown);
  }
}
