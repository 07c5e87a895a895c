import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { verdicts } from '#server/metrics/metrics.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { waitsForConfirmation } from '#server/modules/gate/vouching/confirmers.queries.ts';
import { mailConfirmers } from '#server/modules/gate/vouching/mail-confirmers.job.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { appendVerdict } from './append-verdict.ts';
import { decidedVerdict, type DecidedVerdict } from './decided-verdict.ts';
import { storeSubjects, type JudgedHead } from './store-subjects.ts';

/**
 * Stores a verdict if it differs from the last one, records that it is another one than before, and stores the subjects
 * that it depends on. Undefined when the head has changed meanwhile: then it is not the verdict of the pull request any
 * more.
 */
export async function storeVerdict(ctx: AppContext, head: JudgedHead): Promise<DecidedVerdict | undefined> {
  const { target, pullRequestId, facts, judgement } = head;
  const stored = await change(ctx, async (tx) => {
    const pullRequest = await tx.em.findOneOrFail(PullRequest, pullRequestId, { refresh: true });
    if (pullRequest.headSha !== facts.headSha) {
      return undefined;
    }
    const decided = decidedVerdict(pullRequest, judgement, ctx.now());
    const commits = await storeSubjects(tx.em, head, ctx.now());
    const isNews = await appendVerdict(ctx, tx.em, { head, decided, commits });
    const { verdict, unknownSince } = decided;
    const changed = pullRequest.verdict !== verdict;
    const now = ctx.now();
    tx.em.assign(pullRequest, {
      verdict,
      unknownSince,
      judgedAt: now,
      ...(changed ? { updatedAt: now } : {}),
      ...(judgement.parked ? {} : { failedRuns: 0, failedAt: null }),
    });
    if (changed) {
      const link = target.repository.link.$;
      const details = { linkId: link.linkId, number: facts.number, headSha: facts.headSha, verdict };
      tx.audit({ action: 'PULL_REQUEST_JUDGED', actor: SYSTEM, link, subject: pullRequestId, details });
    }
    if (isNews && commits.some(({ subjects }) => subjects.some(waitsForConfirmation))) {
      tx.enqueue(mailConfirmers, { pullRequestId });
    }
    return decided;
  });
  if (stored !== undefined) {
    verdicts.inc({ verdict: stored.verdict });
  }
  return stored;
}
