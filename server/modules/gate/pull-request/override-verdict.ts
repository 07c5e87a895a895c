import { LockMode } from '@mikro-orm/core';
import { characterCount } from '#rules/field-value.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { JUDGE_AT_ONCE } from '#server/modules/gate/connection/gate-queues.ts';
import { getChangeablePullRequest, type PlacedPullRequest } from './pull-request-access.ts';
import { PullRequest, Verdict } from './pull-request.entity.ts';

/** A pull request that counts as covered until the next push. */
export interface OverrideVerdictFacts {
  readonly id: string;
  /** Its head, as it was shown. */
  readonly headSha: string;
  readonly reason: string;
}

const REASON_MAX_LENGTH = 500;

/**
 * Lets a pull request count as covered until the next push; the reason is shown with the verdict. Errors: those of
 * `getChangeablePullRequest` and `requireStepUp`, `bad_request_parameter` with `headSha` (not the head any more) or
 * `reason`.
 */
export async function overrideVerdict(
  ctx: AppContext,
  { id, headSha, reason }: OverrideVerdictFacts,
): Promise<PlacedPullRequest> {
  const { pullRequest, link, actor, account, session } = await getChangeablePullRequest(ctx, id);
  const text = reason.trim();
  if (text === '' || characterCount(text) > REASON_MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field: 'reason' });
  }
  await requireStepUp(ctx, session);
  await change(ctx, async (tx) => {
    const stored = await tx.em.findOneOrFail(PullRequest, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (stored.headSha !== headSha) {
      throw new AppError('bad_request_parameter', { field: 'headSha' });
    }
    tx.em.assign(stored, {
      overrideVerdict: Verdict.COVERED,
      overrideSha: headSha,
      overriddenBy: account.account,
      overrideReason: text,
    });
    tx.enqueue(JUDGE_AT_ONCE, { repositoryId: stored.repository.id, number: stored.number });
    const details = { linkId: link.linkId, number: stored.number, headSha };
    tx.audit({ action: 'VERDICT_OVERRIDDEN', actor, link, subject: id, details });
  });
  return pullRequest;
}
