import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { judgeAtOnce } from '#server/modules/gate/judging/judge-pull-request.job.ts';
import { mayRead, requireStatusKey } from './find-pull-request-verdict.ts';
import { findPullRequest, linkOf, type PlacedPullRequest } from './pull-request-access.ts';

/**
 * Judges a pull request again, for whoever may read about it. Errors: `not_found`, also once its community is unlinked,
 * those of `requireStatusKey`, `too_many_request` with `retryAfter` (three times a minute and pull request).
 */
export async function recheckPullRequest(ctx: AppContext, id: string): Promise<PlacedPullRequest> {
  const pullRequest = await findPullRequest(ctx, id);
  if (linkOf(pullRequest).unlinkedAt || !(await mayRead(ctx, pullRequest))) {
    throw new AppError('not_found');
  }
  await requireStatusKey(ctx, pullRequest);
  await ctx.deps.rateLimiter.consume('gate_recheck', pullRequest.id);
  const { number, repository } = pullRequest;
  await change(ctx, async (tx) => tx.enqueue(judgeAtOnce, { repositoryId: repository.id, number }));
  return pullRequest;
}
