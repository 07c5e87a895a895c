import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import {
  ComparisonResult,
  compareVerdicts,
  labelVerdict,
  OldVerdict,
  readAgainIn,
} from '#server/modules/gate/comparison/compare-verdicts.rules.ts';
import { reasonOf } from '#server/modules/gate/comparison/difference-reason.ts';
import { VerdictComparison } from '#server/modules/gate/comparison/verdict-comparison.entity.ts';
import type { OldCheck } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { DecidedVerdict } from './decided-verdict.ts';
import { FINAL_FAILURES } from './final-failures.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** Compares a verdict with what the old check says about the same head, and stores both. Nothing is written there. */
export async function compareWithOldCheck(
  ctx: AppContext,
  shown: ShownPullRequest,
  decided: DecidedVerdict,
): Promise<void> {
  const { target, facts, pullRequestId } = shown;
  const { oldCheck } = target.policy;
  if (oldCheck === null) {
    return;
  }
  const old = await readOldVerdict(ctx, shown, oldCheck);
  if (old === undefined) {
    return;
  }
  const { headSha } = facts;
  const { headSeenAt } = await ctx.em.findOneOrFail(PullRequest, pullRequestId, { fields: ['headSeenAt'] });
  const now = ctx.now();
  const { verdict } = decided;
  const head = { old, verdict, age: now.getTime() - (headSeenAt ?? now).getTime() };
  const result = compareVerdicts(head);
  const again = readAgainIn(head);
  const compared = {
    oldVerdict: old,
    verdict,
    result,
    reason: result === ComparisonResult.DIFFERS ? reasonOf(decided) : null,
    comparedAt: now,
    readAgainAt: again === null ? null : new Date(now.getTime() + again),
  };
  const named = { link: target.repository.link.id, pullRequest: pullRequestId, headSha, createdAt: now };
  await ctx.em.upsert(
    VerdictComparison,
    { id: crypto.randomUUID(), ...named, ...compared },
    {
      onConflictFields: ['pullRequest', 'headSha'],
      onConflictExcludeFields: ['id', 'createdAt'],
    },
  );
}

/** Undefined when the platform does not let it be read. */
async function readOldVerdict(
  { deps }: AppContext,
  { target, key, facts }: ShownPullRequest,
  { name, labels }: OldCheck,
): Promise<OldVerdict | undefined> {
  const { client, capabilities } = target;
  try {
    const found =
      name !== null && capabilities.oldResults.includes('check')
        ? ((await client.readForeignCheck(key, facts.headSha, name)) ?? OldVerdict.MISSING)
        : OldVerdict.MISSING;
    const isLabelled = found === OldVerdict.MISSING && labels !== null && capabilities.oldResults.includes('label');
    return isLabelled ? labelVerdict(await client.readLabels(key), labels) : found;
  } catch (error) {
    if (!(error instanceof GatePlatformFailure && FINAL_FAILURES.has(error.kind))) {
      throw error;
    }
    deps.log.warn({ repositoryId: target.repository.id, err: error }, 'an old check cannot be read');
    return undefined;
  }
}
