import type { AppContext } from '#server/context.ts';
import type { Queue } from '#server/jobs/define-job.ts';
import type { NamedPullRequest } from '#server/modules/gate/connection/gate-queues.ts';
import { PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { decide } from './decide.ts';
import type { GateTarget } from './gate-target.ts';
import { lookAgainAt, soonAfter } from './look-again-at.ts';
import { publishPending } from './publish-pending.ts';
import { publishVerdict } from './publish-verdict.ts';
import { shownPullRequest } from './shown-pull-request.ts';
import { forgetPullRequest, storePullRequest } from './store-pull-request.ts';
import type { TakenPullRequest } from './take-pull-request.ts';

/** The pull request, and the queue for others with its earlier head. */
export interface Look {
  readonly taken: TakenPullRequest;
  readonly queue: Queue<NamedPullRequest>;
}

/**
 * Reads a pull request and its commits, judges them, stores the verdict and shows it. Whatever the deliveries said,
 * what the platform shows now counts. Returns when to re-read it if that is not the head of the last webhook, or has no
 * commits yet. Throws `GatePlatformFailure`; nothing is lost then, because all of it can be repeated.
 */
export async function lookAtPullRequest(
  ctx: AppContext,
  target: GateTarget,
  { taken, queue }: Look,
): Promise<Date | undefined> {
  const { client, place } = target;
  const facts = await client.readPullRequest({ repository: place, number: taken.number });
  if (facts === undefined) {
    const again = await lookAgainAt(ctx, taken.id, null);
    if (again === undefined) {
      await forgetPullRequest(ctx, taken.id);
    }
    return again;
  }
  const stored = await storePullRequest(ctx, target, { id: taken.id, facts, queue });
  if (stored.state !== PullRequestState.OPEN) {
    return undefined;
  }
  const shown = shownPullRequest(ctx, target, { stored, facts });
  await publishPending(ctx, shown);
  const decided = await decide(ctx, shown);
  if (decided !== undefined) {
    await publishVerdict(ctx, shown, decided);
  }
  // Some platforms list no commits of a new head for some seconds.
  const isEmpty = decided !== undefined && !decided.judgement.parked && decided.judgement.commits.length === 0;
  const since = isEmpty ? decided.unknownSince : null;
  return (since && soonAfter(ctx, since)) ?? lookAgainAt(ctx, taken.id, facts.headSha);
}
