import type { AppContext } from '#server/context.ts';
import type { Pace } from '#server/isolation/pace.ts';
import { mayWrite } from '#server/modules/gate/connection/may-write.ts';
import { judgeCommits } from '#server/modules/gate/evaluation/judge-commits.ts';
import type { Judgement } from '#server/modules/gate/evaluation/judgement.ts';
import { platformInstance } from '#server/modules/gate/evaluation/platform-instance.rules.ts';
import { storeReported } from '#server/modules/gate/vouching/commit-vouchings.ts';
import { vouchersOf } from '#server/modules/gate/vouching/vouchers.ts';
import { findEarlierCovers } from './earlier-covers.ts';
import { findPushers } from './pushers.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** Judges the commits of a head as the platform shows them now. Throws what `pace` and the platform throw. */
export async function judge(ctx: AppContext, shown: ShownPullRequest, pace: Pace): Promise<Judgement> {
  const { target, key, facts, pullRequestId } = shown;
  const { client, repository, policy } = target;
  const { commits, complete } = await client.listCommits(key, facts.headSha, pace);
  if (commits.length === 0) {
    return { verdict: 'unknown', complete: false, commits: [] };
  }
  const link = repository.link.$;
  const instance = platformInstance(repository.connection.$.platform, repository.host);
  const pushers = await findPushers(ctx.em, pullRequestId, commits);
  const evidence = { commits, opener: facts.opener, pushers, fromFork: facts.fromFork };
  const reported = commits.flatMap((commit) =>
    vouchersOf(commit, evidence).map((voucher) => ({ sha: commit.sha, voucher })),
  );
  const vouchers = await storeReported(ctx.em, repository, { commits, reported, at: ctx.now(), pace });
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
