import { change, type Change } from '#server/change.ts';
import { eventPayload } from '#server/consequences.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { findConcerned } from './find-concerned.ts';
import { judgeAtOnce, judgePullRequest } from './judge-pull-request.job.ts';

/** Most pull requests that are judged at once after a signing; beyond that others would wait for them. */
const AT_ONCE = 20;

/**
 * Follows an event that changes whose contributions are covered: the open pull requests that depend on it are judged
 * again, few of them at once: the signer waits for it.
 */
export const judgeAgain = defineJob({
  name: 'judge-again',
  payload: eventPayload,
  options: { retries: 6, retryDelaySeconds: 1, expirySeconds: 60, workers: 2 },
  async run(deps, event) {
    const ctx = createSystemContext(deps);
    const concerned = await findConcerned(ctx.em, event);
    await change(ctx, async (tx) => enqueueJudging(tx, concerned));
  },
});

/** Has pull requests judged again. */
export function enqueueJudging(tx: Change, concerned: readonly PullRequest[]): void {
  const job = concerned.length <= AT_ONCE ? judgeAtOnce : judgePullRequest;
  for (const { repository, number } of concerned) {
    tx.enqueue(job, { repositoryId: repository.id, number });
  }
}
