import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { adapterOf } from '#server/modules/gate/connection/gate-access.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { PullRequest, PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { findTarget } from './gate-target.ts';
import { judgePullRequest } from './judge-pull-request.job.ts';

/** Most repositories that one sweep compares: each takes a request, or a few. */
const BUDGET = 20;

/**
 * Compares the open pull requests of a connection's repositories with those that the platform lists, those compared
 * longest ago first, and has judged what differs: a head that nobody told of, or one that was opened or closed
 * unnoticed. Does nothing where the platform lists lost deliveries. Throws `GatePlatformFailure`.
 */
export async function compareOpenPullRequests(ctx: AppContext, connection: PlatformConnection): Promise<void> {
  const limited = connection.limitedUntil && connection.limitedUntil > ctx.now();
  if (adapterOf(connection).capabilities.resend || limited) {
    return;
  }
  const judged = { connection: connection.id, mode: { $ne: GateMode.EXCLUDED }, parkedAt: null };
  const orderBy = { comparedAt: 'asc nulls first', id: 'asc' } as const;
  for (const { id } of await ctx.em.find(GatedRepository, judged, { orderBy, limit: BUDGET })) {
    await compare(ctx, id);
  }
}

async function compare(ctx: AppContext, repositoryId: string): Promise<void> {
  await ctx.em.nativeUpdate(GatedRepository, { id: repositoryId }, { comparedAt: ctx.now() });
  const target = await findTarget(ctx.deps, ctx.em, repositoryId);
  if (target === undefined) {
    return;
  }
  const shown = new Map(
    (await target.client.listOpenPullRequests(target.place)).map(({ number, headSha }) => [number, headSha]),
  );
  const open = { repository: repositoryId, state: PullRequestState.OPEN };
  const stored = new Map(
    (await ctx.em.find(PullRequest, open, { refresh: true })).map(({ number, headSha }) => [number, headSha]),
  );
  const numbers = new Set([...shown.keys(), ...stored.keys()]);
  const different = [...numbers].filter((number) => shown.get(number) !== stored.get(number));
  await change(ctx, async (tx) =>
    different.forEach((number) => tx.enqueue(judgePullRequest, { repositoryId, number })),
  );
}
