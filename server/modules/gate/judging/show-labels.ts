import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { DecidedVerdict } from './decided-verdict.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** Takes the label of an earlier head back: nobody must merge by it. */
export async function showPendingLabels({ target, key }: ShownPullRequest): Promise<void> {
  const { labels } = target.policy;
  if (labels) {
    await target.client.publishLabels(key, { set: null, remove: [labels.covered] });
  }
}

/** Shows the label of a verdict. Throws `stale` instead of calling a head covered that was pushed meanwhile. */
export async function showDecidedLabels(
  { target, key, facts }: ShownPullRequest,
  decided: DecidedVerdict,
): Promise<void> {
  const { labels } = target.policy;
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
