import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { PullRequestFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import type { Queue } from '#server/jobs/define-job.ts';
import type { NamedPullRequest } from '#server/modules/gate/connection/gate-queues.ts';
import { PullRequest, PullRequestState, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import type { GateTarget } from './gate-target.ts';

const TITLE_MAX_LENGTH = 500;

/** A pull request as the platform shows it now. */
interface SeenPullRequest {
  readonly id: string;
  readonly facts: PullRequestFacts;
  /** For others with the head that this one had, whose check may be better without it. */
  readonly queue: Queue<NamedPullRequest>;
}

/**
 * Stores what the platform shows, and returns the row. A new head waits for its verdict, and ends what a person set for
 * the one before.
 */
export async function storePullRequest(
  ctx: AppContext,
  { repository }: GateTarget,
  { id, facts, queue }: SeenPullRequest,
): Promise<PullRequest> {
  return change(ctx, async (tx) => {
    const stored = await tx.em.findOneOrFail(PullRequest, id, { refresh: true });
    const before = { state: stored.state, headSha: stored.headSha };
    const seen = toRow(facts);
    const changed = Object.entries(seen).some(([name, value]) => stored[name as keyof typeof seen] !== value);
    tx.em.assign(stored, { ...seen, ...(changed ? { updatedAt: ctx.now() } : {}) });
    if (before.headSha !== facts.headSha) {
      const ended = {
        verdict: Verdict.PENDING,
        unknownSince: null,
        failedRuns: 0,
        failedAt: null,
        overrideVerdict: null,
        overrideSha: null,
      };
      tx.em.assign(stored, { ...ended, headSeenAt: ctx.now() });
    }
    const { path, private: hidden, ownerId } = facts.repository;
    await tx.em.nativeUpdate(GatedRepository, { id: repository.id }, { path, private: hidden, ownerId });
    const wasOpen = before.state === PullRequestState.OPEN;
    const isClosed = stored.state !== PullRequestState.OPEN;
    if (wasOpen && isClosed) {
      recordClosing(tx, repository.link.$, stored);
    }
    if (wasOpen && (isClosed || before.headSha !== facts.headSha)) {
      const siblings = {
        repository: repository.id,
        headSha: before.headSha,
        state: PullRequestState.OPEN,
        id: { $ne: id },
      };
      for (const { number } of await tx.em.find(PullRequest, siblings)) {
        tx.enqueue(queue, { repositoryId: repository.id, number });
      }
    }
    return stored;
  });
}

function toRow(facts: PullRequestFacts) {
  return {
    state: facts.state,
    title: facts.title.slice(0, TITLE_MAX_LENGTH),
    url: facts.url,
    draft: facts.draft,
    openerId: facts.opener?.id ?? null,
    opener: facts.opener?.login ?? null,
    headSha: facts.headSha,
    baseSha: facts.baseSha,
    baseBranch: facts.baseBranch,
  };
}

function recordClosing(tx: Change, link: { readonly id: string; readonly linkId: string }, merged: PullRequest): void {
  const { id, headSha, number, verdict, state } = merged;
  if (state === PullRequestState.MERGED && verdict !== Verdict.COVERED) {
    const details = { linkId: link.linkId, number, headSha, verdict };
    tx.audit({ action: 'PULL_REQUEST_MERGED_UNCOVERED', actor: SYSTEM, link, subject: id, details });
  }
}

/** Closes a pull request that the platform does not have; one that was never read is deleted. */
export async function forgetPullRequest(ctx: AppContext, id: string): Promise<void> {
  await ctx.em.nativeDelete(PullRequest, { id, state: PullRequestState.NEW });
  await ctx.em.nativeUpdate(PullRequest, { id }, { state: PullRequestState.CLOSED, updatedAt: ctx.now() });
}
