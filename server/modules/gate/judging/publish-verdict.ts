import type { AppContext } from '#server/context.ts';
import { compareWithOldCheck } from './compare-with-old-check.ts';
import type { DecidedVerdict } from './decided-verdict.ts';
import { publishedVerdict } from './published-verdict.ts';
import { showDecidedCheck } from './show-check.ts';
import { showDecidedComment } from './show-comment.ts';
import { showDecidedLabels } from './show-labels.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/**
 * Shows a verdict on the platform: as a check, and as labels and a comment if the policy asks for them. Where the
 * platform is only observed, it is compared with that of the old check.
 */
export async function publishVerdict(ctx: AppContext, shown: ShownPullRequest, decided: DecidedVerdict): Promise<void> {
  const { enforced, policy } = shown.target;
  if (!enforced) {
    await compareWithOldCheck(ctx, shown, decided);
    return;
  }
  const published = publishedVerdict(decided, policy);
  await showDecidedCheck(ctx, shown, published);
  await showDecidedLabels(ctx, shown, published);
  await showDecidedComment(ctx, shown, published);
}
