import type { AppContext } from '#server/context.ts';
import { PullRequestHead } from '#server/modules/gate/pull-request/pull-request-head.entity.ts';

/** Milliseconds for which a platform may show an older state than its webhook reported. */
const LAG_MS = 60_000;

/** Milliseconds until a further look: each wait is about twice as long as the one before, within these bounds. */
const WAIT_MIN_MS = 1000;
const WAIT_MAX_MS = 5000;

/**
 * When to re-read a pull request if the platform shows another head than its last webhook reported, or none; undefined
 * when it shows that one, or enough time has passed: events may have come in another order.
 */
export async function lookAgainAt(
  ctx: AppContext,
  pullRequest: string,
  shownHead: string | null,
): Promise<Date | undefined> {
  const told = { pullRequest, pusherId: { $ne: '' } };
  const [last] = await ctx.em.find(PullRequestHead, told, { orderBy: { pushedAt: 'desc', id: 'desc' }, limit: 1 });
  if (last === undefined || last.headSha === shownHead) {
    return undefined;
  }
  return soonAfter(ctx, last.pushedAt);
}

/** The next look at something of which the platform has shown too little since then; undefined once it had its time. */
export function soonAfter(ctx: Pick<AppContext, 'now'>, since: Date): Date | undefined {
  const now = ctx.now().getTime();
  const waited = now - since.getTime();
  const wait = Math.min(Math.max(WAIT_MIN_MS, waited), WAIT_MAX_MS);
  return waited < LAG_MS ? new Date(now + wait) : undefined;
}
