import type { AppContext } from '#server/context.ts';
import { decide } from './decide.ts';
import type { GateTarget } from './gate-target.ts';
import { lookAgainAt, soonAfter } from './look-again-at.ts';
import { publishPending } from './publish-pending.ts';
import { publishVerdict } from './publish-verdict.ts';
import { shownPullRequest } from './shown-pull-request.ts';
import { forgetPullRequest, storePullRequest } from './store-pull-request.ts';
import type { TakenPullRequest } from './take-pull-request.ts';

/** The pull request, and a callback to judge others with its earlier head: their check may be better without it. */
export interface Look {
  readonly taken: TakenPullRequest;
  readonly judgeOthers: (numbers: readonly number[]) => Promise<void>;
}

/**
 * Reads a pull request and its commits, judges them, stores the verdict and shows it. Whatever the deliveries said,
 * what the platform shows now counts. Returns when to re-read it if that is not the head of the last webhook, or has no
 * commits yet. Throws `GatePlatformFailure`; nothing is lost then, because all of it can be repeated.
 */
export async function lookAtPullRequest(
  ctx: AppContext,
  target: GateTarget,
  { taken, judgeOthers }: Look,
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
  const { open, siblings } = await storePullRequest(ctx, target, { id: taken.id, facts });
  // At once: what follows may fail, and a repetition does not know the head of before.
  await judgeOthers(siblings);
  if (!open) {
    return undefined;
  }
  const shown = shownPullRequest(ctx, target, { taken, facts });
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
