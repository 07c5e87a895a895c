import type { AppContext } from '#server/context.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { compareWithOldCheck } from './compare-with-old-check.ts';
import type { DecidedVerdict } from './decided-verdict.ts';
import { unlessRefused } from './final-failures.ts';
import { showDecidedCheck } from './show-check.ts';
import { showDecidedComment } from './show-comment.ts';
import { showDecidedLabels } from './show-labels.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/**
 * Shows a verdict on the platform: as a check, and as labels and a comment if the policy asks for them. Where the
 * platform is only observed, it is compared with that of the old check.
 */
export async function publishVerdict(ctx: AppContext, shown: ShownPullRequest, decided: DecidedVerdict): Promise<void> {
  const { capabilities, enforced, passesTests } = shown.target;
  if (!enforced) {
    await compareWithOldCheck(ctx, shown, decided);
    return;
  }
  if (capabilities.checks || passesTests) {
    await showDecidedCheck(ctx, shown, decided);
  }
  await ctx.em.nativeUpdate(PullRequest, { id: shown.pullRequestId }, { pendingSha: null });
  await unlessRefused(ctx, shown, () => showDecidedLabels(shown, decided));
  await unlessRefused(ctx, shown, () => showDecidedComment(ctx, shown, decided));
}
