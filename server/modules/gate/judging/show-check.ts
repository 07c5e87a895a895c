import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure, type VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';
import { uncoveredOf } from '#server/modules/gate/evaluation/uncovered.ts';
import { verdictTitle } from '#server/modules/gate/evaluation/verdict-text.rules.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest, PullRequestState, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { DecidedVerdict } from './decided-verdict.ts';
import { renderSummary } from './render-comment.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** Milliseconds after which an unknown verdict is shown as a failure. */
const UNKNOWN_MS = 3_600_000;

/** From the worst verdict to the best. */
const WORST_FIRST: readonly Verdict[] = [Verdict.UNCOVERED, Verdict.UNKNOWN, Verdict.PENDING, Verdict.COVERED];

/** Shows that a verdict about the head is still to come. */
export async function showPendingCheck(ctx: AppContext, shown: ShownPullRequest): Promise<void> {
  await showCheck(ctx, shown, undecidedReport(shown, { headSha: shown.facts.headSha, verdict: 'pending' }));
}

/** Ends the check of a head that was superseded; one that the platform never came to know has none. */
export async function endSupersededCheck(ctx: AppContext, shown: ShownPullRequest, headSha: string): Promise<void> {
  try {
    await showCheck(ctx, shown, undecidedReport(shown, { headSha, verdict: 'unknown' }));
  } catch (error) {
    if (!(error instanceof GatePlatformFailure && error.kind === 'stale')) {
      throw error;
    }
  }
}

interface UndecidedHead {
  readonly headSha: string;
  readonly verdict: 'pending' | 'unknown';
}

function undecidedReport({ target, page }: ShownPullRequest, { headSha, verdict }: UndecidedHead): VerdictReport {
  const title = verdictTitle({ verdict, uncovered: 0 }, target.policy.commentLanguage);
  return { headSha, verdict, failure: verdict === 'unknown', title, summary: title, url: page };
}

/**
 * Shows the worst verdict about the head. Runs about other pull requests with it may write at the same time; whichever
 * writes last sees what all of them have stored, and so does not leave an older verdict.
 */
export async function showDecidedCheck(
  ctx: AppContext,
  shown: ShownPullRequest,
  decided: DecidedVerdict,
): Promise<void> {
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
 * Shows a check. Some platforms let fewer accounts write checks than labels and comments, which still show the verdict;
 * the health of the connection names the right that is missing.
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
  const { judgement, overriddenBy } = decided;
  const { parked } = judgement;
  const language = shown.target.policy.commentLanguage;
  const uncovered = uncoveredOf(judgement).length;
  const own = verdictTitle({ verdict: decided.verdict, uncovered, overriddenBy, parked }, language);
  const title = verdict === decided.verdict ? own : verdictTitle({ verdict, uncovered: 0, parked }, language);
  const summary = renderSummary(shown, decided, own);
  return { headSha: shown.facts.headSha, verdict, failure, title, summary, url: shown.page };
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
