import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { VerdictComparison } from '#server/modules/gate/comparison/verdict-comparison.entity.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { judgePullRequest } from '#server/modules/gate/judging/judge-pull-request.job.ts';
import { PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';

/** Has pull requests judged again whose old check was late, each once: the next judgement says when to come again. */
export async function readOldChecksAgain(
  ctx: AppContext,
  { id: connection }: PlatformConnection,
  limit: number,
): Promise<void> {
  const repository = { connection, mode: GateMode.OBSERVE, parkedAt: null, link: { unlinkedAt: null } };
  const due = { readAgainAt: { $lte: ctx.now() }, pullRequest: { state: PullRequestState.OPEN, repository } };
  await change(ctx, async (tx) => {
    const order = { orderBy: { readAgainAt: 'asc' }, limit, populate: ['pullRequest'] } as const;
    const found = await tx.em.find(VerdictComparison, due, order);
    await tx.em.nativeUpdate(VerdictComparison, { id: { $in: found.map(({ id }) => id) } }, { readAgainAt: null });
    for (const { pullRequest } of found) {
      tx.enqueue(judgePullRequest, { repositoryId: pullRequest.$.repository.id, number: pullRequest.$.number });
    }
  });
}
