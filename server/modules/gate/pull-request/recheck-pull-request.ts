import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isViewerManager } from '#server/modules/community/link/viewer-manager.ts';
import { JUDGE_AT_ONCE } from '#server/modules/gate/connection/gate-queues.ts';
import { admitStranger } from './admit-stranger.ts';
import { mayRead, requireStatusKey } from './find-pull-request-verdict.ts';
import { findPullRequest, linkOf, type PlacedPullRequest } from './pull-request-access.ts';
import { PullRequest } from './pull-request.entity.ts';

/** A pull request, and whether it is being judged again. */
export interface RecheckedPullRequest {
  readonly pullRequest: PlacedPullRequest;
  /** False when nothing has changed since it was judged. */
  readonly judgedAgain: boolean;
}

/**
 * Judges a pull request again, for those who may read about it, a parked one for managers alone; for others than those
 * who may see its link only if something may have changed. Errors: `not_found`, also once its community is unlinked,
 * those of `requireStatusKey`, `too_many_request` with `retryAfter` (three times a minute and pull request, and those
 * of `admitStranger`).
 */
export async function recheckPullRequest(ctx: AppContext, id: string): Promise<RecheckedPullRequest> {
  const pullRequest = await findPullRequest(ctx, id);
  if (linkOf(pullRequest).unlinkedAt || !(await mayRead(ctx, pullRequest))) {
    throw new AppError('not_found');
  }
  await requireStatusKey(ctx, pullRequest);
  const { number } = pullRequest;
  const repository = pullRequest.repository.$;
  const isManager = await isViewerManager(ctx, linkOf(pullRequest));
  if (isManager) {
    await ctx.deps.rateLimiter.consume('gate_recheck', pullRequest.id);
  } else if (!(await admitStranger(ctx, { pullRequest, repository, source: ctx.source.ip }))) {
    return { pullRequest, judgedAgain: false };
  }
  await change(ctx, async (tx) => {
    if (isManager) {
      await tx.em.nativeUpdate(PullRequest, { id: pullRequest.id }, { failedRuns: 0, failedAt: null });
    }
    tx.enqueue(JUDGE_AT_ONCE, { repositoryId: repository.id, number });
  });
  return { pullRequest, judgedAgain: true };
}
