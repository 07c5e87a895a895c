import type { AppContext } from '#server/context.ts';
import { CommentPolicy } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { unlessRefused } from './final-failures.ts';
import type { PublishedVerdict } from './published-verdict.ts';
import { renderComment } from './render-comment.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/**
 * Shows a verdict as a comment, if the policy asks for one. Nobody is bothered about a pull request that was always
 * covered, unless robots wait for the words.
 */
export async function showDecidedComment(
  ctx: AppContext,
  shown: ShownPullRequest,
  decided: PublishedVerdict,
): Promise<void> {
  const { target, key, pullRequestId } = shown;
  const { policy, capabilities } = target;
  if (policy.comment === CommentPolicy.OFF || decided.verdict === Verdict.UNKNOWN) {
    return;
  }
  const uncovered = { pullRequest: pullRequestId, verdict: Verdict.UNCOVERED };
  const quiet = decided.verdict === Verdict.COVERED && policy.comment === CommentPolicy.EDIT;
  if (quiet && (await ctx.em.count(PullRequestVerdict, uncovered)) === 0) {
    return;
  }
  const asks = policy.resolveComment && capabilities.resolvableComments;
  const comment = {
    body: renderComment(ctx, shown, decided),
    // A comment that asks to be resolved is replaced by one that does not.
    mode: asks ? 'new' : policy.comment,
    needsResolving: asks && decided.verdict === Verdict.UNCOVERED,
  };
  await unlessRefused(ctx, shown, () => target.client.publishComment(key, comment));
}
