import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure, type PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import type { Pace } from '#server/isolation/pace.ts';
import { mayWrite } from '#server/modules/gate/connection/may-write.ts';
import { judgeCommits } from '#server/modules/gate/evaluation/judge-commits.ts';
import type { Judgement } from '#server/modules/gate/evaluation/judgement.ts';
import { platformInstance } from '#server/modules/gate/evaluation/platform-instance.rules.ts';
import { PullRequestHead } from '#server/modules/gate/pull-request/pull-request-head.entity.ts';
import { storeEvidence } from '#server/modules/gate/vouching/commit-vouchings.ts';
import { findEarlierCovers } from './earlier-covers.ts';
import type { GateTarget } from './gate-target.ts';
import { judgingPace } from './judging-time.ts';
import { lookAgainAt, soonAfter } from './look-again-at.ts';
import { countFailedRun, isParked, PARKED_JUDGEMENT } from './park-pull-request.ts';
import { publishPending, publishVerdict } from './publish-verdict.ts';
import { pushersOf } from './pushers.ts';
import { shownPullRequest, type ShownPullRequest } from './shown-pull-request.ts';
import { forgetPullRequest, storePullRequest } from './store-pull-request.ts';
import { storeVerdict, type DecidedVerdict } from './store-verdict.ts';
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

/** Judges a head and stores the verdict. Once that has failed too often, the verdict says so. */
async function decide(ctx: AppContext, shown: ShownPullRequest): Promise<DecidedVerdict | undefined> {
  const { pullRequestId, facts } = shown;
  const store = async (judgement: Judgement, pace: Pace): Promise<DecidedVerdict | undefined> =>
    storeVerdict(ctx, { ...shown, judgement, pace });
  if (await isParked(ctx, pullRequestId)) {
    return store(PARKED_JUDGEMENT, judgingPace(ctx));
  }
  try {
    const pace = judgingPace(ctx);
    return await store(await judge(ctx, shown, pace), pace);
  } catch (error) {
    const isOurs = !(error instanceof GatePlatformFailure);
    if (!isOurs || !(await countFailedRun(ctx, { pullRequestId, headSha: facts.headSha }))) {
      throw error;
    }
    ctx.deps.log.error({ err: error, pullRequestId }, 'judging keeps failing, so the pull request is parked');
    return store(PARKED_JUDGEMENT, judgingPace(ctx));
  }
}

async function judge(ctx: AppContext, shown: ShownPullRequest, pace: Pace): Promise<Judgement> {
  const { target, key, facts, pullRequestId } = shown;
  const { client, repository, policy } = target;
  const { commits, complete } = await client.listCommits(key, facts.headSha, pace);
  if (commits.length === 0) {
    return { verdict: 'unknown', complete: false, commits: [] };
  }
  const link = repository.link.$;
  const instance = platformInstance(repository.connection.$.platform, repository.host);
  const pushers = pushersOf(commits, await findHeads(ctx, pullRequestId));
  const evidence = { commits, opener: facts.opener, pushers, fromFork: facts.fromFork };
  const vouchers = await storeEvidence(ctx.em, repository, { evidence, at: ctx.now(), pace });
  return judgeCommits(ctx.deps, {
    link,
    policy,
    at: ctx.now(),
    pace,
    change: {
      ...evidence,
      instance,
      complete,
      vouchers,
      instances: [instance],
      accountable: undefined,
      earlier: await findEarlierCovers(ctx.em, { pullRequestId, headSha: facts.headSha, link, policy, pace }),
      changedLines: facts.changedLines,
      readTextChange: () => client.readTextChange(key, facts),
      isMember: (group, person) => client.isMember(group, person),
      mayWrite: (person) => mayWrite(client, facts.repository, person),
    },
  });
}

async function findHeads({ em }: AppContext, pullRequest: string): Promise<Map<string, PlatformPerson | null>> {
  const heads = await em.find(PullRequestHead, { pullRequest });
  return new Map(
    heads.map(({ headSha, pusherId, pusher }) => [
      headSha,
      pusherId === '' ? null : { id: pusherId, login: pusher, bot: pusher.endsWith('[bot]') },
    ]),
  );
}
