import { z } from 'zod';
import { gatePath } from '#rules/paths.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import {
  GatePlatformFailure,
  type MergeGroupFacts,
  type PullRequestKey,
  UNKNOWN_MERGE_GROUP,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { OutOfTimeError, type Pace } from '#server/isolation/pace.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { afterRest } from '#server/modules/gate/connection/come-again.ts';
import { mayWrite } from '#server/modules/gate/connection/may-write.ts';
import { Delivery } from '#server/modules/gate/delivery/delivery.entity.ts';
import { isPlatformMerge, keysOf, subjectsOfCommit } from '#server/modules/gate/evaluation/commit-subjects.ts';
import { judgeCommits } from '#server/modules/gate/evaluation/judge-commits.ts';
import { SubjectRole } from '#server/modules/gate/evaluation/judgement.rules.ts';
import type { JudgedSubject } from '#server/modules/gate/evaluation/judgement.ts';
import { platformInstance } from '#server/modules/gate/evaluation/platform-instance.rules.ts';
import { uncoveredOf } from '#server/modules/gate/evaluation/uncovered.ts';
import { verdictTitle } from '#server/modules/gate/evaluation/verdict-text.rules.ts';
import { PullRequest, PullRequestState, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { findVouchers } from '#server/modules/gate/vouching/commit-vouchings.ts';
import { attempt } from './attempt.ts';
import { findTarget, type GateTarget } from './gate-target.ts';
import { judgingPace } from './judging-time.ts';

/** Milliseconds after which no queue waits for a group any more. */
const GROUP_MS = 86_400_000;

const payload = z.object({
  repositoryId: z.uuid(),
  headSha: z.string(),
  baseSha: z.string(),
  headRef: z.string(),
  // Jobs of earlier versions have none.
  baseBranch: z.string().nullable().default(null),
});
type Payload = z.output<typeof payload>;

/**
 * Answers a merge queue about the commits that it made: they pass when every pull request of the group is covered and
 * nothing else is in it that is not. What cannot be established does not pass.
 */
export const judgeMergeGroup = defineJob({
  name: 'judge-merge-group',
  payload,
  options: { retries: 6, retryDelaySeconds: 1, expirySeconds: 120, workers: 2 },
  key: ({ repositoryId, headSha }) => `${repositoryId}/${headSha}`,
  async run(deps, group) {
    const ctx = createSystemContext(deps);
    const target = await findTarget(deps, ctx.em, group.repositoryId);
    if (!target?.enforced || (await isGone(ctx, target, group))) {
      return;
    }
    const again = await attempt(ctx, target, () => answerQueue(ctx, target, group));
    if (again !== undefined) {
      await change(ctx, async (tx) => tx.enqueue(judgeMergeGroup, group, again));
    }
  },
  /** After a long outage of the platform the queue may still wait, and nothing asks for the verdict again. */
  async giveUp(deps, group) {
    const ctx = createSystemContext(deps);
    const target = await findTarget(deps, ctx.em, group.repositoryId);
    if (target && (await wasTold(ctx, target, { mergeGroup: { headSha: group.headSha } }))) {
      await change(ctx, async (tx) => tx.enqueue(judgeMergeGroup, group, afterRest(ctx)));
    }
  },
});

/** Nobody waits for the verdict about a group that was merged or thrown out; the next group has other commits. */
async function isGone(ctx: AppContext, target: GateTarget, { headSha }: Payload): Promise<boolean> {
  return wasTold(ctx, target, { goneMergeGroup: headSha });
}

/** Whether a delivery reported this within the time that a queue may wait. */
async function wasTold(ctx: AppContext, { repository }: GateTarget, news: object): Promise<boolean> {
  const place = { connection: repository.connection.id, repositoryId: repository.externalId };
  const receivedAt = { $gte: new Date(ctx.now().getTime() - GROUP_MS) };
  return (await ctx.em.count(Delivery, { ...place, receivedAt, news })) > 0;
}

async function answerQueue(ctx: AppContext, target: GateTarget, group: Payload): Promise<undefined> {
  const { client, place, repository, policy } = target;
  const { verdict, number } = await judgeInTime(ctx, target, group);
  const title = verdictTitle({ verdict, uncovered: 0 }, policy.commentLanguage);
  const key: PullRequestKey = { repository: place, number };
  const url = new URL(gatePath(repository.link.$.linkId), ctx.deps.config.publicUrl).href;
  const failure = verdict !== Verdict.COVERED;
  await client.publishVerdict(key, { headSha: group.headSha, verdict, failure, title, summary: title, url });
}

interface GroupVerdict {
  readonly verdict: 'covered' | 'uncovered' | 'unknown';
  /** A pull request of the group; 0 when none is known. */
  readonly number: number;
}

/** What takes too long cannot be established: it would take as long again. */
async function judgeInTime(ctx: AppContext, target: GateTarget, group: Payload): Promise<GroupVerdict> {
  const pace = judgingPace(ctx);
  try {
    const facts = await readGroup(target, group, pace);
    const [number = 0] = facts.pullRequests;
    return { number, verdict: await verdictOf(ctx, target, { facts, pace }) };
  } catch (error) {
    if (!(error instanceof OutOfTimeError)) {
      throw error;
    }
    ctx.deps.log.error(
      { repositoryId: group.repositoryId, headSha: group.headSha },
      'judging a merge group took too long',
    );
    return { number: 0, verdict: Verdict.UNKNOWN };
  }
}

/** A group whose commits the platform does not show cannot be established: waiting does not help the queue. */
async function readGroup({ client, place }: GateTarget, group: Payload, pace: Pace): Promise<MergeGroupFacts> {
  try {
    return await client.readMergeGroup(place, group, pace);
  } catch (error) {
    if (error instanceof GatePlatformFailure && error.kind === 'not_found') {
      return UNKNOWN_MERGE_GROUP;
    }
    throw error;
  }
}

interface GroupWork {
  readonly facts: MergeGroupFacts;
  readonly pace: Pace;
}

async function verdictOf(
  ctx: AppContext,
  target: GateTarget,
  { facts, pace }: GroupWork,
): Promise<GroupVerdict['verdict']> {
  const { repository } = target;
  const { pullRequests, heads, complete } = facts;
  if (!complete || pullRequests.length === 0) {
    return Verdict.UNKNOWN;
  }
  const numbers = { $in: [...pullRequests] };
  const found = await ctx.em.find(PullRequest, {
    repository: repository.id,
    number: numbers,
    state: PullRequestState.OPEN,
  });
  // A head that was pushed since the verdict consists of other commits.
  const isUndecided = ({ verdict, number, headSha }: PullRequest): boolean =>
    verdict === Verdict.PENDING || heads.get(number) !== headSha;
  if (found.length < pullRequests.length || found.some(isUndecided)) {
    return Verdict.UNKNOWN;
  }
  if (found.some(({ verdict }) => verdict !== Verdict.COVERED)) {
    return Verdict.UNCOVERED;
  }
  return judgeForeign(ctx, target, { facts, pace });
}

/**
 * Commits that the queue made, such as squashed ones, name other people: each is judged by itself. Somebody the
 * platform credits with a squashed commit because they opened the pull request, or because they are subjects of its
 * commits, is answered for by its verdict. Merges that the queue made itself contain nothing else.
 */
async function judgeForeign(
  ctx: AppContext,
  { client, place, repository, policy }: GateTarget,
  { facts: { foreignCommits, judgedCommits, openers }, pace }: GroupWork,
): Promise<'covered' | 'uncovered'> {
  const instance = platformInstance(repository.connection.$.platform, repository.host);
  const instances = [instance];
  const answered = new Set<string>();
  for (const commit of judgedCommits) {
    await pace();
    const { subjects } = subjectsOfCommit(commit, { instance, instances, policy });
    subjects.flatMap(keysOf).forEach((key) => answered.add(key));
  }
  const vouchers = await findVouchers(ctx.em, repository, { commits: foreignCommits, pace });
  for (const commit of foreignCommits.filter((one) => !isPlatformMerge(one))) {
    const credited = openers.find(({ id }) => id === commit.author.account?.id) ?? null;
    // Of one pull request, who opened it answers for what an agent wrote.
    const opener = credited ?? (openers.length === 1 ? (openers[0] ?? null) : null);
    const judgement = await judgeCommits(ctx.deps, {
      link: repository.link.$,
      policy,
      at: ctx.now(),
      pace,
      change: {
        instance,
        commits: [commit],
        complete: true,
        opener,
        pushers: new Map(),
        vouchers,
        fromFork: null,
        instances,
        accountable: undefined,
        earlier: [],
        changedLines: null,
        readTextChange: async () => undefined,
        isMember: async () => undefined,
        mayWrite: (person) => mayWrite(client, place, person),
      },
    });
    const isAnswered = ({ role, email, account }: JudgedSubject): boolean =>
      (commit.madeByPlatform && credited !== null && role === SubjectRole.AUTHOR) ||
      (commit.madeByPlatform &&
        keysOf({ email, account: account && { ...account, ...instance } }).some((key) => answered.has(key)));
    if (uncoveredOf(judgement).some((subject) => !isAnswered(subject))) {
      return Verdict.UNCOVERED;
    }
  }
  return Verdict.COVERED;
}
