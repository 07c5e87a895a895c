import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { unlessRefused } from './final-failures.ts';
import type { PublishedVerdict } from './published-verdict.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** Takes the label of an earlier head back: labels belong to no commit, and nobody must merge by it. */
export async function showPendingLabels(ctx: AppContext, shown: ShownPullRequest): Promise<void> {
  const { client, policy } = shown.target;
  const { labels } = policy;
  if (labels) {
    await unlessRefused(ctx, shown, () => client.publishLabels(shown.key, { set: null, remove: [labels.covered] }));
  }
}

/** Shows the label of a verdict. Throws `stale` instead of calling a head covered that was pushed meanwhile. */
export async function showDecidedLabels(
  ctx: AppContext,
  shown: ShownPullRequest,
  { verdict, judgement }: PublishedVerdict,
): Promise<void> {
  const { target, key, facts } = shown;
  const { client, policy } = target;
  const { labels } = policy;
  if (!labels || (verdict === Verdict.UNKNOWN && judgement.complete)) {
    return;
  }
  const isCovered = verdict === Verdict.COVERED;
  await unlessRefused(ctx, shown, async () => {
    if (isCovered && (await client.readPullRequest(key))?.headSha !== facts.headSha) {
      throw new GatePlatformFailure('stale', 'the head has changed');
    }
    await client.publishLabels(key, {
      set: isCovered ? labels.covered : labels.uncovered,
      remove: [isCovered ? labels.uncovered : labels.covered],
    });
  });
}
