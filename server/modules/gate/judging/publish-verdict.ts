import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure, type VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';
import { adapterOf } from '#server/modules/gate/connection/gate-access.ts';
import { uncoveredOf } from '#server/modules/gate/evaluation/uncovered.ts';
import { verdictTitle } from '#server/modules/gate/evaluation/verdict-text.rules.ts';
import { CommentPolicy } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest, PullRequestState, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { renderComment, renderSummary } from './render-comment.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';
import type { DecidedVerdict } from './store-verdict.ts';
import { unlessRefused } from './unless-refused.ts';
import { verdictPage } from './verdict-page.ts';

/** Milliseconds after which an unknown verdict is shown as a failure. */
export const UNKNOWN_MS = 3_600_000;

/** From the worst verdict to the best. */
const WORST_FIRST: readonly Verdict[] = [Verdict.UNCOVERED, Verdict.UNKNOWN, Verdict.PENDING, Verdict.COVERED];

function writes({ target }: ShownPullRequest): boolean {
  return target.repository.mode === GateMode.ENFORCE;
}

function showsChecks({ target }: ShownPullRequest): boolean {
  return adapterOf(target.repository.connection.$).capabilities.checks;
}

/** Whether the account passes what is covered as a tester, whom the repository may require. */
function passesTests({ target, policy }: ShownPullRequest): boolean {
  return policy.passAsTester && adapterOf(target.repository.connection.$).capabilities.tester;
}

/**
 * Lets the platform wait for a head without a verdict of ours; a head that has one keeps it while it is judged again.
 * A head that was superseded while the platform waited for it is ended.
 */
export async function publishPending(ctx: AppContext, shown: ShownPullRequest): Promise<void> {
  const { facts, pullRequestId } = shown;
  if (!writes(shown)) {
    return;
  }
  const { headSha } = facts;
  const { pendingSha } = await ctx.em.findOneOrFail(PullRequest, pullRequestId, { refresh: true });
  if (showsChecks(shown) && pendingSha && pendingSha !== headSha) {
    await endSuperseded(ctx, shown, pendingSha);
  }
  await takeBackEarlier(ctx, shown);
  if ((await ctx.em.count(PullRequestVerdict, { pullRequest: pullRequestId, headSha })) > 0) {
    return;
  }
  await ctx.em.nativeUpdate(PullRequest, { id: pullRequestId }, { pendingSha: headSha });
  if (showsChecks(shown)) {
    await showCheck(ctx, shown, pendingReport(ctx, shown));
  }
}

/** Ends the check of a head that was superseded; one that the platform never came to know has none. */
async function endSuperseded(ctx: AppContext, shown: ShownPullRequest, headSha: string): Promise<void> {
  const title = verdictTitle({ verdict: 'unknown', uncovered: 0 }, shown.policy.commentLanguage);
  const superseded = { headSha, verdict: 'unknown', failure: true, title, summary: title } as const;
  try {
    await showCheck(ctx, shown, { ...superseded, url: verdictPage(ctx, shown) });
  } catch (error) {
    if (!(error instanceof GatePlatformFailure && error.kind === 'stale')) {
      throw error;
    }
  }
}

function pendingReport(ctx: AppContext, shown: ShownPullRequest): VerdictReport {
  const title = verdictTitle({ verdict: 'pending', uncovered: 0 }, shown.policy.commentLanguage);
  const { headSha } = shown.facts;
  return { headSha, verdict: 'pending', failure: false, title, summary: title, url: verdictPage(ctx, shown) };
}

/** Labels and tests belong to no commit: nobody must merge by those of an earlier head. */
async function takeBackEarlier(ctx: AppContext, shown: ShownPullRequest): Promise<void> {
  const { policy, target, key, facts, pullRequestId } = shown;
  const latest = { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1, fields: ['headSha'] } as const;
  const [last] = await ctx.em.find(PullRequestVerdict, { pullRequest: pullRequestId }, latest);
  const { headSha } = facts;
  if (last?.headSha === headSha) {
    return;
  }
  if (passesTests(shown)) {
    await showCheck(ctx, shown, pendingReport(ctx, shown));
  }
  if (policy.labels) {
    const { covered } = policy.labels;
    await unlessRefused(ctx, shown, () => target.client.publishLabels(key, { set: null, remove: [covered] }));
  }
}

/** Shows a verdict on the platform: as a check, and as labels and a comment if the policy asks for them. */
export async function publishVerdict(ctx: AppContext, shown: ShownPullRequest, decided: DecidedVerdict): Promise<void> {
  if (!writes(shown)) {
    return;
  }
  if (showsChecks(shown) || passesTests(shown)) {
    await showWorst(ctx, shown, decided);
  }
  await ctx.em.nativeUpdate(PullRequest, { id: shown.pullRequestId }, { pendingSha: null });
  await unlessRefused(ctx, shown, () => publishLabels(shown, decided));
  await unlessRefused(ctx, shown, () => publishComment(ctx, shown, decided));
}

/**
 * Shows the worst verdict about the head. Runs about other pull requests with it may write at the same time; whichever
 * writes last sees what all of them have stored, and so does not leave an older verdict.
 */
async function showWorst(ctx: AppContext, shown: ShownPullRequest, decided: DecidedVerdict): Promise<void> {
  let worst: Verdict | undefined;
  for (let now = await worstOf(ctx, shown, decided); now !== worst; now = await worstOf(ctx, shown, decided)) {
    worst = now;
    const report = await reportOf(ctx, shown, { decided, verdict: worst });
    if (report !== undefined) {
      await showCheck(ctx, shown, report);
    }
  }
}

/**
 * Shows a check. Some platforms let fewer accounts write checks than labels and comments, which still tell then; the
 * health of the connection names the right that is missing.
 */
async function showCheck(ctx: AppContext, { target, key }: ShownPullRequest, report: VerdictReport): Promise<void> {
  try {
    await target.client.publishVerdict(key, report);
  } catch (error) {
    if (!(error instanceof GatePlatformFailure && error.kind === 'forbidden')) {
      throw error;
    }
    const { permission } = error.details;
    ctx.deps.log.warn({ repositoryId: target.repository.id, permission }, 'a check may not be written');
  }
}

interface WorstVerdict {
  readonly decided: DecidedVerdict;
  readonly verdict: Verdict;
}

/** Undefined when the head keeps what it shows: an unknown verdict replaces an earlier one only after an hour. */
async function reportOf(
  ctx: AppContext,
  shown: ShownPullRequest,
  { decided, verdict }: WorstVerdict,
): Promise<VerdictReport | undefined> {
  const failure = verdict === Verdict.UNKNOWN && isFailure(ctx, decided);
  if (verdict === Verdict.UNKNOWN && !failure && (await wasDecided(ctx, shown))) {
    return undefined;
  }
  const uncovered = verdict === decided.verdict ? uncoveredOf(decided.judgement).length : 0;
  const overriddenBy = verdict === decided.verdict ? decided.overriddenBy : null;
  return {
    headSha: shown.facts.headSha,
    verdict,
    failure,
    title: verdictTitle(
      { verdict, uncovered, overriddenBy, parked: decided.judgement.parked },
      shown.policy.commentLanguage,
    ),
    summary: renderSummary(ctx, shown, decided),
    url: verdictPage(ctx, shown),
  };
}

/** A list that the platform cuts off stays so, and so does what could not be judged: waiting does not help. */
function isFailure(ctx: AppContext, { unknownSince, judgement }: DecidedVerdict): boolean {
  const listIsCut = !judgement.complete && judgement.commits.length > 0;
  return (
    listIsCut ||
    judgement.parked === true ||
    (unknownSince !== null && ctx.now().getTime() - unknownSince.getTime() >= UNKNOWN_MS)
  );
}

async function wasDecided({ em }: AppContext, { pullRequestId, facts }: ShownPullRequest): Promise<boolean> {
  const decided = { $in: [Verdict.COVERED, Verdict.UNCOVERED] };
  const where = { pullRequest: pullRequestId, headSha: facts.headSha, verdict: decided };
  return (await em.count(PullRequestVerdict, where)) > 0;
}

/** A check belongs to the commit: open pull requests with the same head share the worst of their verdicts. */
async function worstOf({ em }: AppContext, shown: ShownPullRequest, { verdict }: DecidedVerdict): Promise<Verdict> {
  const { facts, target, pullRequestId } = shown;
  const siblings = await em.find(
    PullRequest,
    {
      repository: target.repository.id,
      headSha: facts.headSha,
      state: PullRequestState.OPEN,
      id: { $ne: pullRequestId },
    },
    { refresh: true },
  );
  const verdicts = new Set<Verdict>([verdict, ...siblings.map((sibling) => sibling.verdict)]);
  return WORST_FIRST.find((known) => verdicts.has(known)) ?? verdict;
}

/** Writes the label of a verdict. Throws `stale` instead of calling a head covered that was pushed meanwhile. */
async function publishLabels({ policy, target, key, facts }: ShownPullRequest, decided: DecidedVerdict): Promise<void> {
  const { labels } = policy;
  if (!labels || (decided.verdict === Verdict.UNKNOWN && decided.judgement.complete)) {
    return;
  }
  const covered = decided.verdict === Verdict.COVERED;
  if (covered && (await target.client.readPullRequest(key))?.headSha !== facts.headSha) {
    throw new GatePlatformFailure('stale', 'the head has changed');
  }
  await target.client.publishLabels(key, {
    set: covered ? labels.covered : labels.uncovered,
    remove: [covered ? labels.uncovered : labels.covered],
  });
}

/** Nobody is bothered about a pull request that was always covered, unless robots wait for the words. */
async function publishComment(ctx: AppContext, shown: ShownPullRequest, decided: DecidedVerdict): Promise<void> {
  const { policy, target, key, pullRequestId } = shown;
  if (policy.comment === CommentPolicy.OFF || decided.verdict === Verdict.UNKNOWN) {
    return;
  }
  const uncovered = { pullRequest: pullRequestId, verdict: Verdict.UNCOVERED };
  const quiet = decided.verdict === Verdict.COVERED && policy.comment === CommentPolicy.EDIT;
  if (quiet && (await ctx.em.count(PullRequestVerdict, uncovered)) === 0) {
    return;
  }
  const { resolvableComments } = adapterOf(target.repository.connection.$).capabilities;
  const asks = policy.resolveComment && resolvableComments;
  await target.client.publishComment(key, {
    body: renderComment(ctx, shown, decided),
    // A comment that asks to be resolved is replaced by one that does not.
    mode: asks ? 'new' : policy.comment,
    needsResolving: asks && decided.verdict === Verdict.UNCOVERED,
  });
}
