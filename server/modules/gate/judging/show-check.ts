import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure, type VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';
import { verdictTitle } from '#server/modules/gate/evaluation/verdict-text.rules.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest, PullRequestState, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { PublishedVerdict } from './published-verdict.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';
import { decidedReport } from './verdict-report.ts';

/** Milliseconds after which an unknown verdict is shown as a failure. */
const UNKNOWN_MS = 3_600_000;

/** From the worst verdict to the best. */
const WORST_FIRST: readonly Verdict[] = [Verdict.UNCOVERED, Verdict.UNKNOWN, Verdict.PENDING, Verdict.COVERED];

/**
 * Shows that a verdict about the head is still to come, unless it has one, and ends the check of a head that was
 * superseded meanwhile. A test belongs to no commit: nobody must merge by that of the head before a new one.
 */
export async function showPendingCheck(ctx: AppContext, shown: ShownPullRequest, isNew: boolean): Promise<void> {
  const { target, facts, pullRequestId, pendingSha } = shown;
  const { checks } = target.capabilities;
  const { headSha } = facts;
  const isAwaited = checks && !(await hasVerdict(ctx, shown));
  if (checks && pendingSha && pendingSha !== headSha) {
    await endSupersededCheck(ctx, shown, pendingSha);
  }
  if (isAwaited) {
    await ctx.em.nativeUpdate(PullRequest, { id: pullRequestId }, { pendingSha: headSha });
  }
  if (isAwaited || (isNew && target.passesTests)) {
    await showCheck(ctx, shown, undecidedReport(shown, { headSha, verdict: 'pending' }));
  }
}

/** One that the platform never came to know has none. */
async function endSupersededCheck(ctx: AppContext, shown: ShownPullRequest, headSha: string): Promise<void> {
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
 * writes last sees what all of them have stored, and so does not leave an older verdict. An unknown verdict replaces an
 * earlier one only after an hour.
 */
export async function showDecidedCheck(
  ctx: AppContext,
  shown: ShownPullRequest,
  decided: PublishedVerdict,
): Promise<void> {
  const { target, pullRequestId } = shown;
  if (!target.capabilities.checks && !target.passesTests) {
    return;
  }
  let worst: Verdict | undefined;
  for (let now = await worstOf(ctx, shown, decided); now !== worst; now = await worstOf(ctx, shown, decided)) {
    worst = now;
    const isUnknown = worst === Verdict.UNKNOWN;
    const failure = isUnknown && isFailure(ctx, decided);
    const keepsEarlier = isUnknown && !failure && (await hasVerdict(ctx, shown, [Verdict.COVERED, Verdict.UNCOVERED]));
    if (!keepsEarlier) {
      await showCheck(ctx, shown, decidedReport(shown, decided, { verdict: worst, failure }));
    }
  }
  await ctx.em.nativeUpdate(PullRequest, { id: pullRequestId }, { pendingSha: null });
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

/** A list that the platform cuts off stays so, and so does what could not be judged: waiting does not help. */
function isFailure(ctx: AppContext, { unknownSince, judgement }: PublishedVerdict): boolean {
  const listIsCut = !judgement.complete && judgement.commits.length > 0;
  return (
    listIsCut ||
    judgement.parked === true ||
    (unknownSince !== null && ctx.now().getTime() - unknownSince.getTime() >= UNKNOWN_MS)
  );
}

/** Whether the head has a verdict of ours, or one of these. */
async function hasVerdict(
  { em }: AppContext,
  { pullRequestId, facts }: ShownPullRequest,
  among: readonly Verdict[] = Object.values(Verdict),
): Promise<boolean> {
  const where = { pullRequest: pullRequestId, headSha: facts.headSha, verdict: { $in: [...among] } };
  return (await em.count(PullRequestVerdict, where)) > 0;
}

/** A check belongs to the commit: open pull requests with the same head share the worst of their verdicts. */
async function worstOf({ em }: AppContext, shown: ShownPullRequest, { verdict }: PublishedVerdict): Promise<Verdict> {
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
