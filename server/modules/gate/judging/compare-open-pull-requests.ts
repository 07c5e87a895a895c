import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { PullRequest, PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { attempt } from './attempt.ts';
import { findTarget, type GateTarget } from './gate-target.ts';
import { judgeAtOnce } from './judge-pull-request.job.ts';

/** How many repositories are compared: each takes a request, and one more for every hundred open pull requests. */
export interface CompareBudget {
  /** Of one installation, or of a connection without installations: quotas are theirs. */
  readonly ofInstallation: number;
  readonly ofConnection: number;
}

/** By one sweep: 20 requests every two minutes are 600 of the 5,000 an hour. */
export const SWEEP_BUDGET: CompareBudget = { ofInstallation: 20, ofConnection: 200 };

/** At a start, after which nobody knows what was missed. */
export const START_BUDGET: CompareBudget = { ofInstallation: 200, ofConnection: 1000 };

/** Repositories that are asked about at the same time. */
const AT_A_TIME = 4;

const FIND = `
select id from (
  select r.id, r.compared_at,
    row_number() over (partition by r.installation_id order by r.compared_at nulls first, r.id) as place
  from gated_repository r
  left join platform_installation i on i.id = r.installation_id
  where r.connection_id = ? and r.mode <> 'excluded' and r.parked_at is null
    and (i.id is null or (not i.suspended and i.removed_at is null and (i.limited_until is null or i.limited_until <= ?)))
) as judged
where place <= ?
order by compared_at nulls first, id
limit ?`;

/**
 * Compares the open pull requests of a connection's repositories with those that the platform lists, those compared
 * longest ago first, and has judged what differs: a head that no webhook reported, or one that was opened or closed
 * unnoticed. Also where the platform lists lost deliveries: what it never sent is not among them. A repository that
 * cannot be read keeps no other from its turn.
 */
export async function compareOpenPullRequests(
  ctx: AppContext,
  connection: PlatformConnection,
  { ofInstallation, ofConnection }: CompareBudget,
): Promise<void> {
  if (connection.limitedUntil && connection.limitedUntil > ctx.now()) {
    return;
  }
  const values = [connection.id, ctx.now(), ofInstallation, ofConnection];
  const waiting: { id: string }[] = await ctx.em.execute(FIND, values);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await compareOne(createSystemContext(ctx.deps), next.id);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function compareOne(ctx: AppContext, repositoryId: string): Promise<void> {
  await ctx.em.nativeUpdate(GatedRepository, { id: repositoryId }, { comparedAt: ctx.now() });
  const target = await findTarget(ctx.deps, ctx.em, repositoryId);
  if (target === undefined) {
    return;
  }
  try {
    await attempt(ctx, target, () => compare(ctx, target));
  } catch (error) {
    ctx.deps.log.warn({ err: error, repositoryId }, 'open pull requests are compared later');
  }
}

async function compare(ctx: AppContext, { client, place, repository }: GateTarget): Promise<undefined> {
  const { id: repositoryId } = repository;
  const shown = new Map((await client.listOpenPullRequests(place)).map(({ number, headSha }) => [number, headSha]));
  const open = { repository: repositoryId, state: PullRequestState.OPEN };
  const stored = new Map(
    (await ctx.em.find(PullRequest, open, { refresh: true })).map(({ number, headSha }) => [number, headSha]),
  );
  const numbers = new Set([...shown.keys(), ...stored.keys()]);
  const different = [...numbers].filter((number) => shown.get(number) !== stored.get(number));
  await change(ctx, async (tx) => different.forEach((number) => tx.enqueue(judgeAtOnce, { repositoryId, number })));
}
