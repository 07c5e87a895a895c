import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { compareWithOldCheck } from './compare-with-old-check.ts';
import { FINAL_FAILURES } from './final-failures.ts';
import { endSupersededCheck, showDecidedCheck, showPendingCheck } from './show-check.ts';
import { showDecidedComment } from './show-comment.ts';
import { showDecidedLabels, showPendingLabels } from './show-labels.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';
import type { DecidedVerdict } from './store-verdict.ts';

function writes({ target }: ShownPullRequest): boolean {
  return target.repository.mode === GateMode.ENFORCE;
}

/** Whether the account, as a tester that the repository may require, passes covered pull requests. */
function passesTests({ target: { policy, capabilities } }: ShownPullRequest): boolean {
  return policy.passAsTester && capabilities.tester;
}

/**
 * Lets the platform wait for a head without a verdict of ours; a head that has one keeps it while it is judged again.
 * A head that was superseded while the platform waited for it is ended.
 */
export async function publishPending(ctx: AppContext, shown: ShownPullRequest): Promise<void> {
  const { target, facts, pullRequestId } = shown;
  if (!writes(shown)) {
    return;
  }
  const { capabilities } = target;
  const { headSha } = facts;
  const { pendingSha } = await ctx.em.findOneOrFail(PullRequest, pullRequestId, { refresh: true });
  if (capabilities.checks && pendingSha && pendingSha !== headSha) {
    await endSupersededCheck(ctx, shown, pendingSha);
  }
  await takeBackEarlier(ctx, shown);
  if ((await ctx.em.count(PullRequestVerdict, { pullRequest: pullRequestId, headSha })) > 0) {
    return;
  }
  await ctx.em.nativeUpdate(PullRequest, { id: pullRequestId }, { pendingSha: headSha });
  if (capabilities.checks) {
    await showPendingCheck(ctx, shown);
  }
}

/** Labels and tests belong to no commit: nobody must merge by those of an earlier head. */
async function takeBackEarlier(ctx: AppContext, shown: ShownPullRequest): Promise<void> {
  const { facts, pullRequestId } = shown;
  const latest = { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1, fields: ['headSha'] } as const;
  const [last] = await ctx.em.find(PullRequestVerdict, { pullRequest: pullRequestId }, latest);
  if (last?.headSha === facts.headSha) {
    return;
  }
  if (passesTests(shown)) {
    await showPendingCheck(ctx, shown);
  }
  await unlessRefused(ctx, shown, () => showPendingLabels(shown));
}

/**
 * Shows a verdict on the platform: as a check, and as labels and a comment if the policy asks for them. Where the
 * platform is only observed, it is compared with that of the old check.
 */
export async function publishVerdict(ctx: AppContext, shown: ShownPullRequest, decided: DecidedVerdict): Promise<void> {
  if (!writes(shown)) {
    await compareWithOldCheck(ctx, shown, decided);
    return;
  }
  if (shown.target.capabilities.checks || passesTests(shown)) {
    await showDecidedCheck(ctx, shown, decided);
  }
  await ctx.em.nativeUpdate(PullRequest, { id: shown.pullRequestId }, { pendingSha: null });
  await unlessRefused(ctx, shown, () => showDecidedLabels(shown, decided));
  await unlessRefused(ctx, shown, () => showDecidedComment(ctx, shown, decided));
}

/** Writes what a platform may refuse, such as a comment of somebody whom the author has blocked; that is logged once. */
async function unlessRefused(
  { deps }: AppContext,
  { target, key }: ShownPullRequest,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof GatePlatformFailure && FINAL_FAILURES.has(error.kind))) {
      throw error;
    }
    const place = { repositoryId: target.repository.id, repository: key.repository.path, number: key.number };
    deps.log.warn({ ...place, err: error }, 'a label or a comment is refused');
  }
}
